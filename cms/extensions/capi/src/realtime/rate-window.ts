export interface RateWindow {
	/** Counts one for a key; false when it is one too many. */
	take(key: string, now: number): boolean
}

/**
 * Allows each key so many within a fixed window of time, on this node. All windows begin together, so that nothing is
 * kept beyond one.
 */
export function createRateWindow(max: number, spanMs: number): RateWindow {
	const counts = new Map<string, number>()
	let start = Number.NEGATIVE_INFINITY
	return {
		take(key, now) {
			// A clock that was set back begins anew too.
			if (now < start || now - start >= spanMs) {
				start = now
				counts.clear()
			}
			const count = (counts.get(key) ?? 0) + 1
			counts.set(key, count)
			return count <= max
		},
	}
}
