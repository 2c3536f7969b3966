import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
	type ApiReply,
	confirm,
	DOCKLANDS,
	draftOf,
	openSession,
	placeOrder,
	rowsOf,
	setClock,
	signIn,
	statusOf,
	studio,
	talkTo,
} from './client.ts'
import { type RunningCms, startCms } from './cms.ts'
import { hearMessages } from './hear-messages.ts'
import { mailsTo } from './mails.ts'

let cms: RunningCms

/** So many requests of any kind may come from an address. */
const REQUESTS = 250
/** An unlimited address, in another spelling than it comes from. */
const EXEMPT = '2001:DB8:0:0::99'
const SECRET = 'only-for-this-test-0123456789abcdef01234567'
const STOREFRONT_KEY = createHmac('sha256', SECRET).update('storefront server').digest('hex')

/** A CMS of its own behind a proxy on the same host, which exempts nobody and has no metrics. */
beforeAll(async () => {
	cms = await startCms({
		SECRET,
		CAPI_UNLIMITED_ADDRESSES: EXEMPT,
		IP_TRUST_PROXY: 'loopback',
		CAPI_ORDERS_PER_MINUTE: '3',
		CAPI_PAYMENTS_PER_MINUTE: '3',
		CAPI_FORMS_PER_MINUTE: '3',
		CAPI_STREAMS_PER_ADDRESS: '2',
		CAPI_SOCKET_SIGN_INS_PER_MINUTE: '6',
		METRICS_TOKEN: '',
		// Directus's own limit, far above what the other tests need.
		RATE_LIMITER_ENABLED: 'true',
		RATE_LIMITER_POINTS: String(REQUESTS),
		RATE_LIMITER_DURATION: '3600',
	})
	talkTo(cms)
})

afterAll(() => cms.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })

/** An address that no other test has used. */
const newAddress = () => `203.0.114.${++addresses}`
let addresses = 0

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
	fetch(cms.url + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
		body: JSON.stringify(body),
	})

it('metrics are nowhere to be read where no token for them is set', async () => {
	const reply = await fetch(`${cms.url}/capi/system/metrics`)
	expect(reply.status).toBe(404)
	expect(await reply.text()).not.toContain('capi_')
})

