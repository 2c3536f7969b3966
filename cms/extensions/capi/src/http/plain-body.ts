import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { CapiError } from './errors.ts'

/** More than any order holds; larger bodies are for a parser that watches what comes. */
const MAX_BYTES = 16_384
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i
const ABSENT = ['cookie', 'content-encoding', 'transfer-encoding']

/** Whether a request posts a short JSON body, without cookies, as the storefront sends it. */
export function isPlainPost({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
	if (method !== 'POST' || ABSENT.some((name) => headers[name] !== undefined)) return false
	const { 'content-length': length, 'content-type': type = '' } = headers
	return length !== undefined && Number(length) <= MAX_BYTES && JSON_TYPE.test(type)
}

/**
 * Reads the body of a plain post as Directus does: parsed, and its bytes, which may be signed. 400 for what is not
 * JSON.
 */
export const readPlainBody: RequestHandler = (request, _response, next) => {
	const parts: Buffer[] = []
	request.on('data', (part: Buffer) => parts.push(part))
	request.once('end', () => {
		const rawBody = Buffer.concat(parts)
		try {
			Object.assign(request, { rawBody, body: parseJson(rawBody.toString('utf8')) })
		} catch {
			return next(new CapiError(400, 'INVALID_PAYLOAD', 'The body is not valid JSON.'))
		}
		next()
	})
}

/** An object or a list; nothing at all counts as an empty object. */
function parseJson(text: string): unknown {
	if (text === '') return {}
	const parsed: unknown = JSON.parse(text)
	if (typeof parsed !== 'object' || parsed === null) throw new SyntaxError()
	return parsed
}
