import { createHmac } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { TEST_SECRET } from '../../../../scripts/system.ts'
import {
	baseUrl,
	call,
	confirm,
	DOCKLANDS,
	openSession,
	paidOrder,
	placedOrder,
	post,
	signIn,
	studio,
} from './client.ts'
import { hearMessages, type Message } from './hear-messages.ts'
import { deletionOf, login, member } from './people.ts'

const sockets: WebSocket[] = []
const SOON = { timeout: 15_000, interval: 20 }

afterEach(() => {
	for (const socket of sockets.splice(0)) socket.close()
})

/** Directus's own websocket, as the Studio and the storefront use it. */
async function connect(headers: Record<string, string> = {}, token?: string) {
	const address = `${baseUrl().replace('http', 'ws')}/websocket${token ? `?access_token=${token}` : ''}`
	// Node's WebSocket takes headers, a browser's sends its origin by itself.
	const socket = new WebSocket(address, { headers } as unknown as string[])
	sockets.push(socket)
	const messages: Message[] = []
	const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
	hearMessages(socket, (message) => messages.push(message))
	await new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()))
	const say = (message: object | string) => socket.send(typeof message === 'string' ? message : JSON.stringify(message))
	const hear = (wanted: object) =>
		vi.waitFor(() => expect(messages).toContainEqual(expect.objectContaining(wanted)), SOON)
	const follow = async (collection: string, uid: string, query: object = { fields: ['id'] }) => {
		say({ type: 'subscribe', collection, uid, query })
		await hear({ type: 'subscription', event: 'init', uid })
	}
	const authenticate = async (access_token: string) => {
		say({ type: 'auth', access_token })
		await hear({ type: 'auth', status: 'ok' })
	}
	return { socket, messages, closed, say, hear, follow, authenticate }
}

const tokenOf = (headers: { authorization: string }) => headers.authorization.slice('Bearer '.length)
const staffRole = async () =>
	(await studio<{ id: string }[]>('GET', '/roles?fields=id&filter[name][_eq]=Branch%20staff')).data[0]!.id
const refusal = (code: string) => ({ status: 'error', error: expect.objectContaining({ code }) })

