import { rateLimiter } from '@directus/api/middleware/rate-limiter-ip'
import { limitKey } from '../http/limit-key.ts'

type AddressLimit = Pick<NonNullable<typeof rateLimiter>, 'consume'>

/**
 * Makes Directus's own limit (RATE_LIMITER_…) count IPv6 by /64 as ours do, and spare the unlimited addresses. There is
 * no limit to patch where it is switched off.
 */
export function patchAddressLimit(
	unlimited: ReadonlySet<string>,
	limiter: AddressLimit | undefined = rateLimiter,
): void {
	if (!limiter) return
	const consume = limiter.consume.bind(limiter)
	limiter.consume = async (address, points) => {
		const key = limitKey(address, unlimited)
		return key === null ? undefined : consume(key, points)
	}
}
