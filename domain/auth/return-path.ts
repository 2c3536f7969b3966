import { isLocalPath } from '@app/contract/local-path'

const MAX_LENGTH = 1_000
const AUTH_PAGES = /^\/auth(?:\/|$)/i
/** The one page of /auth that is for people who are signed in: it may be what they signed in for. */
const CHANGE_PASSWORD = '/auth/change-password'

/**
 * Where to go after signing in: the page that one came from, if it is one of this site's own, else `fallback`. Never a
 * page of /auth again but the one that needs somebody signed in.
 */
export function decideReturnPath(wanted: string | null | undefined, fallback = '/'): string {
	if (!wanted || wanted.length > MAX_LENGTH || !isLocalPath(wanted)) return fallback
	const path = decodeURIComponent(wanted.split(/[?#]/, 1)[0]!)
	return AUTH_PAGES.test(path) && path !== CHANGE_PASSWORD ? fallback : wanted
}
