import { once } from 'node:events'
import { Agent, request } from 'node:http'
import {
	OrderListSchema,
	type OrderStatusReply,
	OrderStatusReplySchema,
	TrackedOrderSchema,
} from '@app/contract/orders'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import {
	baseUrl,
	CARDS,
	cancelOrder,
	confirm,
	expectFailure,
	get,
	openSession,
	paidOrder,
	placedOrder,
	post,
	setClock,
	signIn,
	statusOf,
	studio,
	track,
} from './client.ts'
import { type EventReader, followOrder } from './event-reader.ts'

const UNKNOWN_SLUG = 'x'.repeat(43)
let streams: EventReader[] = []

async function follow(slug: string): Promise<EventReader> {
	const stream = await followOrder(slug)
	streams.push(stream)
	return stream
}

afterEach(() => {
	for (const stream of streams) stream.close()
	streams = []
	setClock(0)
})

describe('GET /capi/shop/orders/{slug}', () => {
	it('shows what the tracking page needs, and neither email nor phone', async () => {
		const order = await placedOrder({ email: 'private@example.com', phone: '+353871112223', last_name: 'Secretname' })
		const reply = await get<{ order: unknown }>(`/capi/shop/orders/${order.slug}`)
		const tracked = v.parse(TrackedOrderSchema, reply.data.order)
		expect(tracked).toMatchObject({
			order_status: 'pending_payment',
			ready_at: null,
			can_cancel: true,
			first_name: 'Ann',
		})
		expect(tracked.lines).toHaveLength(1)
		expect(tracked.total).toBe(order.amount)
		expect(JSON.stringify(reply.body)).not.toMatch(/private@|871112223|Secretname/)
		expect(reply.headers.get('cache-control')).toBe('no-store')
	})

	it('says when a paid order will be ready', async () => {
		const { slug } = await paidOrder()
		const { ready_at, history } = await track(slug)
		expect(Date.parse(ready_at!.min)).toBeGreaterThan(Date.now())
		expect(Date.parse(ready_at!.max)).toBeGreaterThanOrEqual(Date.parse(ready_at!.min))
		expect(history.map((entry) => entry.order_status)).toEqual(['pending_payment', 'confirmed'])
	})

	it.each([UNKNOWN_SLUG, '1', "' or '1'='1", '__proto__', '%00'])('knows no order at %s', async (slug) => {
		expectFailure(await get(`/capi/shop/orders/${encodeURIComponent(slug)}`), 404, 'NOT_FOUND')
	})
})

describe('GET /capi/shop/status', () => {
	const statusPath = (id: number, slug?: string) => `/capi/shop/status?orderId=${id}${slug ? `&slug=${slug}` : ''}`

	it('answers to the order’s slug', async () => {
		const order = await placedOrder()
		const session = await openSession(order)
		const reply = await get(statusPath(order.id, order.slug))
		expect(reply.body).toMatchObject({ success: true, message: expect.any(String) })
		const { directusOrder } = v.parse(OrderStatusReplySchema, reply.data)
		expect(directusOrder).toMatchObject({
			reference: order.reference,
			amount: order.amount,
			payment_ref: session.data.payment_ref,
		})
	})

	it('answers to its owner, and to nobody else', async () => {
		const [ann, ben] = await Promise.all([signIn('Customer'), signIn('Customer')])
		const order = await placedOrder({}, ann.headers)
		expect((await get(statusPath(order.id), ann.headers)).status).toBe(200)
		expectFailure(await get(statusPath(order.id), ben.headers), 401, 'UNAUTHENTICATED')
		expectFailure(await get(statusPath(order.id)), 401, 'UNAUTHENTICATED')
		expectFailure(await get(statusPath(order.id, UNKNOWN_SLUG)), 401, 'UNAUTHENTICATED')
	})

	it('answers alike for an order of somebody else’s and for none', async () => {
		const ann = await signIn('Customer')
		const order = await placedOrder()
		const answers = await Promise.all(
			[order.id, 999_999].map(async (id) => {
				const replies = [await get(statusPath(id, UNKNOWN_SLUG)), await get(statusPath(id), ann.headers)]
				return replies.map(({ status, body }) => ({ status, body }))
			}),
		)
		expect(answers[0]).toEqual(answers[1])
		expect(answers[0]![0]!.status).toBe(401)
	})

	it('refuses ids that are none', async () => {
		expectFailure(await get('/capi/shop/status'), 400, 'INVALID_PAYLOAD')
		expectFailure(await get("/capi/shop/status?orderId=1'--&slug=x"), 400, 'INVALID_PAYLOAD')
		expectFailure(await get('/capi/shop/status?orderId[]=1&slug=x'), 400, 'INVALID_PAYLOAD')
	})
})

