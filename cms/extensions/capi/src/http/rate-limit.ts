import type { RequestHandler } from 'express'
import { createRateLimiter } from '../directus/rate-limiter.ts'
import { CapiError } from './errors.ts'
import { countedAddress } from './storefront-server.ts'

export class TooManyRequests extends CapiError {
	readonly retryAfterSeconds: number

	constructor(
		retryAfterSeconds: number,
		code: 'REQUESTS_EXCEEDED' | 'TOO_MANY_OPEN_ORDERS' = 'REQUESTS_EXCEEDED',
		message = 'Too many requests: the rate limit is reached. Please wait before trying again.',
	) {
		super(429, code, message)
		this.retryAfterSeconds = retryAfterSeconds
	}
}

/**
 * So many within a window of time for each key, in the store that RATE_LIMITER_STORE names (Redis counts across
 * nodes).
 */
export interface Limit {
	/** Counts one. Throws 429 with the time to wait where the window has no room. */
	take(key: string): Promise<void>
	/** Takes one back: it turned out not to count. */
	giveBack(key: string): Promise<void>
	/** Begins anew. */
	forget(key: string): Promise<void>
}

export function createLimit(name: string, points: number, windowSeconds: number): Limit {
	const limiter = createRateLimiter('RATE_LIMITER', { points, duration: windowSeconds, keyPrefix: `capi-${name}` })
	return {
		async take(key) {
			await limiter.consume(key).catch((refusal: unknown) => {
				throw retryLater(refusal)
			})
		},
		async giveBack(key) {
			await limiter.reward(key)
		},
		async forget(key) {
			await limiter.delete(key)
		},
	}
}

/**
 * Limits the requests of an address within a minute: 429 with Retry-After. Unlimited addresses pass (see
 * storefront-server.ts).
 */
export function limitPerMinute(
	name: string,
	points: number,
	config: { unlimitedAddresses: ReadonlySet<string> },
): RequestHandler {
	const limit = createLimit(name, points, 60)
	return (request, _response, next) => {
		const address = countedAddress(request, config)
		if (address === null) return next()
		limit.take(address).then(() => next(), next)
	}
}

/**
 * What a limiter rejected with, as the error to answer with: 429 with the time to wait, or the failure of its store.
 */
export function retryLater(refusal: unknown): unknown {
	if (refusal instanceof Error) return refusal
	const { msBeforeNext = 60_000 } = refusal as { msBeforeNext?: number }
	return new TooManyRequests(Math.max(1, Math.ceil(msBeforeNext / 1000)))
}

/** Whether a limit refused, and not its store. */
export const isRefusedByLimit = (error: unknown): boolean => error instanceof TooManyRequests
