import { record } from '../log.ts'
import { RequestError } from './request-error.ts'

/**
 * Notes a failed request in the device's log: method, path without its query, status, the server's code and its name
 * for the request. Refusals are warnings; no answer and a server in trouble are errors. What the page itself called
 * off is nothing.
 */
export function recordFailure(error: unknown, method: string, path: string, signal?: AbortSignal | null): void {
	if (!(error instanceof RequestError) || signal?.aborted) return
	const { status, statusText, code, requestId, message, cause } = error
	const answer = status === 0 ? 'was not answered' : `answered ${status} ${statusText}`.trim()
	const detail = [
		code ? `code: ${code}` : message,
		requestId && `request: ${requestId}`,
		status === 0 && cause instanceof Error && `${cause.name}: ${cause.message}`,
	]
	const level = status === 0 || status >= 500 ? 'error' : 'warn'
	record(level, `${method} ${path.split(/[?#]/, 1)[0]} ${answer}`, detail.filter(Boolean).join(', '))
}
