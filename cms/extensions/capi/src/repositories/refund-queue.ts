import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { jsonFrom } from './columns.ts'
import type { Database } from './orders.ts'

const TOPIC = 'payment.refund'
/** A claimed row is taken up again after this long, should the node that claimed it have died. */
const CLAIM_MS = 120_000

/** A refund that is owed: a row of the outbox, written in the transaction that ended the order, worked off after its commit. */
export interface RefundTask {
	id: number
	payment: number
	attempts: number
}

export async function enqueueRefund(transaction: Knex.Transaction, payment: number, now: number): Promise<void> {
	const at = new Date(now)
	await transaction('outbox').insert({
		topic: TOPIC,
		payload: JSON.stringify({ payment }),
		attempts: 0,
		available_at: at,
		date_created: at,
	})
}

/** Takes up to `limit` refunds that are due; nobody else gets them meanwhile. */
export async function claimRefunds(db: Database, now: number, limit: number): Promise<RefundTask[]> {
	const rows: Row[] = await db('outbox')
		.where({ topic: TOPIC })
		.whereNull('sent_at')
		.where('available_at', '<=', new Date(now))
		.orderBy('id')
		.limit(limit)
	const tasks: RefundTask[] = []
	for (const row of rows) {
		const attempts = Number(row.attempts) + 1
		// The number of attempts is the claim: of two nodes that read the row, one finds it changed.
		const claimed = await db('outbox')
			.where({ id: row.id, attempts: row.attempts })
			.whereNull('sent_at')
			.update({ attempts, available_at: new Date(now + CLAIM_MS) })
		const { payment } = jsonFrom<{ payment?: number }>(row.payload, {})
		if (claimed > 0) tasks.push({ id: Number(row.id), payment: Number(payment), attempts })
	}
	return tasks
}

export async function completeRefund(transaction: Knex.Transaction, id: number, now: number): Promise<void> {
	await transaction('outbox')
		.where({ id })
		.update({ sent_at: new Date(now), last_error: null })
}

/** Puts a failed refund back, each time for twice as long, up to an hour. `reason` is for operators. */
export async function postponeRefund(db: Database, task: RefundTask, now: number, reason: string): Promise<void> {
	const delay = Math.min(60_000 * 2 ** (task.attempts - 1), 3_600_000)
	await db('outbox')
		.where({ id: task.id })
		.update({ available_at: new Date(now + delay), last_error: reason.slice(0, 500) })
}
