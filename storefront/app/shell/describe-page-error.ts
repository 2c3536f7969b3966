import { isRouteErrorResponse } from 'react-router'
import { RequestError } from '../lib/http/request-error.ts'

export interface PageError {
	/** Status of what a route threw; what is no response broke on our side. 0: there is no network. */
	status: number
	/** What may be shown beside the page's own text. */
	detail: string | null
	/** The server's name for the request that failed, by which support finds it. */
	requestId: string | null
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** What a route threw, as the error page tells it. A loader says more with `data({ message, requestId }, status)`. */
export function describePageError(error: unknown, isOffline = false): PageError {
	// What could not be loaded without a network is not broken.
	if (isOffline && !isRouteErrorResponse(error)) return { status: 0, detail: null, requestId: null }
	// The CMS refuses what this visitor may not see; every other failed call is a fault of ours.
	if (error instanceof RequestError)
		return { status: error.status === 403 ? 403 : 500, detail: null, requestId: error.requestId }
	if (!isRouteErrorResponse(error)) return { status: 500, detail: null, requestId: null }
	const { status, data } = error
	const { message, requestId } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
	return { status, detail: textOrNull(data) ?? textOrNull(message), requestId: textOrNull(requestId) }
}
