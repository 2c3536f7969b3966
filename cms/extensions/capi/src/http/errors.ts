import type { ErrorCode } from '@app/contract/errors'

/** A failure with a public face: status, code and a text that a customer may read. */
export class CapiError extends Error {
	/** Directus knows its own errors by this name: what a hook throws then reaches the Studio with its text. */
	override readonly name = 'DirectusError'
	readonly status: number
	readonly code: ErrorCode
	readonly extensions: Record<string, unknown>

	constructor(status: number, code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) {
		super(message)
		this.status = status
		this.code = code
		this.extensions = extensions
	}
}

/** 400: the request could never have been right. `field` is the path of what is wrong, as in `items.0.quantity`. */
export function invalidPayload(field: string, reason: string): CapiError {
	return new CapiError(400, 'INVALID_PAYLOAD', `${field} ${reason}.`, { field, reason })
}

export function notFound(message: string): CapiError {
	return new CapiError(404, 'NOT_FOUND', message)
}

export function unauthenticated(): CapiError {
	return new CapiError(401, 'UNAUTHENTICATED', 'Please sign in.')
}

export function unavailable(): CapiError {
	return new CapiError(503, 'SERVICE_UNAVAILABLE', 'This is not available right now. Please try again.')
}
