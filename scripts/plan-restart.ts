const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000
/** A service that has run this long was well: what ended it is no fault of its start. */
const STEADY_MS = 60_000

interface RestartPlan {
	/** How often it has ended in a row without a steady run. */
	failures: number
	delayMs: number
}

/**
 * Decides when a service that ended is started again: after 1 s, doubling with each end up to 30 s (exponential
 * back-off).
 */
export function planRestart(failuresBefore: number, uptimeMs: number): RestartPlan {
	const failures = uptimeMs >= STEADY_MS ? 1 : failuresBefore + 1
	return { failures, delayMs: Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS) }
}
