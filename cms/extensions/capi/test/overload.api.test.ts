import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningCms, startCms } from './cms.ts'

const STOREFRONT = 'http://127.0.0.1:3000'
let cms: RunningCms

/** A CMS for which every delay is too much: its limit under pressure refuses whatever Directus answers. */
beforeAll(async () => {
	cms = await startCms({
		PRESSURE_LIMITER_ENABLED: 'true',
		PRESSURE_LIMITER_MAX_EVENT_LOOP_DELAY: '1',
		PRESSURE_LIMITER_SAMPLE_INTERVAL: '250',
	})
	await vi.waitFor(async () => expect((await fetch(`${cms.url}/server/ping`)).status).toBe(503), { timeout: 15_000 })
})
afterAll(() => cms?.stop())

const ask = (path: string, origin: string, init: RequestInit = {}) =>
	fetch(cms.url + path, { ...init, headers: { ...init.headers, origin } })

it.each(['/capi/shop/quote', '/items/posts'])(
	'a refusal of %s under pressure can be read by our own pages',
	async (path) => {
		const reply = await ask(path, STOREFRONT)
		expect(reply.status).toBe(503)
		expect(reply.headers.get('retry-after')).toBe('5')
		expect(reply.headers.get('access-control-allow-origin')).toBe(STOREFRONT)
		expect(reply.headers.get('access-control-allow-credentials')).toBe('true')
		expect(reply.headers.get('access-control-expose-headers')).toContain('Retry-After')
		expect(reply.headers.get('vary')).toContain('Origin')
	},
)

it('a preflight under pressure lets our own page go on to what it asks', async () => {
	const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'idempotency-key' }
	const reply = await ask('/capi/shop/orders', STOREFRONT, { method: 'OPTIONS', headers })
	expect(reply.status).toBe(204)
	expect(reply.headers.get('access-control-allow-origin')).toBe(STOREFRONT)
	expect(reply.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
})

it('a refusal under pressure is not for the pages of others', async () => {
	const reply = await ask('/items/posts', 'https://evil.example')
	expect(reply.status).toBe(503)
	expect(reply.headers.get('access-control-allow-origin')).toBeNull()
})
