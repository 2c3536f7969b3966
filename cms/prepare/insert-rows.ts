import type { Knex } from 'knex'

/** SQLite takes 32766 values in a statement at most, 999 in old builds. */
const VALUES_PER_INSERT = 900

/** Inserts rows whose id is not there yet; they all have the same columns. */
export async function insertAbsent(
	transaction: Knex.Transaction,
	table: string,
	rows: readonly Record<string, unknown>[],
): Promise<void> {
	const [first] = rows
	if (!first) return
	const chunk = Math.max(1, Math.floor(VALUES_PER_INSERT / Object.keys(first).length))
	for (let start = 0; start < rows.length; start += chunk) {
		await transaction(table)
			.insert(rows.slice(start, start + chunk))
			.onConflict('id')
			.ignore()
	}
}

/** PostgreSQL's sequences do not notice ids that were given; SQLite looks at the highest one by itself. */
export async function moveSequence(transaction: Knex.Transaction, table: string): Promise<void> {
	if (transaction.client.config.client !== 'pg') return
	await transaction.raw(
		"select setval(pg_get_serial_sequence(?, 'id'), greatest((select coalesce(max(id), 1) from ??), 1))",
		[`"${table}"`, table],
	)
}
