import { rateLimiter } from '@directus/api/middleware/rate-limiter-ip'
import { limitKey } from '../http/limit-key.ts'

/** Makes Directus's own limit (RATE_LIMITER_…) count IPv6 by /64 as ours do, and spare the unlimited addresses. */
export function countByLimitKey(unlimited: ReadonlySet<string>): void {
	if (!rateLimiter) return
	const consume = rateLimiter.consume.bind(rateLimiter)
	rateLimiter.consume = async (address, points) => {
		const key = limitKey(address, unlimited)
		return key === null ? undefined : consume(key, points)
	}
}
