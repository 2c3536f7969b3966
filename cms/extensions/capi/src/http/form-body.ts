import type { Request } from 'express'
import { CapiError } from './errors.ts'

const MAX_BYTES = 10_000

/** Fields of an HTML form. Directus reads JSON bodies only. */
export async function readForm(request: Request): Promise<Record<string, string>> {
	if (!request.is('application/x-www-form-urlencoded')) {
		throw new CapiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be a form.')
	}
	const parts: Buffer[] = []
	let size = 0
	// Left early, an iterator destroys its request, and Directus ends the process when it then counts the response of a lost socket.
	for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
		size += part.length
		if (size > MAX_BYTES) throw new CapiError(413, 'PAYLOAD_TOO_LARGE', 'The form is too large.')
		parts.push(part)
	}
	return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')))
}
