import type { Request } from 'express'
import { CapiError, invalidPayload } from '../http/errors.ts'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const MAX_BYTES = 10_000
/** RFC 8058, section 3.2: the one field of the form, in either of its encodings. */
const ONE_CLICK = /^List-Unsubscribe=One-Click(?:&|\s*$)|name="?List-Unsubscribe"?\r?\n\r?\nOne-Click\r?\n/i

/** Whether a mail program asks, on behalf of whoever pressed its button: with a form, and the token in the address. */
export function isFormPost(request: Request): boolean {
	return Boolean(request.is(FORMS))
}

/** The token of such a request. Throws 400 for another form, or without a token, 413 for a large one. */
export async function readOneClick(request: Request): Promise<string> {
	const parts: Buffer[] = []
	let size = 0
	// Left early, an iterator destroys its request, and Directus ends the process when it then counts the response of a lost socket.
	for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
		size += part.length
		if (size > MAX_BYTES) throw new CapiError(413, 'PAYLOAD_TOO_LARGE', 'The form is too large.')
		parts.push(part)
	}
	if (!ONE_CLICK.test(Buffer.concat(parts).toString('utf8'))) {
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
