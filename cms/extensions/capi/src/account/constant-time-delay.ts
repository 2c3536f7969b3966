import { setTimeout as delay } from 'node:timers/promises'

/** Waits until `ms` have passed since `start` (performance.now()): the time of a reply must not tell what was found. */
export async function delayUntil(start: number, ms: number): Promise<void> {
	const left = ms - (performance.now() - start)
	if (left > 0) await delay(left)
}
