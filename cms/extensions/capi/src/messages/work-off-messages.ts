import { reach } from '../host/crash-points.ts'
import {
	abandonTask,
	CLAIM_MS,
	claimTasks,
	completeTask,
	type OutboxTask,
	postponeTask,
} from '../repositories/outbox.ts'
import { CHANNELS } from './channels.ts'
import type { Fact } from './facts.ts'
import type { CustomerMessage, MessageDeps } from './message.ts'

/** A pass takes this many. */
const BATCH = 20
/** About a day with the outbox's waits. What has failed so often stays in the outbox, marked as given up. */
const MAX_ATTEMPTS = 30

/** Codes of Node and of the mailer for a server that does not answer or does not let us in. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
	'ECONNREFUSED',
	'ECONNRESET',
	'ECONNECTION',
	'ENOTFOUND',
	'EDNS',
	'ESOCKET',
	'ETIMEDOUT',
	'ETLS',
	'EAUTH',
])

const channels = new Map(CHANNELS.map((channel) => [channel.topic, channel]))

/**
 * Sends the messages that are due and returns whether there may be more. At least once: a process that ends between handing a message
 * over and marking it leaves it to be sent again after its claim, under the same id, by which mail programs and the folder of the
 * embedded default tell that it is the same. A channel whose server is down is left alone for the rest of the pass.
 */
export async function workOffMessages(deps: MessageDeps): Promise<boolean> {
	const { database, clock } = deps
	const startedAt = Date.now()
	const tasks = await claimTasks(database, [...channels.keys()], clock.now(), BATCH)
	if (tasks.length > 0) reach('message.claimed')
	/** Channels that could not be reached in this pass, and why. */
	const down = new Map<string, unknown>()
	for (const task of tasks) {
		// The claim is nearly over: whoever claims the rest next sends it.
		if (Date.now() - startedAt > CLAIM_MS / 2) return true
		const failure = down.get(task.topic) ?? (await send(deps, task))
		if (failure === null) {
			reach('message.sent')
			await completeTask(database, task.id, clock.now())
			continue
		}
		if (isUnreachable(failure)) down.set(task.topic, failure)
		await keepForLater(deps, task, reasonOf(failure))
	}
	return tasks.length === BATCH && down.size === 0
}

/** Null when the message is gone, else the error that kept it. */
async function send(deps: MessageDeps, task: OutboxTask): Promise<unknown> {
	try {
		await channels.get(task.topic)?.send(deps, messageOf(task))
		return null
	} catch (error) {
		return error ?? new Error()
	}
}

/** Whether nobody could be sent anything: what follows in the pass need not wait for the same time-out. */
function isUnreachable(failure: unknown): boolean {
	return UNREACHABLE.has((failure as { code?: unknown }).code)
}

async function keepForLater({ database, clock, logger }: MessageDeps, task: OutboxTask, reason: string): Promise<void> {
	if (task.attempts < MAX_ATTEMPTS) return postponeTask(database, task, clock.now(), reason)
	logger.error(`Message ${task.id} of the outbox was given up after ${task.attempts} attempts (${reason})`)
	await abandonTask(database, task.id, clock.now(), reason)
}

/** A mail server's words may name the address: its codes say enough. */
function reasonOf(error: unknown): string {
	const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown }
	return [name, code, responseCode].filter((part) => part !== undefined && part !== '').join(' ') || 'unknown'
}

function messageOf({ id, payload }: OutboxTask): CustomerMessage {
	return {
		fact: payload.fact as Fact,
		order: Number(payload.order),
		payment: payload.payment === undefined ? null : Number(payload.payment),
		actor: payload.actor === undefined ? null : String(payload.actor),
		id: `message-${id}`,
	}
}
