import authenticate from '@directus/api/middleware/authenticate'
import cors from '@directus/api/middleware/cors'
import extractToken from '@directus/api/middleware/extract-token'
import limitAll from '@directus/api/middleware/rate-limiter-global'
import limitAddress from '@directus/api/middleware/rate-limiter-ip'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { refuseDeepBody } from '../access/refuse-unreadable.ts'
import { isPlainPost, readPlainBody } from '../http/plain-body.ts'

/**
 * What happens to a request ahead of our routes and they need, in Directus's order; the body is read behind the
 * first.
 */
const STEPS: readonly RequestHandler[] = [
	cors,
	readPlainBody,
	extractToken,
	limitAll,
	limitAddress,
	authenticate,
	refuseDeepBody,
]

/**
 * What orders are made of, without a query, which Directus would judge. Whatever else there is takes Directus's own
 * way.
 */
const AREAS = /^\/(?:shop|payments)\/[^?]*$/

/** The extension's endpoint, as it was registered. */
let routes: RequestHandler | null = null

export function nameRoutes(handler: RequestHandler): void {
	routes = handler
}

/**
 * Leads requests of customers to our routes without what Directus does for its own: a record of each for a log that
 * is switched off, its schema, cookies, forty routers. To be mounted at /capi, ahead of all that; what is not a plain
 * post goes on as before.
 */
export function createShortWay(isClosed: () => boolean): RequestHandler {
	return (request, response, next) => {
		if (routes === null || isClosed() || !AREAS.test(request.url) || !isPlainPost(request)) return next()
		// Directus looks into them when it refuses a token.
		request.cookies = {}
		walk([...STEPS, routes], 0, { request, response, next })
	}
}

interface Walk {
	request: Request
	response: Response
	next: NextFunction
}

function walk(steps: readonly RequestHandler[], index: number, { request, response, next }: Walk): void {
	const step = steps[index]
	step?.(request, response, (error?: unknown) => {
		if (error) next(error)
		else walk(steps, index + 1, { request, response, next })
	})
}
