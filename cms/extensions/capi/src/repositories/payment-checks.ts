import { OPEN_ATTEMPTS } from '@app/domain/payments/payment-attempt'
import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'

/**
 * Another node leaves an attempt alone for this long once somebody has begun to ask about it: longer than asking and
 * closing take.
 */
const CLAIM_MS = 30_000

/**
 * Takes up to `limit` attempts about which their provider is to be asked now; no other node gets them meanwhile.
 * Those of a provider that is not configured any more keep their turn until it is.
 */
export async function claimChecks(db: Knex, provider: string, now: number, limit: number): Promise<number[]> {
	const isDue = (query: Knex.QueryBuilder) => query.where('check_at', '<=', new Date(now)).where({ provider })
	const due = isDue(db('payments')).orderBy('check_at').limit(limit).select('id')
	// PostgreSQL passes over what another node is claiming; SQLite has one writer.
	if (db.client.config.client === 'pg') due.forUpdate().skipLocked()
	const rows: Row[] = await isDue(db('payments'))
		.whereIn('id', due)
		.update({ check_at: new Date(now + CLAIM_MS) })
		.returning('id')
	return rows.map(({ id }) => Number(id))
}

/**
 * After a start: whatever was decided elsewhere meanwhile is asked about at once, and so is an open attempt that lost
 * its turn.
 */
export async function makeChecksDue(db: Knex, provider: string, now: number): Promise<void> {
	const at = new Date(now)
	await db('payments').where('check_at', '>', at).update({ check_at: at })
	await db('payments')
		.where({ provider })
		.whereIn('status', OPEN_ATTEMPTS)
		.whereNull('check_at')
		.update({ check_at: at })
}
