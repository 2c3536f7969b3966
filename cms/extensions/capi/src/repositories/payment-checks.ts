import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import type { Database } from './orders.ts'

/** Another node leaves an attempt alone for this long once somebody has begun to ask about it. */
const CLAIM_MS = 20_000

/** Takes up to `limit` attempts about which the provider is to be asked now; no other node gets them meanwhile. */
export async function claimChecks(db: Knex, now: number, limit: number): Promise<number[]> {
	const isDue = (query: Knex.QueryBuilder) => query.where('check_at', '<=', new Date(now))
	const due = isDue(db('payments')).orderBy('check_at').limit(limit).select('id')
	// PostgreSQL passes over what another node is claiming; SQLite has one writer.
	if (db.client.config.client === 'pg') due.forUpdate().skipLocked()
	const rows: Row[] = await isDue(db('payments'))
		.whereIn('id', due)
		.update({ check_at: new Date(now + CLAIM_MS) })
		.returning('id')
	return rows.map(({ id }) => Number(id))
}

/** When the provider is asked about an attempt next; null for never again. */
export async function setNextCheck(db: Database, payment: number, at: number | null): Promise<void> {
	await db('payments')
		.where({ id: payment })
		.update({ check_at: at === null ? null : new Date(at) })
}

/** After a start: whatever was decided elsewhere meanwhile is asked about at once. */
export async function makeChecksDue(db: Database, now: number): Promise<void> {
	const at = new Date(now)
	await db('payments').where('check_at', '>', at).update({ check_at: at })
}
