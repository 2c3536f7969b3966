import cookieParser from 'cookie-parser'
import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express'
import { guardCookies } from '../access/guard-cookies.ts'
import { guardRoutes } from '../access/guard-routes.ts'
import { limitPublicToken } from '../access/public-token.ts'
import { refuseDeepBody } from '../access/refuse-unreadable.ts'
import {
	authenticate,
	cors,
	countRequest,
	createExpressLogger,
	extractToken,
	filterErrors,
	giveSchema,
	limitAddress,
	limitAll,
	readCache,
	sanitizeQuery,
} from '../directus/chain.ts'
import { serveMetrics } from '../metrics/serve-metrics.ts'
import { redactCoordinates } from '../routing/redact-coordinates.ts'
import type { HostContext, Runtime } from '../runtime.ts'
import { createErrorReply } from './error-reply.ts'
import { CapiError } from './errors.ts'
import { hideKeys } from './hide-keys.ts'
import { nameRequest } from './request-id.ts'
import { nameVisitor } from './storefront-server.ts'

const OURS = /^\/capi(?:\/|$)/i

/** The extension's endpoint, as it was registered. */
let routes: RequestHandler = (_request, _response, next) => next()

export function nameRoutes(handler: RequestHandler): void {
	routes = handler
}

/**
 * Everything that happens to a request for /capi, in order. Directus's trusted proxies, query parser, limit under
 * pressure and security headers stand ahead of it; none of Directus's own routes is ever asked. What Directus mounts
 * is called here as Directus mounts it, so that its settings, hooks and flows hold.
 */
export function createPipeline(
	{ config, metrics, isClosed, logger }: Runtime,
	env: HostContext['env'],
): RequestHandler {
	const pipeline = Router()

	// Request id and log: what must not be in the log leaves the request ahead of it.
	pipeline.use(nameRequest, nameVisitor(config), redactCoordinates, hideKeys)
	if (metrics) pipeline.get('/capi/system/metrics', serveMetrics(metrics))
	pipeline.use(createExpressLogger(), nameDirectus)

	pipeline.use(cors)

	// The body, with its bytes for what is signed; cookies and the token of header, query or session cookie.
	pipeline.use(readJson(env.MAX_PAYLOAD_SIZE), cookieParser(), extractToken)

	pipeline.use(limitAll, limitAddress)

	// Sign-in: the filter `authenticate`, then the token. From here `accountability` and `schema` are there.
	pipeline.use(authenticate, giveSchema, sanitizeQuery, countRequest, readCache)

	pipeline.use(guardCookies(config), limitPublicToken(config.publicToken), guardRoutes, refuseDeepBody)

	// The first of them are the prepared reads.
	pipeline.use('/capi', (request, response, next) => routes(request, response, next))

	pipeline.use(createErrorReply(logger, filterErrors))

	return (request, response, next) => {
		// After a reload of the extensions Directus's own chain leads to the newer routes.
		if (OURS.test(request.path) && !isClosed()) pipeline(request, response, next)
		else next()
	}
}

/** Directus says so in each reply. */
function nameDirectus(_request: Request, response: Response, next: NextFunction): void {
	response.setHeader('X-Powered-By', 'Directus')
	next()
}

function readJson(limit: unknown): RequestHandler {
	const verify = (request: object, _response: unknown, rawBody: Buffer) => Object.assign(request, { rawBody })
	const parse = express.json({ limit: limit as string, verify })
	return (request, response, next) => {
		parse(request, response, (error?: Error | string) => {
			// The code and reason that Directus gives: the error reply tells by them what was wrong.
			if (error) next(new CapiError(400, 'INVALID_PAYLOAD', 'Invalid payload.', { reason: (error as Error).message }))
			else next()
		})
	}
}