describe('unpaid orders', () => {
	const phones = () => `087 ${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`
	const place = (changes: object, address = newAddress()) =>
		placeOrder(draftOf({ phone: phones(), ...changes }), from(address))
	const expectCap = (reply: ApiReply) => {
		expect([reply.status, reply.body.errors[0].extensions.code]).toEqual([429, 'TOO_MANY_OPEN_ORDERS'])
		const wait = Number(reply.headers.get('retry-after'))
		expect(wait).toBeGreaterThan(0)
		expect(wait).toBeLessThanOrEqual(30 * 60)
	}
	const CAPS = [
		['device', 'open_orders_per_device', 3, () => ({ device_id: randomUUID() })],
		['phone number', 'open_orders_per_phone', 5, () => ({ phone: phones() })],
	] as const

	it.each(CAPS)('of one %s are capped', async (_what, _setting, cap, same) => {
		const fields = same()
		const placed = await Promise.all(Array.from({ length: cap + 3 }, () => place(fields)))
		const open = placed.filter(({ status }) => status === 201).map(({ data }) => data.order)
		expect(open).toHaveLength(cap)
		for (const reply of placed.filter(({ status }) => status !== 201)) expectCap(reply)
		// One that takes the place of another, one after a payment, and one of somebody else.
		const replaced = await place({ ...fields, replaces: open[0]!.slug })
		expect(replaced.status).toBe(201)
		expectCap(await place(fields))
		await confirm((await openSession(open[1]!, {}, from(newAddress()))).data.payment_ref, undefined, from(newAddress()))
		expect((await place(fields)).status).toBe(201)
		expectCap(await place(fields))
		expect((await place(same())).status).toBe(201)
	})

	it('with a number that strangers typed stop nobody who is signed in, and take no pieces from them', async () => {
		const [row] = await rowsOf<{ id: number }>('branch_products', { branch: DOCKLANDS, product: 110 })
		const setStock = (stock: number | null) => studio('PATCH', `/items/branch_products/${row!.id}`, { stock })
		await setStock(50)
		const phone = phones()
		const strangers = await Promise.all(Array.from({ length: 5 }, () => place({ phone })))
		expect(strangers.map(({ status }) => status)).toEqual(Array(5).fill(201))
		expectCap(await place({ phone }))
		const owner = await signIn('Customer')
		const placeOwn = () =>
			placeOrder(draftOf({ phone, items: [{ id: 110, quantity: 2 }] }), { ...owner.headers, ...from(newAddress()) })
		expect((await placeOwn()).status).toBe(201)
		expect((await rowsOf<{ stock: number }>('branch_products', { id: row!.id }))[0]!.stock).toBe(48)
		// Their own open orders are counted, whatever number they type.
		const further = await Promise.all(Array.from({ length: 6 }, placeOwn))
		expect(further.filter(({ status }) => status === 201)).toHaveLength(4)
		for (const reply of further.filter(({ status }) => status !== 201)) expectCap(reply)
		const other = { ...owner.headers, ...from(newAddress()) }
		expectCap(await placeOrder(draftOf({ phone: phones() }), other))
		const neighbour = await signIn('Customer')
		const reply = await placeOrder(draftOf({ phone }), { ...neighbour.headers, ...from(newAddress()) })
		expect(reply.status).toBe(201)
		await setStock(null)
	})

	it('with a guest’s number that strangers typed stop the guest only as long as they hold pieces', async () => {
		const phone = phones()
		const strangers = await Promise.all(Array.from({ length: 5 }, () => place({ phone })))
		expect(strangers.map(({ status }) => status)).toEqual(Array(5).fill(201))
		const refused = await place({ phone })
		expectCap(refused)
		expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3 * 60)
		setClock(3 * 60_000 + 1_000)
		expect((await place({ phone })).status).toBe(201)
		setClock(0)
	})

	it('of one address are capped, by the setting', async () => {
		await studio('PATCH', '/items/settings', { open_orders_per_address: 1 })
		let networks = 0
		// IPv6 by /64: the second order comes from a neighbour in a network of its own.
		const placeSecond = async () => {
			const network = `2001:db8:7:${++networks}`
			expect((await place({}, `${network}::1`)).status).toBe(201)
			return place({}, `${network}::2`)
		}
		await expect.poll(async () => (await placeSecond()).status, { timeout: 15_000, interval: 300 }).toBe(429)
		expectCap(await placeSecond())
		await studio('PATCH', '/items/settings', { open_orders_per_address: 20 })
	})

	it('keep their pieces for a while, and a further one of the same customer keeps none', async () => {
		const [row] = await rowsOf<{ id: number }>('branch_products', { branch: DOCKLANDS, product: 110 })
		const setStock = (stock: number | null) => studio('PATCH', `/items/branch_products/${row!.id}`, { stock })
		const left = async () => (await rowsOf<{ stock: number }>('branch_products', { id: row!.id }))[0]!.stock
		const items = (quantity: number) => ({ items: [{ id: 110, quantity }] })
		await setStock(3)
		const phone = phones()
		const first = await place({ ...items(2), phone })
		expect(await left()).toBe(1)
		const further = await place({ ...items(1), phone })
		expect([further.status, await left()]).toEqual([201, 1])
		setClock(4 * 60_000)
		await expect.poll(left, { timeout: 15_000, interval: 500 }).toBe(3)
		// Somebody who comes later and pays has them; whoever waited is not charged.
		const later = (await place(items(3))).data.order
		const pay = async (order: { id: number; slug: string }) => {
			const session = await openSession(order, {}, from(newAddress()))
			if (session.status !== 200) return session.status
			return (await confirm(session.data.payment_ref, undefined, from(newAddress()))).data.status
		}
		expect(await pay(later)).toBe('paid')
		expect(await pay(first.data.order)).toBe(409)
		expect(await statusOf(first.data.order)).toBe('expired expired')
		expect(await left()).toBe(0)
		setClock(0)
		await setStock(null)
	})

	it('that keep no pieces take them when they are paid', async () => {
		const [row] = await rowsOf<{ id: number }>('branch_products', { branch: DOCKLANDS, product: 110 })
		const setStock = (stock: number | null) => studio('PATCH', `/items/branch_products/${row!.id}`, { stock })
		const left = async () => (await rowsOf<{ stock: number }>('branch_products', { id: row!.id }))[0]!.stock
		await setStock(3)
		const phone = phones()
		await place({ phone })
		const order = (await place({ phone, items: [{ id: 110, quantity: 2 }] })).data.order
		expect(await left()).toBe(3)
		const { payment_ref } = (await openSession(order, {}, from(newAddress()))).data
		expect((await confirm(payment_ref, undefined, from(newAddress()))).data.status).toBe('paid')
		expect(await left()).toBe(1)
		await setStock(null)
	})
})

