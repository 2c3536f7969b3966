import { reach } from '../host/crash-points.ts'
import {
	abandonTask,
	CLAIM_MS,
	claimTasks,
	completeTask,
	type OutboxTask,
	postponeTask,
} from '../repositories/outbox.ts'
import type { NotificationDeps, Sender } from './notification.ts'

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

/**
 * Sends a channel's messages that are due and returns whether there may be more. At least once: a process that ends
 * between handing a message over and marking it leaves it to be sent again after its claim, under the same id, by
 * which mail programs, the folder of the embedded default and the device that shows it tell that it is the same. What
 * one device is told keeps its order. A channel whose server is down is left alone for the rest of the pass.
 */
export async function processOutbox(deps: NotificationDeps, channel: Sender): Promise<boolean> {
	const { database, clock } = deps
	const startedAt = Date.now()
	const tasks = await claimTasks(database, [channel.topic], clock.now(), BATCH)
	if (tasks.length > 0) reach('message.claimed')
	/** Why the channel could not be reached in this pass. */
	let down: unknown = null

	/** One message after the other: what comes later must not be overtaken, nor sent ahead of one that failed. */
	async function workOff(inOrder: OutboxTask[]): Promise<void> {
		let failure: unknown = null
		for (const task of inOrder) {
			failure ??= down ?? (await send(deps, channel, task))
			if (failure === null) {
				reach('message.sent')
				await completeTask(database, task.id, clock.now())
				continue
			}
			if (isUnreachable(failure)) down = failure
			await requeue(deps, task, reasonOf(failure))
		}
	}

	for (let next = 0; next < tasks.length; next += channel.atOnce) {
		// The claim is nearly over: whoever claims the rest next sends it.
		if (Date.now() - startedAt > CLAIM_MS / 2) return true
		await Promise.all(groupByDevice(tasks.slice(next, next + channel.atOnce)).map(workOff))
	}
	return tasks.length === BATCH && down === null
}

/** What is for one device, in its order; what is for none is by itself. */
function groupByDevice(tasks: OutboxTask[]): OutboxTask[][] {
	const groups = new Map<unknown, OutboxTask[]>()
	for (const task of tasks) {
		const key = task.payload.device ?? task
		groups.set(key, [...(groups.get(key) ?? []), task])
	}
	return [...groups.values()]
}

/** Null when the message is gone, else the error that kept it. */
async function send(deps: NotificationDeps, channel: Sender, task: OutboxTask): Promise<unknown> {
	try {
		await channel.send(deps, task)
		return null
	} catch (error) {
		return error ?? new Error()
	}
}

/** Whether nobody could be sent anything: what follows in the pass need not wait for the same time-out. */
function isUnreachable(failure: unknown): boolean {
	return UNREACHABLE.has((failure as { code?: unknown }).code)
}

async function requeue({ database, clock, logger }: NotificationDeps, task: OutboxTask, reason: string): Promise<void> {
	if (task.attempts < MAX_ATTEMPTS) return postponeTask(database, task, clock.now(), reason)
	logger.error(`Message ${task.id} of the outbox was given up after ${task.attempts} attempts (${reason})`)
	await abandonTask(database, task.id, clock.now(), reason)
}

/** A mail server's words may name the address: its codes say enough. */
function reasonOf(error: unknown): string {
	const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown }
	return [name, code, responseCode].filter((part) => part !== undefined && part !== '').join(' ') || 'unknown'
}
