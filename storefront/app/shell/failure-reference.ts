import { use } from 'react'
import { DocumentContext } from './document-context.ts'

/** In a page that failed on the server: the server's name for the request. */
export const REFERENCE_META = 'request-id'

/**
 * The server's name for the request that this page failed on, by which the operator's log has it: for errors that are
 * thrown without one. The server writes it into its page, and tells it in a header of its own with the data of a
 * navigation; null where it was not the server.
 */
export function useFailureReference(): string | null {
	const { requestId } = use(DocumentContext)
	if (requestId) return requestId
	if (typeof document === 'undefined') return null
	const meta = document.querySelector<HTMLMetaElement>(`meta[name="${REFERENCE_META}"]`)
	return meta?.content ?? referenceOf(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
}

/** Of the data that was asked for last, where that failed. */
export function referenceOf(
	entries: readonly Pick<PerformanceResourceTiming, 'name' | 'serverTiming'>[],
): string | null {
	const last = entries.findLast(({ name }) => /\.data(?:\?|$)/.test(name))
	return last?.serverTiming?.find(({ name }) => name === 'request')?.description || null
}
