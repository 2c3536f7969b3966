import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftOf } from './client.ts'
import { type RunningCms, startCms } from './cms.ts'

let cms: RunningCms

/** So many requests of any kind may come from an address. */
const REQUESTS = 250

/** A CMS of its own, which counts loopback as well, and no metrics. */
beforeAll(async () => {
	cms = await startCms({
		CAPI_UNLIMITED_ADDRESSES: '',
		CAPI_ORDERS_PER_MINUTE: '3',
		CAPI_PAYMENTS_PER_MINUTE: '3',
		CAPI_FORMS_PER_MINUTE: '3',
		CAPI_STREAMS_PER_ADDRESS: '2',
		METRICS_TOKEN: '',
		// Directus's own limit, far above what the other tests need.
		RATE_LIMITER_ENABLED: 'true',
		RATE_LIMITER_POINTS: String(REQUESTS),
		RATE_LIMITER_DURATION: '3600',
	})
})

afterAll(() => cms.stop())

const send = (path: string, body: unknown) =>
	fetch(cms.url + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
		body: JSON.stringify(body),
	})

it('metrics are nowhere to be read where no token for them is set', async () => {
	const reply = await fetch(`${cms.url}/capi/system/metrics`)
	expect(reply.status).toBe(404)
	expect(await reply.text()).not.toContain('capi_')
})

describe('limits', () => {
	it('let an address hold so many streams, and give a place back when one ends', async () => {
		const created = await send('/capi/shop/orders', draftOf())
		const { data } = (await created.json()) as { data: { order: { slug: string } } }
		const address = `${cms.url}/capi/shop/orders/${data.order.slug}/events`
		const aborts = [new AbortController(), new AbortController()]
		for (const { signal } of aborts) expect((await fetch(address, { signal })).status).toBe(200)
		expect((await fetch(address)).status).toBe(429)
		aborts[0]!.abort()
		const again = new AbortController()
		await expect.poll(async () => (await fetch(address, { signal: again.signal })).status).toBe(200)
		aborts[1]!.abort()
		again.abort()
	})

	it('count no stream that was given up before it began', async () => {
		const created = await send('/capi/shop/orders', draftOf())
		const { data } = (await created.json()) as { data: { order: { slug: string } } }
		const { hostname, port } = new URL(cms.url)
		const path = `/capi/shop/orders/${data.order.slug}/events`
		// The later the socket is lost, the further the server has come.
		for (let wait = 0; wait < 12; wait++) {
			const socket = connect(Number(port), hostname)
			await once(socket, 'connect')
			socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
			await setTimeout(wait / 2)
			socket.destroy()
		}
		const abort = new AbortController()
		await expect.poll(async () => (await fetch(cms.url + path, { signal: abort.signal })).status).toBe(200)
		expect((await fetch(cms.url + path, { signal: abort.signal })).status).toBe(200)
		abort.abort()
	})

	it.each([
		['orders', '/capi/shop/orders', draftOf()],
		['payments', '/capi/payments/sandbox/confirm', {}],
		['sign-ups', '/capi/newsletter/subscribe', {}],
		['messages', '/capi/contact', {}],
		['applications', '/capi/careers/griller/apply', {}],
	])('stop %s after so many in a minute, and say when to come back', async (_what, path, body) => {
		const replies = []
		for (let index = 0; index < 5; index++) replies.push(await send(path, body))
		const last = replies.at(-1)!
		expect(last.status).toBe(429)
		expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
		expect(await last.json()).toMatchObject({ success: false, errors: [{ extensions: { code: 'REQUESTS_EXCEEDED' } }] })
	})

	// The last one: nothing is let in after it.
	it('of Directus count what takes the short way to our routes together with all else', async () => {
		let reply = await send('/capi/shop/quote', {})
		expect(reply.status).toBe(400)
		for (let sent = 0; reply.status === 400 && sent < REQUESTS; sent++) reply = await send('/capi/shop/quote', {})
		expect(reply.status).toBe(429)
		expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
		expect((await fetch(`${cms.url}/capi/shop/orders`)).status).toBe(429)
		expect((await fetch(`${cms.url}/server/info`)).status).toBe(429)
	})
})