/** An access token like Directus's own, of any age. */
async function tokenThatEnds(user: { id: string; headers: { authorization: string } }, seconds: number) {
	const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
	const claims = JSON.parse(Buffer.from(tokenOf(user.headers).split('.')[1]!, 'base64url').toString())
	const now = Math.floor(Date.now() / 1000)
	const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, iat: now, exp: now + seconds })}`
	return `${body}.${createHmac('sha256', TEST_SECRET).update(body).digest('base64url')}`
}

describe('Directus’s websocket', () => {
	it('tells branch staff of orders that /capi has written, and of their payment', async () => {
		const { headers } = await signIn('Branch staff', { branch: DOCKLANDS })
		const { messages, follow } = await connect({}, tokenOf(headers))
		await follow('orders', 'board', { fields: ['reference', 'order_status'] })
		const order = await placedOrder()
		const heard = () => messages.filter((message) => JSON.stringify(message).includes(order.reference))
		await expect.poll(heard).toContainEqual(expect.objectContaining({ event: 'create' }))
		await confirm((await openSession(order)).data.payment_ref)
		await expect
			.poll(heard)
			.toContainEqual(
				expect.objectContaining({ event: 'update', data: [{ reference: order.reference, order_status: 'confirmed' }] }),
			)
	})

	it('stays open for the storefront, and is closed to a foreign page', async () => {
		const foreign = await connect({ origin: 'https://evil.example' })
		expect(await foreign.closed).toBe(1008)
		const own = await connect({ origin: 'http://localhost:3000' })
		own.say({ type: 'ping' })
		await own.hear({ type: 'pong' })
	})

	it('speaks no GraphQL, and tells nobody its log', async () => {
		const tried = ['/graphql', '/websocket/logs', '/websocket/other'].map((path) => {
			const socket = new WebSocket(baseUrl().replace('http', 'ws') + path)
			sockets.push(socket)
			return new Promise((resolve) => {
				for (const event of ['open', 'error', 'close'] as const) socket.addEventListener(event, () => resolve(event))
				setTimeout(resolve, 2_000, 'no answer')
			})
		})
		expect(await Promise.all(tried)).not.toContain('open')
	})
})

describe('a guest', () => {
	it('follows branches and stock, as staff and orders change them', async () => {
		const { follow, hear, messages } = await connect()
		await follow('branches', 'b')
		await follow('branch_products', 's', { fields: ['*'] })
		await studio('PATCH', '/items/branches/7', { kitchen_status: 'kitchen_closed' })
		await hear({ type: 'subscription', event: 'update', uid: 'b', data: [{ id: 7 }] })
		const row = DOCKLANDS * 10_000 + 112
		await studio('PATCH', `/items/branch_products/${row}`, { stock: 1 })
		await hear({ event: 'update', uid: 's' })
		messages.length = 0
		await placedOrder({ items: [{ id: 112, quantity: 1 }] })
		await hear({ event: 'update', uid: 's' })
		// How many are left is the branch's own business.
		expect(JSON.stringify(messages)).not.toContain('"stock"')
		await studio('PATCH', `/items/branch_products/${row}`, { stock: null })
		await studio('PATCH', '/items/branches/7', { kitchen_status: 'dine_in_only' })
	})

	it.each([
		['orders', { type: 'subscribe', collection: 'orders', uid: 'x' }],
		['people', { type: 'subscribe', collection: 'directus_users', uid: 'x' }],
		['coupons', { type: 'subscribe', collection: 'coupons', uid: 'x' }],
		['reading items', { type: 'items', action: 'read', collection: 'branches', uid: 'x' }],
		['writing items', { type: 'items', action: 'create', collection: 'orders', data: {}, uid: 'x' }],
		['a type that is none', { type: 'constructor' }],
	])('is refused: %s', async (_what, message) => {
		const { say, hear } = await connect()
		say(message)
		await hear(refusal('FORBIDDEN'))
	})

	it.each([101, 8_000])('that says something with %i levels gets an error, and the CMS lives on', async (levels) => {
		const { say, hear, messages } = await connect()
		const deep = '['.repeat(levels) + ']'.repeat(levels)
		for (const type of ['subscribe', 'auth']) say(`{"type":"${type}","query":${deep}}`)
		const tooDeep = expect.objectContaining(refusal('INVALID_PAYLOAD'))
		await vi.waitFor(() => expect(messages).toEqual([tooDeep, tooDeep]), SOON)
		say({ type: 'ping' })
		await hear({ type: 'pong' })
	})

	it.each(['not JSON', '[]', 'null', '"ping"', '{"type":{"a":1}}', '{"type":"subscribe","collection":["orders"]}'])(
		'that says %s gets an error, and the socket lives on',
		async (text) => {
			const { say, hear } = await connect()
			say(text)
			await hear({ status: 'error' })
			say({ type: 'ping' })
			await hear({ type: 'pong' })
		},
	)

	it('stays a guest after a sign-in that failed', async () => {
		const order = await paidOrder()
		const { say, hear, messages } = await connect()
		say({ type: 'auth', access_token: 'nonsense', uid: 'a' })
		await hear(refusal('AUTH_FAILED'))
		for (const collection of ['orders', 'directus_users', 'payments'])
			say({ type: 'subscribe', collection, uid: collection })
		await vi.waitFor(() => expect(messages.filter(({ status }) => status === 'error')).toHaveLength(4), SOON)
		expect(JSON.stringify(messages)).not.toContain(order.reference)
	})

	it('cannot try passwords here', async () => {
		const { say, hear } = await connect()
		say({ type: 'auth', email: 'admin@example.com', password: 'only-for-tests-8f3b', uid: 'p' })
		await hear({ type: 'auth', uid: 'p', ...refusal('AUTH_FAILED') })
		say('{"type":"\\u0061uth","email":"admin@example.com","p\\u0061ssword":"only-for-tests-8f3b","uid":"q"}')
		await hear({ type: 'auth', uid: 'q', ...refusal('AUTH_FAILED') })
	})

	it('is answered where the token of its sign-in is no text', async () => {
		const { say, hear } = await connect()
		for (const [uid, token] of Object.entries({ number: 5, list: [], nothing: null })) {
			say({ type: 'auth', uid, access_token: token })
			await hear({ type: 'auth', uid, ...refusal('AUTH_FAILED') })
		}
	})

	it('is closed after ten attempts to sign in within a minute', async () => {
		const { say, closed, messages } = await connect()
		for (let index = 0; index < 30; index++) say({ type: 'auth', access_token: 'nonsense', uid: index })
		expect(await closed).toBe(1008)
		expect(messages.filter(({ type }) => type === 'auth').length).toBeLessThanOrEqual(10)
	})

	it('is closed after sixty messages within ten seconds, whatever they say', async () => {
		const { say, closed } = await connect()
		for (let index = 0; index < 100; index++) say('not JSON')
		expect(await closed).toBe(1008)
	})

	it.each([
		['a filter', { fields: ['id'], filter: { id: { _neq: 1 } } }],
		['a limit', { limit: 7 }],
		['related rows', { fields: ['branch.title'] }],
	])('follows nothing by a query with %s', async (_what, query) => {
		const { say, hear } = await connect()
		say({ type: 'subscribe', collection: 'branches', uid: 'x', query })
		await hear(refusal('INVALID_PAYLOAD'))
	})

	it('hears of the fields and of the item that it has asked for', async () => {
		const { follow, say, hear } = await connect()
		await follow('branches', 'some', { fields: ['id', 'kitchen_status'] })
		say({ type: 'subscribe', collection: 'branches', uid: 'one', item: '7', query: { fields: ['kitchen_status'] } })
		await hear({ type: 'subscription', event: 'init', uid: 'one' })
		await studio('PATCH', '/items/branches/7', { kitchen_status: 'kitchen_closed' })
		await hear({ event: 'update', uid: 'some', data: [{ id: 7, kitchen_status: 'kitchen_closed' }] })
		await hear({ event: 'update', uid: 'one', data: { kitchen_status: 'kitchen_closed' } })
		await studio('PATCH', '/items/branches/7', { kitchen_status: 'dine_in_only' })
	})

	it('has room for twenty subscriptions, and for messages of 16 kB', async () => {
		const { say, hear, closed, messages } = await connect()
		for (let index = 0; index < 21; index++)
			say({ type: 'subscribe', collection: 'branches', uid: String(index), event: 'delete' })
		await hear(refusal('REQUESTS_EXCEEDED'))
		await vi.waitFor(() => expect(messages.filter(({ type }) => type === 'subscription')).toHaveLength(20), SOON)
		say({ type: 'ping', padding: 'x'.repeat(20_000) })
		expect(await closed).toBe(1009)
	})
})

describe('a customer', () => {
	let customer: { authorization: string }

	beforeAll(async () => {
		customer = (await signIn('Customer')).headers
	})

	it('follows the own orders and nobody else’s', async () => {
		const [ann, ben] = await Promise.all([signIn('Customer'), signIn('Customer')])
		const socket = await connect()
		await socket.authenticate(tokenOf(ann.headers))
		await socket.follow('orders', 'mine', { fields: ['id', 'reference', 'order_status', 'email'] })
		const theirs = await placedOrder({}, ben.headers)
		const guests = await placedOrder()
		const own = await paidOrder({}, ann.headers)
		await socket.hear({ event: 'create', uid: 'mine' })
		await studio('PATCH', `/items/orders/${own.id}`, { order_status: 'accepted' })
		const accepted = expect.objectContaining({ id: own.id, order_status: 'accepted' })
		await socket.hear({ event: 'update', uid: 'mine', data: [accepted] })
		const heard = JSON.stringify(socket.messages)
		for (const { reference } of [theirs, guests]) expect(heard).not.toContain(reference)
	})

	it.each(['order_lines', 'payments', 'outbox', 'coupons', 'directus_users', 'saved_cards'])(
		'follows no %s',
		async (collection) => {
			const { say, hear, messages } = await connect({}, tokenOf(customer))
			say({ type: 'subscribe', collection, uid: 'x' })
			await hear(refusal('FORBIDDEN'))
			expect(messages.some(({ type }) => type === 'subscription')).toBe(false)
		},
	)

	it('whose token ends is told so, is a guest until the next one, and is closed without one', async () => {
		const ann = await signIn('Customer')
		const socket = await connect()
		await socket.authenticate(await tokenThatEnds(ann, 1))
		await socket.follow('orders', 'mine')
		await socket.hear(refusal('TOKEN_EXPIRED'))
		await paidOrder()
		await socket.hear(refusal('AUTH_TIMEOUT'))
		expect(socket.messages.filter(({ data }) => Array.isArray(data) && data.length > 0)).toEqual([])
		expect(await socket.closed).toBe(1008)
	})

	it('takes no token whose session was signed out', async () => {
		const { refreshToken, headers } = await member()
		expect((await post('/auth/logout', { refresh_token: refreshToken, mode: 'json' })).status).toBe(204)
		const { say, hear } = await connect()
		say({ type: 'auth', access_token: tokenOf(headers) })
		await hear({ type: 'auth', ...refusal('AUTH_FAILED') })
	})

	it.each<[string, (ann: Awaited<ReturnType<typeof member>>) => Promise<{ status: number }>]>([
		['signs out', ({ refreshToken }) => post('/auth/logout', { refresh_token: refreshToken, mode: 'json' })],
		['gets another role', async ({ id }) => studio('PATCH', `/users/${id}`, { role: await staffRole() })],
		['is suspended', ({ id }) => studio('PATCH', `/users/${id}`, { status: 'suspended' })],
		['is deleted', ({ id }) => studio('DELETE', `/users/${id}`)],
		['deletes the account', ({ headers, email }) => call('PATCH', '/users/me', deletionOf(email), headers)],
	])('who %s is a guest at once on the open socket, which is closed without a new sign-in', async (_what, end) => {
		const ann = await member()
		const sockets = await Promise.all([connect({}, tokenOf(ann.headers)), connect()])
		await sockets[1].authenticate(tokenOf(ann.headers))
		for (const socket of sockets) await socket.follow('orders', 'mine')
		expect([200, 204]).toContain((await end(ann)).status)
		const signedOut = sockets.map(async ({ say, hear, closed }) => {
			await hear({ type: 'auth', ...refusal('TOKEN_EXPIRED') })
			say({ type: 'subscribe', collection: 'orders', uid: 'again', query: { fields: ['id'] } })
			await hear(refusal('FORBIDDEN'))
			expect(await closed).toBe(1008)
		})
		await Promise.all(signedOut)
	})

	it('stays signed in when another session of the account ends', async () => {
		const ann = await member()
		const { hear, follow, messages, say } = await connect({}, tokenOf(ann.headers))
		await follow('orders', 'mine')
		const other = await login(ann.email)
		const body = { refresh_token: other.data.refresh_token, mode: 'json' }
		expect((await post('/auth/logout', body)).status).toBe(204)
		const order = await placedOrder({}, ann.headers)
		await hear({ type: 'subscription', event: 'create', uid: 'mine', data: [{ id: order.id }] })
		say({ type: 'ping' })
		await hear({ type: 'pong' })
		expect(messages).not.toContainEqual(expect.objectContaining({ type: 'auth' }))
	})

	it('goes on with a fresh token on the same socket', async () => {
		const ann = await signIn('Customer')
		const socket = await connect()
		await socket.authenticate(await tokenThatEnds(ann, 1))
		await socket.follow('orders', 'mine')
		await socket.hear(refusal('TOKEN_EXPIRED'))
		socket.messages.length = 0
		await socket.authenticate(tokenOf(ann.headers))
		const own = await placedOrder({}, ann.headers)
		await socket.hear({ event: 'create', uid: 'mine', data: [{ id: own.id }] })
		expect((await call('GET', '/users/me', undefined, ann.headers)).status).toBe(200)
	})
})