describe('wrong coupon codes', () => {
	const quote = (headers: Record<string, string>, coupon_code: string | null) =>
		send('/capi/shop/quote', { ...draftOf(), coupon_code }, headers)

	it('are counted for an account, wherever they are judged, and quotes are not', async () => {
		const { headers } = await signIn('Customer')
		const asked = () => ({ ...headers, ...from(newAddress()) })
		for (let index = 0; index < 15; index++) {
			expect((await quote(asked(), null)).status).toBe(200)
			expect((await quote(asked(), 'WELCOME10')).status).toBe(200)
		}
		const statuses = []
		for (let index = 0; index < 4; index++) {
			statuses.push((await quote(asked(), `WRONG${index}`)).status)
			statuses.push((await send('/capi/shop/coupons/check', { ...draftOf(), code: `NONE${index}` }, asked())).status)
			statuses.push((await placeOrder(draftOf({ coupon_code: `NO${index}` }), asked())).status)
		}
		expect(statuses).toEqual([...Array(3).fill([200, 422, 409]).flat(), 200, 429, 429])
		const refused = await quote(asked(), 'WELCOME10')
		expect(refused.status).toBe(429)
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
		expect((await quote(asked(), null)).status).toBe(200)
		const other = await signIn('Customer')
		expect((await quote({ ...other.headers, ...from(newAddress()) }, 'WELCOME10')).status).toBe(200)
	})

	it('are counted for an address, however many accounts ask from it', async () => {
		const people = await Promise.all(Array.from({ length: 4 }, () => signIn('Customer')))
		const address = from(newAddress())
		const replies = await Promise.all(
			people.flatMap(({ headers }) =>
				Array.from({ length: 10 }, (_, index) => quote({ ...headers, ...address }, `GUESS${index}`)),
			),
		)
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(30)
		expect(replies.filter(({ status }) => status === 429)).toHaveLength(10)
	})
})

