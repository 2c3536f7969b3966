const MAX_LENGTH = 1_000
/** A browser drops tabs and line breaks from an address and reads a backslash as a slash: neither belongs into a path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
const FOREIGN = /[\\\u0000-\u001f\u007f]/
const AUTH_PAGES = /^\/auth(?:\/|$)/i
/** The one page of /auth that is for people who are signed in: it may be what they signed in for. */
const CHANGE_PASSWORD = '/auth/change-password'

/** The path without query and hash, percent-decoded; null where it is malformed. */
function decodedPath(address: string): string | null {
	try {
		return decodeURIComponent(address.split(/[?#]/, 1)[0]!)
	} catch {
		return null
	}
}

/**
 * Where to go after signing in: the page that one came from, if it is one of this site's own, else `fallback`. Never another site
 * (`//evil`, `/\evil`, `https:`), never a path that becomes one when it is normalised, and never a page of /auth again
 * but the one that needs somebody signed in.
 */
export function decideReturnPath(wanted: string | null | undefined, fallback = '/'): string {
	if (!wanted || wanted.length > MAX_LENGTH || !wanted.startsWith('/') || FOREIGN.test(wanted)) return fallback
	const path = decodedPath(wanted)
	if (path === null || FOREIGN.test(path) || path.includes('//')) return fallback
	if (path.split('/').some((part) => part === '.' || part === '..')) return fallback
	return AUTH_PAGES.test(path) && path !== CHANGE_PASSWORD ? fallback : wanted
}
