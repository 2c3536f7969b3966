import type { Request } from 'express'
import { CapiError } from './errors.ts'

const MAX_BYTES = 10_000

/**
 * Reads a body that Directus does not parse. Throws `tooLarge` past `maxBytes` and discards the rest of the body:
 * left unread, it would hold up the next request of its connection.
 */
export async function readBody(request: Request, maxBytes: number, tooLarge: () => CapiError): Promise<Buffer> {
	const parts: Buffer[] = []
	let size = 0
	// Left early, an iterator destroys its request, and Directus ends the process when it then counts the response of a
	// lost socket.
	for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
		size += part.length
		if (size > maxBytes) break
		parts.push(part)
	}
	if (size <= maxBytes) return Buffer.concat(parts)
	request.resume()
	throw tooLarge()
}

/** The text of a small form. Throws 413 for one over 10 kB. */
export async function readSmallBody(request: Request): Promise<string> {
	const tooLarge = () => new CapiError(413, 'PAYLOAD_TOO_LARGE', 'The form is too large.')
	return (await readBody(request, MAX_BYTES, tooLarge)).toString('utf8')
}

/** Fields of an HTML form. Directus reads JSON bodies only. */
export async function readForm(request: Request): Promise<Record<string, string>> {
	if (!request.is('application/x-www-form-urlencoded')) {
		throw new CapiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be a form.')
	}
	return Object.fromEntries(new URLSearchParams(await readSmallBody(request)))
}
