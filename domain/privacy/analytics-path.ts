import { splitLanguage } from '@app/language/tags'

/** Paths whose last part names one order or person; measured without it. */
const PRIVATE_PATHS: readonly [RegExp, string][] = [[/^\/track\/[^/]+$/, '/track/order']]

/**
 * A path as it may leave the page for measuring: what names one order is taken out, and so are query and hash, which
 * carry order ids, tokens and what somebody searched for. A page is the same one in every language.
 */
export function measuredPath(pathname: string): string {
	const { path } = splitLanguage(pathname.split(/[?#]/, 1)[0]!.replace(/(.)\/+$/, '$1'))
	for (const [pattern, name] of PRIVATE_PATHS) if (pattern.test(path)) return name
	return path
}

/** A text of a recording without the names of orders that its links may hold. */
export function scrubRecorded(text: string): string {
	return text.replace(/\/track\/[\w-]+/g, '/track/order')
}

/** The site that led here, without path and query; empty for our own pages and where there is none. */
export function measuredReferrer(referrer: string, origin: string): string {
	const from = /^https?:\/\/[^/?#]+/.exec(referrer)?.[0]
	return from === undefined || from === origin ? '' : `${from}/`
}

/**
 * Pages that may be recorded: those whose content is the same for everybody. A cart, an order or an account is nobody
 * else's business.
 */
const RECORDED = [
	/^\/$/,
	/^\/(order|shop|about|branches|careers|blog|contacts)$/,
	/^\/(branches|blog|careers)\/[^/]+$/,
	/^\/legal\//,
]

/** Whether a visit to this page may be recorded. */
export function isRecordedPath(pathname: string): boolean {
	const { path } = splitLanguage(pathname)
	return RECORDED.some((pattern) => pattern.test(path))
}
