import { createRateLimiter } from '../directus/rate-limiter.ts'

/** Moments that are remembered for a while by a key, in the store of the limits: Redis shares them between nodes. */
export interface Marks {
	set(key: string, at: number): Promise<void>
	/** The epoch milliseconds that were set; null where there are none, or they are forgotten. */
	get(key: string): Promise<number | null>
}

export function createMarks(name: string, memorySeconds: number): Marks {
	const store = createRateLimiter('RATE_LIMITER', { points: 1, duration: memorySeconds, keyPrefix: `capi-${name}` })
	return {
		async set(key, at) {
			await store.set(key, at, memorySeconds)
		},
		async get(key) {
			return (await store.get(key))?.consumedPoints ?? null
		},
	}
}