describe('GET /capi/shop/orders', () => {
	it('is for customers who are signed in', async () => {
		expectFailure(await get('/capi/shop/orders'), 401, 'UNAUTHENTICATED')
	})

	it('lists the customer’s own orders, newest first, page by page', async () => {
		const [ann, ben] = await Promise.all([signIn('Customer'), signIn('Customer')])
		await placedOrder({}, ben.headers)
		const first = await placedOrder({}, ann.headers)
		const second = await placedOrder({}, ann.headers)
		const all = v.parse(OrderListSchema, (await get('/capi/shop/orders', ann.headers)).data)
		expect(all.orders.map((order) => order.id)).toEqual([second.id, first.id])
		const page = v.parse(OrderListSchema, (await get('/capi/shop/orders?page=2&limit=1', ann.headers)).data)
		expect(page).toMatchObject({ page: 2, limit: 1, total: 2, orders: [{ id: first.id }] })
		expectFailure(await get('/capi/shop/orders?limit=51', ann.headers), 400, 'INVALID_PAYLOAD')
		expectFailure(await get('/capi/shop/orders?page=0', ann.headers), 400, 'INVALID_PAYLOAD')
		expectFailure(await get('/capi/shop/orders?page=-1', ann.headers), 400, 'INVALID_QUERY')
	})
})

describe('GET /capi/shop/orders/{slug}/events', () => {
	it('sends the order at once, and again when it is paid and when staff move it', async () => {
		const order = await placedOrder()
		const stream = await follow(order.slug)
		expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/)
		expect(v.parse(TrackedOrderSchema, await stream.next())).toMatchObject({ order_status: 'pending_payment' })
		await confirm((await openSession(order)).data.payment_ref)
		expect(await stream.next()).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' })
		for (const order_status of ['accepted', 'preparing', 'ready', 'completed']) {
			await studio('PATCH', `/items/orders/${order.id}`, { order_status })
			expect(await stream.next()).toMatchObject({ order_status })
		}
		expect((await track(order.slug)).ready_at).toBeNull()
	})

	it('answers HEAD and ends', async () => {
		const { slug } = await placedOrder()
		const url = `${baseUrl()}/capi/shop/orders/${slug}/events`
		// The second request has to wait for the first one on their only connection.
		const agent = new Agent({ keepAlive: true, maxSockets: 1 })
		for (let round = 0; round < 2; round++) {
			const [response] = await once(request(url, { method: 'HEAD', agent, timeout: 2_000 }).end(), 'response')
			expect(response.headers['content-type']).toContain('text/event-stream')
			response.resume()
			await once(response, 'end')
		}
		agent.destroy()
	})

	it('tells everybody who follows the order, and nobody who follows another', async () => {
		const [one, other] = [await paidOrder(), await paidOrder()]
		const [left, right, aside] = [await follow(one.slug), await follow(one.slug), await follow(other.slug)]
		await Promise.all([left.next(), right.next(), aside.next()])
		await studio('PATCH', `/items/orders/${one.id}`, { order_status: 'accepted' })
		expect(await left.next()).toMatchObject({ order_status: 'accepted' })
		expect(await right.next()).toMatchObject({ order_status: 'accepted' })
		await expect(aside.next(300)).rejects.toThrow('No event')
	})

	it('knows no order that is not there', async () => {
		expectFailure(await get(`/capi/shop/orders/${UNKNOWN_SLUG}/events`), 404, 'NOT_FOUND')
	})
})

