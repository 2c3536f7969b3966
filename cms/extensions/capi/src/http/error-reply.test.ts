import { describe, expect, it } from 'vitest'
import { mapError } from './error-reply.ts'
import { notFound } from './errors.ts'

const directus = (code: string, status: number, extensions: object = {}, message = 'text') =>
	Object.assign(new Error(message), { name: 'DirectusError', code, status, extensions })

describe('the public face of an error', () => {
	it.each([
		['our own', notFound('The order was not found.'), 404, 'NOT_FOUND'],
		['an expired token', directus('TOKEN_EXPIRED', 401), 401, 'TOKEN_EXPIRED'],
		['a hit limit', directus('REQUESTS_EXCEEDED', 429), 429, 'REQUESTS_EXCEEDED'],
		['malformed JSON', directus('INVALID_PAYLOAD', 400, { reason: 'Unexpected token' }), 400, 'INVALID_PAYLOAD'],
		['a huge body', directus('INVALID_PAYLOAD', 400, { reason: 'request entity too large' }), 413, 'PAYLOAD_TOO_LARGE'],
		[
			'a strange charset',
			directus('INVALID_PAYLOAD', 400, { reason: 'unsupported charset "X"' }),
			415,
			'UNSUPPORTED_MEDIA_TYPE',
		],
		['pressure', directus('SERVICE_UNAVAILABLE', 503), 503, 'SERVICE_UNAVAILABLE'],
		['a broken address', Object.assign(new URIError('Failed to decode'), { status: 400 }), 400, 'INVALID_PAYLOAD'],
		[
			'a database error',
			Object.assign(new Error('insert into orders'), { code: 'SQLITE_ERROR' }),
			500,
			'INTERNAL_SERVER_ERROR',
		],
		['something thrown', 'text', 500, 'INTERNAL_SERVER_ERROR'],
	])('%s', (_what, error, status, code) => {
		expect(mapError(error)).toMatchObject({ status, code })
	})

	it('gives nothing away about a fault of ours', () => {
		const error = Object.assign(new Error('SQLITE_ERROR: no such table orders at /srv/app'), { status: 500 })
		expect(JSON.stringify(mapError(error))).not.toMatch(/SQLITE|srv/)
	})

	it('does not repeat the piece of a body that could not be parsed', () => {
		const error = directus(
			'INVALID_PAYLOAD',
			400,
			{ reason: 'Unexpected token in 4242' },
			'Invalid payload. Unexpected 4242',
		)
		expect(JSON.stringify(mapError(error))).not.toContain('4242')
	})
})
