import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import type { Credentials } from '../auth/credentials.ts'
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

test('a dated reply is as old as its request, or as what the service worker has kept', async () => {
	const before = Date.now()
	const { facts, fetchedAt } = await clientOf(answering({ success: true })).getDated('/x', Reply)
	expect(facts).toEqual({ success: true })
	expect(fetchedAt).toBeGreaterThanOrEqual(before)
	const kept = answering({ success: true }, { headers: { 'X-Kept-At': '1700000000000' } })
	expect(await clientOf(kept).getDated('/x', Reply)).toMatchObject({ fetchedAt: 1_700_000_000_000 })
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

test('a refusal carries the name that the server gave the request', async () => {
	const request = answering({}, { status: 500, headers: { 'X-Request-Id': '3f9a0c12be77' } })
	expect(await failureOf(clientOf(request).get('/x', Reply))).toMatchObject({ requestId: '3f9a0c12be77' })
	expect(await failureOf(clientOf(answering({}, { status: 500 })).get('/x', Reply))).toMatchObject({ requestId: null })
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

test('a deletion is one', async () => {
	const request = answering({ success: true })
	await clientOf(request).delete('/capi/payments/cards/7', Reply)
	expect(request.mock.calls[0]![1]).toMatchObject({ method: 'DELETE' })
})

test('a refusal tells how long to wait, and Directus’s own message', async () => {
	const data = { errors: [{ message: 'Too many requests.', extensions: { code: 'REQUESTS_EXCEEDED' } }] }
	const request = answering(data, { status: 429, headers: { 'Retry-After': '60' } })
	expect(await failureOf(clientOf(request).get('/x', Reply))).toMatchObject({
		message: 'Too many requests.',
		retryAfter: 60,
	})
})

describe('a visitor who is signed in', () => {
	const token = (value: string) => ({ headers: { Authorization: `Bearer ${value}` } })
	const runOut = (code: string, status = 401) =>
		new Response(JSON.stringify({ errors: [{ message: code, extensions: { code } }] }), { status })
	const fine = () => new Response(JSON.stringify({ success: true }))
	/** A client with a token; replies in their order. */
	function call(options: { by: Credentials | null; renewed?: Credentials | null; replies: Response[] }) {
		const request = vi.fn<typeof fetch>(async () => options.replies.shift() ?? fine())
		const visitor = { get: async () => options.by, renew: vi.fn(async () => options.renewed ?? null) }
		const cms = createCmsClient('http://127.0.0.1:8055', request, visitor)
		return { request, visitor, cms }
	}
	const sent = (request: ReturnType<typeof call>['request']) =>
		request.mock.calls.map(
			([, init = {}]) => (init.headers as Record<string, string>).Authorization ?? init.credentials,
		)

	test('is named in every call but the public ones', async () => {
		const { cms, request } = call({ by: token('a'), replies: [] })
		await cms.get('/capi/shop/orders', Reply)
		await cms.post('/capi/shop/orders', {}, Reply, { headers: { 'Idempotency-Key': 'k' } })
		await cms.get('/capi/shop/branches', Reply, { isPublic: true })
		expect(sent(request)).toEqual(['Bearer a', 'Bearer a', undefined])
		expect(request.mock.calls[1]![1]?.headers).toMatchObject({ 'Idempotency-Key': 'k' })
	})

	test('by a cookie sends credentials and no header', async () => {
		const { cms, request } = call({ by: { credentials: 'include' }, replies: [] })
		await cms.get('/x', Reply)
		expect(sent(request)).toEqual(['include'])
	})

	test.each(['TOKEN_EXPIRED', 'INVALID_TOKEN'])(
		'with a token that is refused as %s is asked again with a new one',
		async (code) => {
			const { cms, request } = call({ by: token('a'), renewed: token('b'), replies: [runOut(code)] })
			await cms.post('/capi/shop/orders', { a: 1 }, Reply)
			expect(sent(request)).toEqual(['Bearer a', 'Bearer b'])
			expect(request.mock.calls[1]![1]?.body).toBe('{"a":1}')
		},
	)

	test('whose session is over goes on as a guest', async () => {
		const { cms, request } = call({ by: token('a'), renewed: null, replies: [runOut('TOKEN_EXPIRED')] })
		await cms.get('/x', Reply)
		expect(sent(request)).toEqual(['Bearer a', undefined])
	})

	test('is asked again once only', async () => {
		const replies = [runOut('TOKEN_EXPIRED'), runOut('TOKEN_EXPIRED')]
		const { cms, request } = call({ by: token('a'), renewed: token('b'), replies })
		expect(await failureOf(cms.get('/x', Reply))).toMatchObject({ code: 'TOKEN_EXPIRED' })
		expect(request).toHaveBeenCalledTimes(2)
	})

	test.each([
		['a wrong password', 'INVALID_CREDENTIALS'],
		['a refusal', 'FORBIDDEN'],
	])('is not asked again because of %s', async (_, code) => {
		const { cms, request, visitor } = call({ by: token('a'), renewed: token('b'), replies: [runOut(code)] })
		expect(await failureOf(cms.get('/x', Reply))).toMatchObject({ code })
		expect(request).toHaveBeenCalledTimes(1)
		expect(visitor.renew).not.toHaveBeenCalled()
	})

	test('by a cookie whose session was ended goes on as a guest, and a wrong password stays one', async () => {
		const cookies: Credentials = { credentials: 'include' }
		const ended = call({ by: cookies, renewed: null, replies: [runOut('INVALID_CREDENTIALS')] })
		await ended.cms.get('/x', Reply)
		expect(sent(ended.request)).toEqual(['include', undefined])
		const alive = call({ by: cookies, renewed: cookies, replies: [runOut('INVALID_CREDENTIALS')] })
		expect(await failureOf(alive.cms.get('/x', Reply))).toMatchObject({ status: 401 })
		expect(alive.request).toHaveBeenCalledTimes(1)
	})
})
