import type { Request } from 'express'
import { invalidPayload } from '../http/errors.ts'
import { readSmallBody } from '../http/form-body.ts'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
/** RFC 8058, section 3.2: the one field of the form, in either of its encodings. */
const ONE_CLICK = /^List-Unsubscribe=One-Click(?:&|\s*$)|name="?List-Unsubscribe"?\r?\n\r?\nOne-Click\r?\n/i

/** Whether a mail program asks, on behalf of whoever pressed its button: with a form, and the token in the address. */
export function isFormPost(request: Request): boolean {
	return Boolean(request.is(FORMS))
}

/** The token of such a request. Throws 400 for another form, or without a token, 413 for a large one. */
export async function readOneClick(request: Request): Promise<string> {
	if (!ONE_CLICK.test(await readSmallBody(request))) {
		throw invalidPayload('List-Unsubscribe', 'must be One-Click')
	}
	return tokenInQuery(request)
}

/** Throws 400 where there is none. */
export function tokenInQuery(request: Request): string {
	const { token } = request.query
	if (typeof token !== 'string' || token === '' || token.length > 200) throw invalidPayload('token', 'is not valid')
	return token
}
