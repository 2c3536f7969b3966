import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { jsonFrom } from './columns.ts'
import type { Database } from './orders.ts'

/** A claimed row is taken up again after this long, should the node that claimed it have died. */
export const CLAIM_MS = 20_000

/** Each failure doubles the wait, from the first to the longest. */
const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 3_600_000

/**
 * Work that is owed: written in the transaction that made it due, done after the commit, by whichever node claims it.
 */
export interface OutboxTask {
	id: number
	topic: string
	/** Ids only: what is personal is read when the task is done. */
	payload: Record<string, unknown>
	/** How often it has been claimed, this time included. */
	attempts: number
}

interface NewTask {
	topic: string
	payload: Record<string, unknown>
	/** Names the fact that the task follows from: of several tasks with one name only the first is kept. */
	fact?: string
	now: number
}

/** Adds a task in the transaction of the change that it follows from. */
export async function enqueueTask(
	transaction: Knex.Transaction,
	{ topic, payload, fact, now }: NewTask,
): Promise<void> {
	const at = new Date(now)
	await transaction('outbox')
		.insert({
			topic,
			payload: JSON.stringify(payload),
			fact: fact ?? null,
			attempts: 0,
			available_at: at,
			date_created: at,
		})
		.onConflict('fact')
		.ignore()
}

/**
 * Takes up to `limit` tasks of some topics, those that are due longest first, in one statement; no other node gets
 * them until the claim is over. For one topic an index has them in that order.
 */
export async function claimTasks(
	database: Knex,
	topics: readonly string[],
	now: number,
	limit: number,
): Promise<OutboxTask[]> {
	const due = dueTasks(database, topics, now).orderBy(['available_at', 'id']).limit(limit).select('id')
	// PostgreSQL passes over what another node is claiming; SQLite has one writer.
	if (database.client.config.client === 'pg') due.forUpdate().skipLocked()
	const rows: Row[] = await database('outbox')
		.whereIn('id', due)
		.whereNull('sent_at')
		.where('available_at', '<=', new Date(now))
		.update({ attempts: database.raw('?? + 1', ['attempts']), available_at: new Date(now + CLAIM_MS) })
		.returning(['id', 'topic', 'payload', 'attempts'])
	return rows.map(mapTask).sort((a, b) => a.id - b.id)
}

/** Marks a task as done. */
export async function completeTask(db: Database, id: number, now: number): Promise<void> {
	await db('outbox')
		.where({ id })
		.update({ sent_at: new Date(now), last_error: null })
}

/**
 * Puts a failed task back, each time for twice as long, up to an hour. `reason` is for operators and names no person.
 */
export async function postponeTask(db: Database, task: OutboxTask, now: number, reason: string): Promise<void> {
	const wait = Math.min(FIRST_WAIT_MS * 2 ** (task.attempts - 1), LONGEST_WAIT_MS)
	await db('outbox')
		.where({ id: task.id })
		.update({ available_at: new Date(now + wait), last_error: reason.slice(0, 500) })
}

/** Ends a task that has failed for good. The row stays, so that an administrator sees it. */
export async function abandonTask(db: Database, id: number, now: number, reason: string): Promise<void> {
	await db('outbox')
		.where({ id })
		.update({ failed_at: new Date(now), last_error: reason.slice(0, 500) })
}

function dueTasks(db: Database, topics: readonly string[], now: number) {
	return db('outbox')
		.whereNull('sent_at')
		.whereNull('failed_at')
		.where('available_at', '<=', new Date(now))
		.where((owed) => (topics.length === 1 ? owed.where({ topic: topics[0] }) : owed.whereIn('topic', topics)))
}

function mapTask(row: Row): OutboxTask {
	return {
		id: Number(row.id),
		topic: String(row.topic),
		payload: jsonFrom<Record<string, unknown>>(row.payload, {}),
		attempts: Number(row.attempts),
	}
}
