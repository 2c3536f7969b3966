import type { Clock } from './clock.ts'

/**
 * A value that is made from the database, kept until something changes or its time is over, and made once for all who
 * wait.
 */
export interface Fresh<T> {
	/** The value if it still holds; null means that `read` has to be waited for. */
	peek(): T | null
	/** The value as it is now or will be in a moment. While it cannot be made, the last one that could be. */
	read(): Promise<T>
	/**
	 * It no longer holds. The next read makes it anew, and so does a timer a moment later, so that mostly nobody waits.
	 */
	invalidate(): void
	close(): void
}

export interface FreshOptions<T> {
	/** Makes the value; `validUntil` is epoch milliseconds. */
	make: (now: number) => Promise<{ value: T; validUntil: number }>
	clock: Clock
	onError: (error: unknown) => void
	/** Several invalidations in a row, as of a bulk edit in the Studio, cost one making. Null: only reads make it. */
	settleMs: number | null
}

/** While the database fails, it is asked this often and not once per request. */
const RETRY_MS = 1_000

export function createFresh<T>({ make, clock, onError, settleMs }: FreshOptions<T>): Fresh<T> {
	/** Grows with each invalidation; a value holds while it was made for the present state. */
	let state = 0
	let current: { value: T; validUntil: number; state: number } | null = null
	let making: Promise<void> | null = null
	let timer: NodeJS.Timeout | undefined

	async function makeOnce(): Promise<void> {
		// Noted before the making begins: an invalidation in the middle of it means that it may have read the old rows.
		const madeFor = state
		try {
			current = { ...(await make(clock.now())), state: madeFor }
		} catch (error) {
			onError(error)
			if (current === null) throw error
			current = { value: current.value, validUntil: clock.now() + RETRY_MS, state }
		} finally {
			making = null
		}
	}

	const isValid = () => current !== null && current.state === state && clock.now() < current.validUntil

	async function read(): Promise<T> {
		if (isValid()) return current!.value
		// What was true when this reader came is enough: while staff edit without a pause, nobody would ever see the end of
		// it.
		const wanted = state
		do {
			making ??= makeOnce()
			await making
		} while (current!.state < wanted)
		return current!.value
	}

	return {
		peek: () => (isValid() ? current!.value : null),
		read,
		invalidate() {
			state++
			if (settleMs === null) return
			clearTimeout(timer)
			timer = setTimeout(() => void read().catch(() => undefined), settleMs)
			timer.unref()
		},
		close: () => clearTimeout(timer),
	}
}
