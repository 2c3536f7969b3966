import type { IncomingMessage, ServerResponse } from 'node:http'
import { presentFailure } from './error-reply.ts'
import { chooseVariant, notModifiedHeaders, type PreparedReply, type ReadyReply } from './prepared-reply.ts'

export interface FastReadOptions {
	/** Request targets and their replies. */
	replies: { get: (target: string) => ReadyReply | undefined }
	/** Runs ahead of Directus's CORS, so it answers that itself. */
	corsOrigins: ReadonlySet<string> | 'any' | 'none'
	corsHeaders: string
}

/**
 * Answers public reads from ready buffers: GET, HEAD and OPTIONS of those targets. Returns false where the request is
 * not one of those. Nothing is parsed, logged or counted here; Directus's normal chain would cost about fifty times
 * as much.
 */
export function createFastRead({ replies, corsOrigins, corsHeaders }: FastReadOptions) {
	const allows = (origin: string) => corsOrigins === 'any' || (corsOrigins !== 'none' && corsOrigins.has(origin))

	function corsOf(request: IncomingMessage): string[] {
		const { origin } = request.headers
		if (origin === undefined || !allows(origin)) return []
		return [
			'Access-Control-Allow-Origin',
			origin,
			'Access-Control-Allow-Credentials',
			'true',
			'Access-Control-Expose-Headers',
			'ETag',
		]
	}

	function write(request: IncomingMessage, response: ServerResponse, reply: PreparedReply): void {
		const variant = chooseVariant(reply, request.headers['accept-encoding'] as string | undefined)
		const cors = corsOf(request)
		// `includes` covers lists and weak forms; an etag is 22 random-looking characters between quotes.
		if (request.headers['if-none-match']?.includes(variant.etag)) {
			response.writeHead(304, [...notModifiedHeaders(variant), ...cors]).end()
			return
		}
		response.writeHead(200, cors.length > 0 ? [...variant.headers, ...cors] : (variant.headers as string[]))
		response.end(request.method === 'HEAD' ? undefined : variant.body)
	}

	function writePreflight(request: IncomingMessage, response: ServerResponse): void {
		const methods = ['Access-Control-Allow-Methods', 'GET, HEAD, OPTIONS', 'Access-Control-Max-Age', '86400']
		const headers = ['Access-Control-Allow-Headers', corsHeaders, 'Vary', 'Origin', 'Content-Length', '0']
		response.writeHead(204, [...methods, ...headers, ...corsOf(request)]).end()
	}

	return function serve(target: string, request: IncomingMessage, response: ServerResponse): boolean {
		const fresh = replies.get(target)
		if (fresh === undefined) return false
		if (request.method === 'OPTIONS') {
			writePreflight(request, response)
			return true
		}
		if (request.method !== 'GET' && request.method !== 'HEAD') return false
		const reply = fresh.peek()
		if (reply !== null) {
			write(request, response, reply)
			return true
		}
		fresh.read().then(
			(made) => write(request, response, made),
			() => writeUnavailable(response, corsOf(request)),
		)
		return true
	}
}

/** The database has not answered once since the start. Why is in the log already. */
function writeUnavailable(response: ServerResponse, cors: string[]): void {
	const message = 'This is not available right now. Please try again.'
	const body = JSON.stringify(presentFailure({ status: 503, code: 'SERVICE_UNAVAILABLE', message }))
	const headers = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', 'Retry-After', '1']
	response.writeHead(503, [...headers, ...cors]).end(body)
}
