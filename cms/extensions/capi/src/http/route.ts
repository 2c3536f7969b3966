import type { LanguageTag } from '@app/language/tags'
import type { Request, RequestHandler, Response } from 'express'
import { askedLanguage } from './asked-language.ts'

/** Who asks, as Directus found out from the token. */
export interface Caller {
	/** Id of the signed-in user, or null. */
	user: string | null
	address: string
	/** The language of the page that asks, where it says so. */
	language: LanguageTag | null
}

export interface Reply {
	status?: number
	message?: string
	/** Becomes the body's `data`. */
	data?: unknown
	/** Fields beside `success`, for the replies that the specification keeps flat. */
	top?: Record<string, unknown>
}

/**
 * Wraps a handler that returns its reply. Express 4 does not wait for promises: without this a rejection would hang
 * the request. Nothing here may be kept by a cache: what can be is sent from a prepared reply.
 */
export function route(handle: (request: Request, caller: Caller) => Promise<Reply> | Reply): RequestHandler {
	return (request, response, next) => {
		Promise.resolve()
			.then(() => handle(request, callerOf(request)))
			.then((reply) => send(response, reply))
			.catch(next)
	}
}

export function callerOf(request: Request): Caller {
	const { accountability } = request as { accountability?: { user?: string | null; ip?: string | null } | null }
	return {
		user: accountability?.user ?? null,
		address: accountability?.ip ?? request.ip ?? 'unknown',
		language: askedLanguage(request),
	}
}

/** Not by Express's own way, which makes a digest of a reply that nobody may keep. */
function send(response: Response, { status = 200, message, data, top }: Reply): void {
	const body = JSON.stringify({
		success: true,
		...(message === undefined ? null : { message }),
		...top,
		...(data === undefined ? null : { data }),
	})
	response.statusCode = status
	response.setHeader('Cache-Control', 'no-store')
	response.setHeader('Content-Type', 'application/json; charset=utf-8')
	response.setHeader('Content-Length', Buffer.byteLength(body))
	response.end(body)
}
