/** Too many are waiting already. */
export class QueueFullError extends Error {
	override name = 'QueueFullError'
}

/**
 * Runs heavy work one piece after the other, so that it takes no more than one processor from what everybody waits
 * for. Whoever asks for the same key while it waits or runs gets the same result.
 * @throws QueueFullError (as a rejection) where `maxWaiting` others wait.
 */
export function createOneAtATime<Result>(maxWaiting: number) {
	const pending = new Map<string, Promise<Result>>()
	let last: Promise<unknown> = Promise.resolve()

	return function run(key: string, work: () => Promise<Result>): Promise<Result> {
		const same = pending.get(key)
		if (same) return same
		// One of them is running.
		if (pending.size > maxWaiting) return Promise.reject(new QueueFullError())
		const next = last.then(work).finally(() => pending.delete(key))
		last = next.catch(() => undefined)
		pending.set(key, next)
		return next
	}
}