describe('one-time codes for an order', () => {
	it('fill no mailbox, whoever asks for them', async () => {
		const email = 'flooded@example.com'
		const created = await send('/capi/shop/orders', draftOf({ email }), from(newAddress()))
		const { order } = ((await created.json()) as { data: { order: { id: number; slug: string } } }).data
		const ask = (address: string) => send(`/capi/shop/orders/${order.slug}/code`, { order_id: order.id }, from(address))
		const statuses = []
		for (let index = 0; index < 8; index++) statuses.push((await ask(newAddress())).status)
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
		await expect.poll(async () => (await mailsTo(email, cms.varDir)).length).toBe(5)
		expect((await ask(newAddress())).headers.get('Retry-After')).toMatch(/^\d+$/)
		expect(await mailsTo(email, cms.varDir)).toHaveLength(5)
	})
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

	it('let an address sign in on websockets so many times, with messages and with addresses', async () => {
		const address = `${cms.url.replace('http', 'ws')}/websocket`
		const statusOfToken = async () => {
			const { hostname, port } = new URL(cms.url)
			const socket = connect(Number(port), hostname)
			const head =
				'GET /websocket?access_token=nonsense HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket'
			socket.write(`${head}\r\n\r\n`)
			const [answer] = await once(socket, 'data')
			socket.destroy()
			return String(answer).split(' ', 2)[1]
		}
		expect([await statusOfToken(), await statusOfToken()]).toEqual(['401', '401'])
		const socket = new WebSocket(address)
		await once(socket as unknown as EventTarget, 'open')
		for (let index = 0; index < 5; index++) socket.send(JSON.stringify({ type: 'auth', access_token: 'nonsense' }))
		const [{ code }] = (await once(socket as unknown as EventTarget, 'close')) as [{ code: number }]
		expect(code).toBe(1008)
		expect(await statusOfToken()).toBe('429')
	})

	it('let an address follow so many things on websockets', async () => {
		const socket = new WebSocket(`${cms.url.replace('http', 'ws')}/websocket`)
		const kinds: string[] = []
		hearMessages(socket, ({ type, error }) => kinds.push(error?.code ?? String(type)))
		await once(socket as unknown as EventTarget, 'open')
		for (let uid = 0; uid < 8; uid++)
			socket.send(JSON.stringify({ type: 'subscribe', collection: 'branches', uid, event: 'delete' }))
		await expect.poll(() => kinds.length).toBe(8)
		expect(kinds.filter((kind) => kind === 'subscription')).toHaveLength(6)
		expect(kinds.filter((kind) => kind === 'REQUESTS_EXCEEDED')).toHaveLength(2)
		socket.close()
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

	/** Statuses of five messages, of which an address may send three in a minute. */
	async function statusesOf(headersOf: (index: number) => Record<string, string>): Promise<number[]> {
		const statuses = []
		for (let index = 0; index < 5; index++) {
			statuses.push((await send('/capi/contact', {}, headersOf(index))).status)
		}
		return statuses
	}

	it('count each visitor behind a proxy on the same host, IPv6 by /64 and IPv4-mapped addresses as IPv4', async () => {
		const limited = [400, 400, 400, 429, 429]
		expect(await statusesOf(() => from('203.0.113.1'))).toEqual(limited)
		expect(await statusesOf((index) => from(`2001:db8:1:2::${index}`))).toEqual(limited)
		expect(await statusesOf(() => from('::ffff:203.0.113.2'))).toEqual(limited)
		expect((await send('/capi/contact', {}, from('203.0.113.2'))).status).toBe(429)
		expect(await statusesOf((index) => from(`2001:db8:1:${index}::1`))).toEqual([400, 400, 429, 400, 400])
	})

	it('spare the addresses of CAPI_UNLIMITED_ADDRESSES in every spelling, and no neighbour', async () => {
		expect(await statusesOf(() => from('2001:db8::99'))).toEqual([400, 400, 400, 400, 400])
		expect((await statusesOf(() => from('2001:db8::98'))).at(-1)).toBe(429)
	})

	it('count for the visitor whom the storefront’s server names, and for nobody where it names none', async () => {
		const server = { ...from('203.0.113.3'), 'x-storefront-server': STOREFRONT_KEY }
		expect(await statusesOf(() => server)).toEqual([400, 400, 400, 400, 400])
		const named = (address: string) => ({ ...server, 'x-storefront-client-address': address })
		for (const address of ['203.0.113.4', 'unknown']) expect((await statusesOf(() => named(address))).at(-1)).toBe(429)
		expect((await send('/capi/contact', {}, from('203.0.113.4'))).status).toBe(429)
		expect((await send('/capi/contact', {}, from('203.0.113.3'))).status).toBe(400)
	})

	// These two are the last ones: nothing of their addresses is let in after them.
	it('of Directus count IPv6 by /64, spare unlimited addresses and count visitors of the storefront’s server', async () => {
		const info = async (headers: Record<string, string>) => (await fetch(`${cms.url}/server/ping`, { headers })).status
		const statuses = async (headersOf: (index: number) => Record<string, string>) =>
			new Set(await Promise.all(Array.from({ length: REQUESTS + 1 }, (_, index) => info(headersOf(index)))))
		expect(await statuses((index) => from(`2001:db8:5:5::${index.toString(16)}`))).toEqual(new Set([200, 429]))
		expect(await statuses(() => from('2001:db8::99'))).toEqual(new Set([200]))
		const server = { ...from('203.0.113.5'), 'x-storefront-server': STOREFRONT_KEY }
		expect(await statuses(() => server)).toEqual(new Set([200]))
		expect(await statuses(() => ({ ...server, 'x-storefront-client-address': '203.0.113.6' }))).toEqual(
			new Set([200, 429]),
		)
	})

	it('of Directus count requests for our routes together with all else', async () => {
		let reply = await send('/capi/shop/quote', {})
		expect(reply.status).toBe(400)
		for (let sent = 0; reply.status === 400 && sent < REQUESTS; sent++) reply = await send('/capi/shop/quote', {})
		expect(reply.status).toBe(429)
		expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
		expect((await fetch(`${cms.url}/capi/shop/orders`)).status).toBe(429)
		expect((await fetch(`${cms.url}/server/info`)).status).toBe(429)
	})
})

it('a shutdown ends event streams and websockets in an orderly way', async () => {
	const visitor = from('203.0.113.77')
	const created = await send('/capi/shop/orders', draftOf(), visitor)
	const { data } = (await created.json()) as { data: { order: { slug: string } } }
	const stream = await fetch(`${cms.url}/capi/shop/orders/${data.order.slug}/events`, { headers: visitor })
	expect(stream.status).toBe(200)
	const socket = new WebSocket(`${cms.url.replace('http', 'ws')}/websocket`)
	const closed = once(socket as unknown as EventTarget, 'close')
	const answered = once(socket as unknown as EventTarget, 'message')
	await once(socket as unknown as EventTarget, 'open')
	socket.send(JSON.stringify({ type: 'ping' }))
	await answered
	const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
	const readMore = async () => {
		const { value, done } = await reader.read()
		if (done) throw new Error('The stream ended before its first event')
		return value
	}
	let heard = ''
	// The first event comes once the order has been read, after the headers: a shutdown before that ends the stream
	// without it.
	while (!heard.includes('event: ')) heard += await readMore()
	await cms.stop()
	// A connection that is cut rejects here.
	while (!(await reader.read()).done);
	expect(await closed).toEqual([expect.objectContaining({ code: 1001 })])
})
