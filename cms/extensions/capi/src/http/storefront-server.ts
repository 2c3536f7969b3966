import { createHmac, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { STOREFRONT_KEY_HEADER, STOREFRONT_KEY_PURPOSE, VISITOR_ADDRESS_HEADER } from '@app/contract/storefront-server'
import type { Request, RequestHandler } from 'express'
import { limitKey } from './limit-key.ts'
import { callerOf } from './route.ts'

interface CountingRules {
	unlimitedAddresses: ReadonlySet<string>
}

/** Marks requests of the storefront's server; a registered symbol, because a reloaded extension is another module. */
const FROM_STOREFRONT = Symbol.for('capi.from-storefront')

interface Marked {
	/** The visitor whom the storefront's server asks for; null where it asks for nobody in particular. */
	[FROM_STOREFRONT]?: string | null
}

export function deriveStorefrontKey(secret: string): string {
	return createHmac('sha256', secret).update(STOREFRONT_KEY_PURPOSE).digest('hex')
}

/**
 * Gives requests of the storefront's server the address of the visitor whom they are made for, so that Directus's
 * limits, its activity log and our limits see that visitor. Runs ahead of the log of requests and removes the key,
 * which the log would keep.
 */
export function nameVisitor({ storefrontKey }: { storefrontKey: string }): RequestHandler {
	return (request, _response, next) => {
		const given = request.get(STOREFRONT_KEY_HEADER)
		delete request.headers[STOREFRONT_KEY_HEADER]
		if (given === undefined || !isSameText(given, storefrontKey)) return next()
		const named = request.get(VISITOR_ADDRESS_HEADER)
		const visitor = named === undefined ? null : isIP(named) ? named : 'unknown'
		;(request as Marked)[FROM_STOREFRONT] = visitor
		// Without an address Directus counts nobody.
		Object.defineProperty(request, 'ip', { value: visitor ?? undefined, configurable: true })
		next()
	}
}

/**
 * The key that limits count a request by; null for an unlimited address and for the storefront's server where it
 * names no visitor.
 */
export function countedAddress(request: Request, { unlimitedAddresses }: CountingRules): string | null {
	if ((request as Marked)[FROM_STOREFRONT] === null) return null
	return limitKey(callerOf(request).address, unlimitedAddresses)
}

function isSameText(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)]
	return a.length === b.length && timingSafeEqual(a, b)
}
