import { isTooDeep, TOO_DEEP } from '@app/domain/http/json-depth'
import { findQueryFault } from '@app/domain/http/request-query'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import { CapiError, invalidPayload } from '../http/errors.ts'

/** Routes of our own read their queries themselves, and the Studio's pages have queries of the Studio. */
const READS_ITSELF = /^\/(capi|admin)(\/|$)/i

const assertQuery = (query: unknown, place: string) => {
	if (query === undefined) return
	if (typeof query !== 'object' || query === null || Array.isArray(query))
		throw invalidPayload('query', 'must be an object')
	const fault = findQueryFault(query as Record<string, unknown>)
	if (fault) throw invalidPayload(place + fault.parameter, fault.reason)
}

/** Refuses a query that Directus would fail at, before Directus reads it. */
export const refuseUnreadableQuery: RequestHandler = (request, _response, next) => {
	if (!READS_ITSELF.test(request.path)) assertQuery(request.query, '')
	next()
}

/**
 * Refuses a body of any route that is nested so deeply that Directus runs out of stack where it writes, checks or
 * copies it.
 */
export const refuseDeepBody: RequestHandler = (request, _response, next) => {
	next(isTooDeep(request.body) ? invalidPayload('body', TOO_DEEP) : undefined)
}

/** Many rows at a time: by their keys, or by a query. */
const BATCH = /^(SEARCH|PATCH|DELETE)$/

/**
 * The same for a query in a body, and for a batch that names no rows: Directus lets that pass where a collection has
 * one row.
 */
export const refuseUnreadableBatch: RequestHandler = (request, _response, next) => {
	if (!BATCH.test(request.method) || READS_ITSELF.test(request.path)) return next()
	const body: unknown = request.body
	if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
		const { query, keys } = body as { query?: unknown; keys?: unknown }
		if (request.method === 'SEARCH' || 'keys' in body || request.method === 'DELETE') assertQuery(query, 'query.')
		const isOneRow = request.path.split('/').filter(Boolean).length > (/^\/items\//i.test(request.path) ? 2 : 1)
		if (request.method === 'DELETE' && !isOneRow && query === undefined && keys === undefined) {
			throw invalidPayload('keys', 'must name the rows to delete')
		}
	}
	next()
}

/** What a parser says of a broken form, and Knex of a statement whose value the body should have had. */
const CALLERS_FAULT =
	/^(Multipart: Boundary not found|Unsupported content type|Missing Content-Type|Malformed (content type|part header)|Unexpected end of |Undefined binding\(s\) detected)/

/**
 * An import reads its rows one by one and lists their failures: one that is nested too deeply ends Directus's stack.
 */
const isTooDeepImport = (path: string, error: unknown) =>
	/^\/utils\/import\//i.test(path) &&
	[error].flat().some((each) => each instanceof RangeError && each.message.includes('call stack'))

/** Errors that Directus would answer with 500 or 503 although the request is what was wrong. */
export const blameRequest: ErrorRequestHandler = (error, { path }, response, next) => {
	// Directus has announced a file before its export fails.
	for (const name of ['Content-Type', 'Content-Disposition']) if (!response.headersSent) response.removeHeader(name)
	const { message, code, extensions } = (error ?? {}) as {
		message?: unknown
		code?: unknown
		extensions?: { service?: unknown }
	}
	if (isTooDeepImport(path, error)) return next(invalidPayload('file', TOO_DEEP))
	if (error instanceof Error && !('status' in error) && CALLERS_FAULT.test(String(message))) {
		return next(new CapiError(400, 'INVALID_PAYLOAD', 'The request could not be read.'))
	}
	if (code === 'SERVICE_UNAVAILABLE' && extensions?.service === 'external-file') {
		return next(
			new CapiError(400, 'INVALID_PAYLOAD', 'There is no file at this address that can be fetched.', { field: 'url' }),
		)
	}
	next(error)
}
