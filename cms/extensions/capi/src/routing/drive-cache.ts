import type { Clock } from '../clock.ts'

/** Somebody's place is kept as long as they may be looking at a list, and no longer. */
const KEEP_MS = 5 * 60_000
const MAX_CACHED = 2_000

interface DriveCache<Value> {
	/** Undefined where nothing is kept. */
	get(key: string): Value | undefined
	set(key: string, value: Value): void
	readonly size: number
	close(): void
}

/** Keeps answers for five minutes, in memory alone; what is over is dropped then, whether somebody asks or not. */
export function createDriveCache<Value>(clock: Clock): DriveCache<Value> {
	// All are kept equally long, so that the first is always the oldest.
	const kept = new Map<string, { value: Value; until: number }>()
	let timer: NodeJS.Timeout | undefined

	function drop(): void {
		timer = undefined
		const now = clock.now()
		for (const [key, { until }] of kept) {
			if (until > now) break
			kept.delete(key)
		}
		if (kept.size > 0) plan()
	}

	function plan(): void {
		timer ??= setTimeout(drop, KEEP_MS).unref()
	}

	return {
		get(key) {
			const entry = kept.get(key)
			return entry && entry.until > clock.now() ? entry.value : undefined
		},
		set(key, value) {
			kept.delete(key)
			kept.set(key, { value, until: clock.now() + KEEP_MS })
			const [oldest] = kept.keys()
			if (kept.size > MAX_CACHED) kept.delete(oldest!)
			plan()
		},
		get size() {
			return kept.size
		},
		close() {
			clearTimeout(timer)
			kept.clear()
		},
	}
}
