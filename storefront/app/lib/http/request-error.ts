import type { Failure } from '@app/contract/errors'

interface Reply {
	status: number
	statusText: string
	/** The parsed body, or null where it was no JSON. */
	data: unknown
	/** Seconds to wait, where the reply has a Retry-After. */
	retryAfter?: number | null
	/** The server's name for the request, by which its log has it; null where there was none. */
	requestId?: string | null
}

/** A failed call of the CMS, with what it answered (section 8). `status` 0: there was no answer at all. */
export class RequestError extends Error {
	readonly status: number
	readonly statusText: string
	readonly data: unknown
	readonly retryAfter: number | null
	readonly requestId: string | null

	constructor(
		message: string,
		{ status, statusText, data, retryAfter = null, requestId = null }: Reply,
		cause?: unknown,
	) {
		super(message, { cause })
		this.name = 'RequestError'
		this.status = status
		this.statusText = statusText
		this.data = data
		this.retryAfter = retryAfter
		this.requestId = requestId
	}

	/** The machine-readable code of the first error, for example `CART_CHANGED`. */
	get code(): string | null {
		return this.errors[0]?.extensions.code ?? null
	}

	get errors(): Failure['errors'] {
		const errors = (this.data as Partial<Failure> | null)?.errors
		return Array.isArray(errors) ? errors : []
	}
}

/** There is no address to call. */
export const noAddress = () =>
	new RequestError('Directus URL not configured', { status: 0, statusText: '', data: null })

/** There was no answer: no network, or none in time. */
export const noAnswer = (cause?: unknown) =>
	new RequestError('The kitchen does not answer.', { status: 0, statusText: '', data: null }, cause)

/** A refusal: the message is that of /capi, or of Directus's first error, or the status line. */
export function refusal({ status, statusText, headers }: Response, data: unknown): RequestError {
	const { message, errors } = (data ?? {}) as Partial<Failure>
	const text = [message, errors?.[0]?.message].find((candidate) => typeof candidate === 'string' && candidate !== '')
	const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10)
	const retryAfter = Number.isNaN(seconds) ? null : seconds
	const requestId = headers.get('X-Request-Id')
	return new RequestError(text ?? `${status} ${statusText}`.trim(), { status, statusText, data, retryAfter, requestId })
}
