import type { Knex } from 'knex'

/**
 * Two transactions that waited for each other, or a file that another process holds: the database ended ours, and
 * nothing happened.
 */
const TRANSIENT_CODES: ReadonlySet<unknown> = new Set(['40P01', '40001', 'SQLITE_BUSY'])
const ATTEMPTS = 4

/**
 * Runs a transaction, anew where it only collided with another. `work` does nothing but talk to the database: it may
 * run twice.
 */
export async function inTransaction<T>(
	database: Knex,
	work: (transaction: Knex.Transaction) => Promise<T>,
	attempts = ATTEMPTS,
): Promise<T> {
	try {
		return await database.transaction(work)
	} catch (error) {
		if (attempts <= 1 || !TRANSIENT_CODES.has((error as { code?: unknown }).code)) throw error
		return inTransaction(database, work, attempts - 1)
	}
}
