import type { RequestHandler } from 'express'

/** Orders by their slug, payments by their reference: whoever knows one may see or pay what it names. */
const IN_PATH = /^(\/capi\/(?:shop\/orders|payments\/(?:hosted|return|sandbox\/(?:pay|challenge)))\/)[^/?#]+/i
const IN_QUERY = /([?&](?:slug|token|ref|payment_ref)=)[^&#]*/gi

/**
 * Takes the keys of orders and payments out of the address that Directus's log of requests writes. Routes read
 * another one.
 */
export const hideKeys: RequestHandler = (request, _response, next) => {
	request.originalUrl = withoutKeys(request.originalUrl)
	next()
}

export function withoutKeys(address: string): string {
	return address.replace(IN_PATH, '$1--redacted--').replace(IN_QUERY, '$1--redacted--')
}
