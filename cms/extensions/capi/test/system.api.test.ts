import { SystemStatusSchema, SystemTechSchema } from '@app/contract/system'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { OPERATIONS } from '../src/system/openapi/operations.ts'
import { call, draftOf, expectFailure, get, paidOrder, placeOrder, signIn, studio } from './client.ts'
import { METRICS_TOKEN } from './cms.ts'

const SOON = { timeout: 15_000, interval: 20 }

describe('GET /capi/system/status', () => {
	it('is up, and tells each visitor what his own request says', async () => {
		const reply = await get('/capi/system/status', { 'user-agent': 'pickle/1', 'accept-language': 'en-IE' })
		const { status, metadata } = v.parse(SystemStatusSchema, reply.body)
		expect(status).toBe('up')
		expect(metadata.client).toMatchObject({ user_agent: 'pickle/1', language: 'en-IE' })
		expect(metadata.network).toMatchObject({ ip: '127.0.0.1', vpn: 'unknown' })
		expect(reply.headers.get('cache-control')).toBe('no-store')
	})

	it('is down soon after the switch in the Studio, and up again', async () => {
		const words = async () => {
			const [full, word] = await Promise.all([get('/capi/system/status'), get('/capi/system/word')])
			return [full.body.status, word.body.status]
		}
		await studio('PATCH', '/items/settings', { outage: true })
		await vi.waitFor(async () => expect(await words()).toEqual(['down', 'down']), SOON)
		expectFailure(await placeOrder(draftOf()), 503, 'SERVICE_UNAVAILABLE')
		await studio('PATCH', '/items/settings', { outage: false })
		await vi.waitFor(async () => expect(await words()).toEqual(['up', 'up']), SOON)
	})
})

describe('the name of a request', () => {
	it.each(['/capi/system/tech', '/capi/no-such-address', '/users/me'])(
		'is on the reply of %s, and readable',
		async (path) => {
			const reply = await get(path, { origin: 'http://localhost:3000' })
			expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/)
			expect(reply.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
		},
	)
})

describe('GET /capi/system/tech', () => {
	it('names versions and the uptime to staff only', async () => {
		const [customer, staff, editor] = await Promise.all([
			signIn('Customer'),
			signIn('Branch staff', { branch: 1 }),
			signIn('Editor'),
		])
		for (const headers of [{}, customer.headers]) {
			const { data } = await get<object>('/capi/system/tech', headers)
			expect(Object.keys(data).sort()).toEqual(['build', 'checked_at', 'checks'])
		}
		for (const { headers } of [staff, editor]) {
			const data = v.parse(SystemTechSchema, (await get('/capi/system/tech', headers)).data)
			expect(data.versions).toMatchObject({ directus: '11.17.4', node: expect.stringMatching(/^22\./) })
			expect(data.uptime_seconds).toBeGreaterThan(0)
		}
	})

	it('names checks, and no secret, path or address', async () => {
		const reply = await get('/capi/system/tech')
		const data = v.parse(SystemTechSchema, reply.data)
		expect(data.checks.map((check) => check.name)).toEqual([
			'database',
			'files',
			'outage switch',
			'cache',
			'mail',
			'payments',
			'push',
		])
		expect(JSON.stringify(reply.body)).not.toMatch(/secret|\/tmp|127\.0\.0\.1|@example/)
	})
})

describe('GET /capi/system/metrics', () => {
	const asOperator = { authorization: `Bearer ${METRICS_TOKEN}` }

	it.each([[{}], [{ authorization: 'Bearer something-else' }]])('is 401 with %j', async (headers) => {
		expectFailure(await get('/capi/system/metrics', headers), 401, 'UNAUTHENTICATED')
	})

	it('counts requests, orders, payments and what waits, in Prometheus’s words', async () => {
		await get('/capi/shop/menu-test')
		await get('/capi/no-such-address')
		await paidOrder()
		const { status, headers, body } = await get('/capi/system/metrics', asOperator)
		expect(status).toBe(200)
		expect(headers.get('content-type')).toContain('version=0.0.4')
		for (const sample of [
			/^capi_http_requests_total\{area="menu",status="200"\} \d+$/m,
			/^capi_http_requests_total\{area="other",status="404"\} \d+$/m,
			/^capi_http_request_duration_seconds_bucket\{area="orders",le="\+Inf"\} \d+$/m,
			/^capi_orders\{status="confirmed"\} \d+$/m,
			/^capi_payments\{gateway="sandbox",status="paid"\} \d+$/m,
			/^capi_outbox\{state="waiting"\} \d+$/m,
			/^capi_event_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+$/m,
			/^capi_status 1$/m,
			/^capi_part_status\{part="database"\} 1$/m,
		]) {
			expect(body).toMatch(sample)
		}
	})
})

describe('GET /capi/openapi.json', () => {
	it('describes every route with schemas of the contract', async () => {
		const { body } = await get('/capi/openapi.json')
		expect(body.openapi).toBe('3.1.0')
		const draft = body.paths['/capi/shop/orders'].post.requestBody.content['application/json'].schema
		expect(draft.required).toEqual(expect.arrayContaining(['branch', 'items', 'email']))
		expect(Object.keys(body.paths)).toHaveLength(new Set(OPERATIONS.map((operation) => operation.path)).size)
	})

	it.each(OPERATIONS.map(({ method, path }) => [method.toUpperCase(), path]))(
		'describes %s %s, which is there',
		async (method, path) => {
			const unknown = path.replace('{slug}', 'x'.repeat(43)).replace('{provider}', 'sandbox')
			const reply = await call(method, unknown, method === 'POST' ? {} : undefined)
			expect(reply.body.message).not.toBe('This address was not found.')
		},
	)
})

describe('a broken request', () => {
	it.each([
		['POST', '/capi/shop/quote', '{'],
		['POST', '/capi/payments/sessions', '{"order_id":'],
		['POST', '/capi/payments/sandbox/confirm', '[[['],
		['POST', '/capi/payments/webhooks/sandbox', 'nonsense'],
		['POST', '/capi/shop/coupons/check', '"'],
	])('%s %s with %s is 400 in the contract’s shape', async (method, path, body) => {
		const reply = await call(method, path, body)
		expect(reply.status).toBe(400)
		expect(reply.body).toMatchObject({ success: false, errors: [{ extensions: { code: 'INVALID_PAYLOAD' } }] })
	})
})
