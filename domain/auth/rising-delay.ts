/** How a delay rises with the number of attempts: exponential back-off with a cap. */
export interface DelayRule {
	/** Attempts before the first delay. */
	free: number
	firstSeconds: number
	maxSeconds: number
}

/**
 * The seconds that have to pass after an attempt, the `count`th of its kind, before the next one; 0 while attempts
 * are free.
 */
export function risingDelaySeconds(count: number, { free, firstSeconds, maxSeconds }: DelayRule): number {
	return count < free ? 0 : Math.min(maxSeconds, firstSeconds * 2 ** (count - free))
}
