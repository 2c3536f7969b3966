import { createRateLimiter } from '@directus/api/rate-limiter'
import type { RequestHandler } from 'express'
import { CapiError } from './errors.ts'
import { callerOf } from './route.ts'

class TooManyRequests extends CapiError {
	readonly retryAfterSeconds: number

	constructor(retryAfterSeconds: number) {
		super(429, 'REQUESTS_EXCEEDED', 'Too many requests. Please wait a moment and try again.')
		this.retryAfterSeconds = retryAfterSeconds
	}
}

/**
 * Counts requests of an address within a minute, in the store that RATE_LIMITER_STORE names (Redis counts across nodes). Answers 429
 * with Retry-After.
 */
export function limitPerMinute(name: string, points: number, unlimited: ReadonlySet<string>): RequestHandler {
	const limiter = createRateLimiter('RATE_LIMITER', { points, duration: 60, keyPrefix: `capi-${name}` })
	return (request, _response, next) => {
		const { address } = callerOf(request)
		if (unlimited.has(address)) return next()
		limiter.consume(address).then(
			() => next(),
			(refusal: unknown) => next(refusal instanceof Error ? refusal : new TooManyRequests(secondsOf(refusal))),
		)
	}
}

function secondsOf(refusal: unknown): number {
	const { msBeforeNext = 60_000 } = refusal as { msBeforeNext?: number }
	return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
