import type { Failure } from '@app/contract/errors'
import type { ErrorRequestHandler, Request } from 'express'
import type { Logger } from '../logger.ts'
import { requestIdOf } from './request-id.ts'

interface Reply {
	status: number
	code: string
	message: string
	extensions?: Record<string, unknown>
}

const UNEXPECTED: Reply = {
	status: 500,
	code: 'INTERNAL_SERVER_ERROR',
	message: 'Something went wrong on our side. Please try again.',
}

/** What body parsers and Express throw: a status, and a text that may quote the request or name a file. */
const BY_STATUS: Record<number, Reply> = {
	400: { status: 400, code: 'INVALID_PAYLOAD', message: 'The request could not be read.' },
	413: { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' },
	415: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body must be JSON in UTF-8.' },
}

/**
 * Any error to the public reply. Our own and Directus's carry a status and a code and are passed on, unless their
 * status says that the fault is ours; everything else becomes a text that gives nothing away.
 */
export function mapError(error: unknown): Reply {
	if (typeof error !== 'object' || error === null) return UNEXPECTED
	const { name, status, code, message, extensions } = error as Record<string, unknown>
	if (typeof status !== 'number' || status < 400 || status > 599) return UNEXPECTED
	if (name !== 'DirectusError') return BY_STATUS[status] ?? UNEXPECTED
	const details = (typeof extensions === 'object' && extensions !== null ? extensions : {}) as Record<string, unknown>
	// Directus wraps whatever its JSON parser says into one 400; only the reason tells them apart.
	if (code === 'INVALID_PAYLOAD' && !('field' in details)) return mapParserReason(String(details.reason))
	if (status === 503) return { status, code: 'SERVICE_UNAVAILABLE', message: 'Too busy right now. Please try again.' }
	if (status >= 500) return UNEXPECTED
	return { status, code: String(code), message: String(message), extensions: details }
}

function mapParserReason(reason: string): Reply {
	if (reason === 'request entity too large') return BY_STATUS[413]!
	if (/^unsupported (charset|content encoding)/.test(reason)) return BY_STATUS[415]!
	if (/access token/.test(reason)) return BY_STATUS[400]!
	return { status: 400, code: 'INVALID_PAYLOAD', message: 'The body is not valid JSON.' }
}

export function presentFailure({ code, message, extensions }: Reply): Failure {
	return { success: false, message, errors: [{ message, extensions: { ...extensions, code } }] }
}

type FilterErrors = (errors: Failure['errors'], request: Request) => Promise<Failure['errors']>

/**
 * The one error handler of /capi, behind everything that can fail on the way to it: Directus's parser, sign-in and
 * limits too. `filterErrors` lets hooks change what is told.
 */
export function createErrorReply(logger: Logger, filterErrors: FilterErrors): ErrorRequestHandler {
	return (error, request, response, next) => {
		const reply = mapError(error)
		if (reply.status >= 500) logger.error({ err: error, request_id: requestIdOf(request) }, 'A /capi request failed')
		// A stream that has begun cannot change its status any more: Express closes it.
		if (response.headersSent) return next(error)
		if (typeof error === 'object' && error !== null && 'retryAfterSeconds' in error) {
			response.setHeader('Retry-After', String(error.retryAfterSeconds))
		}
		response.setHeader('Cache-Control', 'no-store')
		const { errors, ...failure } = presentFailure(reply)
		filterErrors(errors, request).then(
			(filtered) => response.status(reply.status).json({ ...failure, errors: filtered }),
			(fault: unknown) => {
				logger.error({ err: fault, request_id: requestIdOf(request) }, 'A filter of errors failed')
				response.status(UNEXPECTED.status).json(presentFailure(UNEXPECTED))
			},
		)
	}
}
