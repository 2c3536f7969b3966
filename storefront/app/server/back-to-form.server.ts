import { redirect } from 'react-router'

/**
 * Answers a form that was sent before its scripts were there, or by a password manager behind their back: the same
 * page again. Nothing of what was sent is read.
 */
export function backToForm(request: Request): Response {
	const { pathname, search } = new URL(request.url)
	return redirect(pathname.replace(/\.data$/, '') + search, 303)
}
