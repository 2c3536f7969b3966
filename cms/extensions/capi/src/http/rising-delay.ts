import { type DelayRule, risingDelaySeconds } from '@app/domain/auth/rising-delay'
import { createRateLimiter } from '../directus/rate-limiter.ts'
import { retryLater } from './rate-limit.ts'

/**
 * Slows down attempts of a key: some are free, then one at a time passes after a delay that doubles. Shared by all
 * nodes with Redis.
 */
export interface RisingDelay {
	/**
	 * Counts an attempt. Throws 429 with the time to wait while the delay after the last one runs; that attempt is not
	 * counted.
	 */
	take(key: string): Promise<void>
	/** Takes an attempt back that turned out not to count. */
	giveBack(key: string): Promise<void>
	forget(key: string): Promise<void>
}

/** `memorySeconds`: how long attempts are remembered after the first of them. */
export function createRisingDelay(name: string, rule: DelayRule, memorySeconds: number): RisingDelay {
	const keyPrefix = `capi-${name}`
	const counter = createRateLimiter('RATE_LIMITER', { points: 1, duration: memorySeconds, keyPrefix })
	const gate = createRateLimiter('RATE_LIMITER', { points: 1, duration: 1, keyPrefix: `${keyPrefix}-gate` })
	return {
		async take(key) {
			const { consumedPoints } = await counter.penalty(key)
			const delay = risingDelaySeconds(consumedPoints, rule)
			if (delay === 0) return
			// One of many attempts at once takes the gate, which is closed then for the others.
			await gate.consume(key, 1, { customDuration: delay }).catch(async (refusal: unknown) => {
				await counter.reward(key)
				throw retryLater(refusal)
			})
		},
		async giveBack(key) {
			await counter.reward(key)
			await gate.delete(key)
		},
		async forget(key) {
			await counter.delete(key)
			await gate.delete(key)
		},
	}
}
