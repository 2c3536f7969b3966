import { randomUUID } from 'node:crypto'
import type { ErrorRequestHandler, Request, RequestHandler } from 'express'

/**
 * Gives every request that Directus handles a name of its own: in the reply's header, which the customer's screens
 * show, and in the server's log. What a caller sends as such is not taken over: it would write into the log. Ahead of
 * Directus's log of requests, which uses it as well.
 */
export const nameRequest: RequestHandler = (request, response, next) => {
	const id = randomUUID().slice(-12)
	Object.assign(request, { id })
	response.setHeader('X-Request-Id', id)
	next()
}

/** The name that the request was given. */
export function requestIdOf(request: Request): string | undefined {
	return (request as { id?: string }).id
}

/** Directus logs errors of its own routes as they are: the request's name goes with them. */
export const nameError: ErrorRequestHandler = (error, request, _response, next) => {
	if (error instanceof Error && Object.isExtensible(error)) Object.assign(error, { request_id: requestIdOf(request) })
	next(error)
}
