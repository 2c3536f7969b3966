import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { isPlainPost, readPlainBody } from './plain-body.ts'

const json = { 'content-type': 'application/json', 'content-length': '20' }

describe('a plain post', () => {
	it.each([
		['GET', {}, false],
		['POST', json, true],
		['POST', { ...json, 'content-type': 'application/json; charset=utf-8' }, true],
		['POST', { ...json, 'content-type': 'application/json; charset=utf-16' }, false],
		['POST', { ...json, 'content-type': 'application/x-www-form-urlencoded' }, false],
		['POST', { ...json, 'content-type': undefined }, false],
		['POST', { ...json, 'content-encoding': 'gzip' }, false],
		['POST', { ...json, 'content-length': '16385' }, false],
		['POST', { ...json, 'content-length': undefined }, false],
		['POST', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, false],
		['POST', { ...json, cookie: 'a=b' }, false],
		['PATCH', json, false],
	])('%s with %o: %s', (method, headers, expected) => {
		expect(isPlainPost({ method, headers })).toBe(expected)
	})
})

async function read(...parts: string[]) {
	const request = new PassThrough()
	const result = new Promise((resolve) => readPlainBody(request as never, {} as never, resolve))
	for (const part of parts) request.write(part)
	request.end()
	const error = await result
	const { body, rawBody } = request as PassThrough & { body?: unknown; rawBody?: Buffer }
	return { error, body, rawBody: rawBody?.toString() }
}

describe('its body', () => {
	it('is parsed, its bytes kept', async () => {
		expect(await read('{"a":', '"é"}')).toMatchObject({ error: undefined, body: { a: 'é' }, rawBody: '{"a":"é"}' })
		expect(await read('[1]')).toMatchObject({ error: undefined, body: [1] })
		expect(await read()).toMatchObject({ error: undefined, body: {} })
	})

	it.each(['{"a":', '"text"', '3', 'null', 'a=b'])('is refused where it is %s', async (text) => {
		expect(await read(text)).toMatchObject({ error: { status: 400, code: 'INVALID_PAYLOAD' }, body: undefined })
	})
})
