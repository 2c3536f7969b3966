import type { Request, RequestHandler } from 'express'

const ROUTING = /^\/capi\/route\/v1\/driving\/([^?#]*)/i

const hidden = new WeakMap<object, string>()

/**
 * Takes the places out of the address of a request for a drive, ahead of Directus's log of requests: where a visitor
 * is must stand in no log. `hiddenPlaces` has them.
 */
export const redactCoordinates: RequestHandler = (request, _response, next) => {
	const places = ROUTING.exec(request.originalUrl)?.[1]
	if (places !== undefined) {
		hidden.set(request, places)
		request.url = request.originalUrl = '/capi/route/v1/driving'
	}
	next()
}

/**
 * The last part of the path that was asked for: `{lng},{lat};{lng},{lat}` of a request that is well formed. Empty
 * where there was none.
 */
export function hiddenPlaces(request: Request): string {
	return decode(hidden.get(request) ?? '')
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
