import { createHmac, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { Request } from 'express'
import { callerOf } from './route.ts'

/** Whom limits of an address do not count. */
interface CountingRules {
	storefrontKey: string
	unlimitedAddresses: ReadonlySet<string>
}

/** Proves that the storefront's own server is calling: both processes derive it from SECRET. */
const KEY_HEADER = 'x-storefront-server'
/** The visitor for whom it calls. */
const VISITOR_HEADER = 'x-storefront-client-address'

export function deriveStorefrontKey(secret: string): string {
	return createHmac('sha256', secret).update('storefront server').digest('hex')
}

/**
 * The address that a limit counts; null where it counts none: for addresses that are spared, and for the storefront's own server, which
 * speaks for many visitors, unless it says for whom.
 */
export function countedAddress(request: Request, { storefrontKey, unlimitedAddresses }: CountingRules): string | null {
	const visitor = request.get(VISITOR_HEADER) ?? ''
	const isStorefront = isSameText(request.get(KEY_HEADER) ?? '', storefrontKey)
	const address = isStorefront ? (isIP(visitor) ? visitor : null) : callerOf(request).address
	return address === null || unlimitedAddresses.has(address) ? null : address
}

function isSameText(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)]
	return a.length === b.length && timingSafeEqual(a, b)
}
