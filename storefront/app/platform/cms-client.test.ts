import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { cmsUrlFor, createCmsClient, RequestError } from './cms-client.ts'

const Reply = v.object({ success: v.literal(true) })
const answering = (body: unknown, init: ResponseInit = {}) =>
	vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
const clientOf = (request: typeof fetch) => createCmsClient('http://127.0.0.1:8055', request)
const failureOf = (call: Promise<unknown>) =>
	call.then(
		() => expect.unreachable(),
		(error: unknown) => error as RequestError,
	)

test.each([
	['http://localhost:8055', '127.0.0.1', 'http://127.0.0.1:8055'],
	['http://127.0.0.1:8055/', 'localhost', 'http://localhost:8055'],
	['http://127.0.0.1:8055', '192.168.0.7', 'http://127.0.0.1:8055'],
	['https://cms.example.com/base/', 'localhost', 'https://cms.example.com/base'],
])('%s is called as seen from %s', (configured, pageHost, expected) => {
	expect(cmsUrlFor(configured, pageHost)).toBe(expected)
})

test('a reply is parsed by its schema', async () => {
	const request = answering({ success: true, more: 1 })
	expect(await clientOf(request).get('/capi/x', Reply)).toEqual({ success: true })
	expect(request.mock.calls[0]![0]).toBe('http://127.0.0.1:8055/capi/x')
})

test('a body is sent as JSON with the headers of the call', async () => {
	const request = answering({ success: true })
	await clientOf(request).post('/capi/x', { a: 1 }, Reply, { headers: { 'Idempotency-Key': 'k' } })
	expect(request.mock.calls[0]![1]).toMatchObject({
		method: 'POST',
		body: '{"a":1}',
		headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
	})
})

test('a refusal carries status, status text and data of the reply', async () => {
	const data = { success: false, message: 'Changed', errors: [{ message: 'x', extensions: { code: 'CART_CHANGED' } }] }
	const error = await failureOf(clientOf(answering(data, { status: 409, statusText: 'Conflict' })).get('/x', Reply))
	expect(error).toBeInstanceOf(RequestError)
	expect(error).toMatchObject({ message: 'Changed', status: 409, statusText: 'Conflict', data, code: 'CART_CHANGED' })
})

test('a refusal that is no JSON has a message all the same', async () => {
	const error = await failureOf(
		clientOf(answering('<h1>no</h1>', { status: 502, statusText: 'Bad Gateway' })).get('/x', Reply),
	)
	expect(error).toMatchObject({ message: '502 Bad Gateway', data: null, code: null })
})

test('no answer at all is a RequestError with status 0', async () => {
	const error = await failureOf(clientOf(vi.fn().mockRejectedValue(new TypeError('offline'))).get('/x', Reply))
	expect(error).toMatchObject({ status: 0, data: null })
	expect(error.cause).toBeInstanceOf(TypeError)
})

test('a reply of another shape is a RequestError, never a half-parsed value', async () => {
	expect(await failureOf(clientOf(answering({ success: 'yes' })).get('/x', Reply))).toBeInstanceOf(RequestError)
})

test('without an address every call says so', async () => {
	expect(await failureOf(createCmsClient(null).get('/x', Reply))).toMatchObject({
		message: 'Directus URL not configured',
	})
})