describe('POST /capi/shop/orders/{slug}/cancel', () => {
	const cancel = (slug: string) => post<{ order: unknown }>(`/capi/shop/orders/${slug}/cancel`, {})

	it('ends an order that has not been paid', async () => {
		const order = await placedOrder()
		const reply = await cancel(order.slug)
		expect(v.parse(TrackedOrderSchema, reply.data.order)).toMatchObject({
			order_status: 'cancelled',
			payment_status: 'expired',
			can_cancel: false,
		})
		expectFailure(await cancel(order.slug), 409, 'TOO_LATE_TO_CANCEL')
		expectFailure(await openSession(order), 409, 'ORDER_NOT_PAYABLE')
	})

	it('gives the money back, once, however often it is pressed', async () => {
		const { slug } = await paidOrder()
		const replies = await Promise.all([1, 2, 3, 4].map(() => cancel(slug)))
		expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409])
		expect(await track(slug)).toMatchObject({ order_status: 'cancelled', payment_status: 'refunded' })
	})

	it('comes too late once the kitchen has accepted', async () => {
		const { id, slug } = await paidOrder()
		await studio('PATCH', `/items/orders/${id}`, { order_status: 'accepted' })
		expectFailure(await cancel(slug), 409, 'TOO_LATE_TO_CANCEL')
		expect(await track(slug)).toMatchObject({ order_status: 'accepted', payment_status: 'paid', can_cancel: false })
	})

	it('knows no order that is not there', async () => {
		expectFailure(await cancel(UNKNOWN_SLUG), 404, 'NOT_FOUND')
	})
})

describe('an account’s order', () => {
	it('is cancelled, paid and changed with its account’s sign-in alone', async () => {
		const [ann, ben] = await Promise.all([signIn('Customer'), signIn('Customer')])
		const order = await placedOrder({}, ann.headers)
		expect((await track(order.slug)).of_account).toBe(true)
		const session = await openSession(order)
		const { payment_ref } = session.data
		for (const stranger of [{}, ben.headers]) {
			expectFailure(await cancelOrder(order, stranger), 403, 'FORBIDDEN')
			expectFailure(await openSession(order, {}, stranger), 403, 'FORBIDDEN')
			expectFailure(await confirm(payment_ref, CARDS.declines, stranger), 403, 'FORBIDDEN')
			await placedOrder({ replaces: order.slug }, stranger)
		}
		expect(await statusOf(order)).toBe('pending_payment pending')
		// The attempt under way is the same, and still pays.
		expect((await confirm(payment_ref)).data.status).toBe('paid')
		for (const stranger of [{}, ben.headers]) expectFailure(await cancelOrder(order, stranger), 403, 'FORBIDDEN')
		expect(await statusOf(order)).toBe('confirmed paid')
		expect((await cancelOrder(order)).status).toBe(200)
		expect(await statusOf(order)).toBe('cancelled refunded')
	})

	it('hides its payment reference from whoever only knows its slug', async () => {
		const ann = await signIn('Customer')
		const order = await placedOrder({}, ann.headers)
		const { payment_ref } = (await openSession(order)).data
		const path = `/capi/shop/status?orderId=${order.id}&slug=${order.slug}`
		const refFor = async (headers: Record<string, string>) =>
			(await get<OrderStatusReply>(path, headers)).data.directusOrder.payment_ref
		expect([await refFor({}), await refFor(ann.headers)]).toEqual([null, payment_ref])
	})

	it('is still paid on the hosted page, where no sign-in reaches', async () => {
		const ann = await signIn('Customer')
		const order = await placedOrder({}, ann.headers)
		const { hosted_url } = (await openSession(order)).data
		const pay = (url: string, number: string) =>
			fetch(url, {
				method: 'POST',
				redirect: 'manual',
				body: new URLSearchParams({ number, expiry: '12/40', cvc: '123', name: 'Ann' }),
			})
		const declined = await pay(hosted_url, CARDS.declines)
		expect(declined.status).toBe(303)
		expect((await pay(declined.headers.get('location')!, CARDS.pays)).status).toBe(303)
		expect(await statusOf(order)).toBe('confirmed paid')
	})
})

describe('a guest’s order', () => {
	it('is paid and cancelled with its id and slug', async () => {
		const order = await placedOrder()
		expect((await track(order.slug)).of_account).toBe(false)
		expect((await confirm((await openSession(order)).data.payment_ref)).data.status).toBe('paid')
		expect((await cancelOrder(order)).status).toBe(200)
	})
})
