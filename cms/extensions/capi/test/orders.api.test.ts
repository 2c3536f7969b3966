import { randomUUID } from 'node:crypto'
import { CreatedOrderSchema, type Quote } from '@app/contract/orders'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import {
	type ApiReply,
	call,
	cancelOrder,
	confirm,
	DOCKLANDS,
	draftOf,
	expectFailure,
	get,
	openSession,
	placedOrder,
	placeOrder,
	post,
	rowsOf,
	setClock,
	signIn,
	statusOf,
	studio,
} from './client.ts'

afterEach(() => setClock(0))

const countOrders = async () =>
	Number((await studio<{ count: number }[]>('GET', '/items/orders?aggregate[count]=*')).data[0]?.count)
const quoteOf = (reply: ApiReply): Quote => reply.body.errors[0].extensions.quote
const codesOf = (reply: ApiReply) => quoteOf(reply).problems.map((problem) => problem.code)

async function withStock(product: number, stock: number | null): Promise<() => Promise<number | null>> {
	const [row] = await rowsOf<{ id: number }>('branch_products', { branch: DOCKLANDS, product })
	await studio('PATCH', `/items/branch_products/${row!.id}`, { stock })
	return async () => (await rowsOf<{ stock: number | null }>('branch_products', { id: row!.id }))[0]!.stock
}

async function createCoupon(fields: object): Promise<string> {
	const code = `T${randomUUID().slice(0, 8).toUpperCase()}`
	await studio('POST', '/items/coupons', { code, kind: 'percent', value: 10, ...fields })
	return code
}

describe('POST /capi/shop/orders', () => {
	it('creates an order that waits for its payment', async () => {
		const reply = await placeOrder(
			draftOf({ order_status: 'completed', payment_status: 'paid', user: 'x', unknown: {} }),
		)
		expect(reply.status).toBe(201)
		const order = v.parse(CreatedOrderSchema, reply.data.order)
		expect(order).toMatchObject({ order_status: 'pending_payment', payment_status: 'pending', currency: 'EUR' })
		expect(order.reference).toMatch(/^BD-[2-9A-Z]{5}$/)
		expect(order.slug).toHaveLength(43)
		const [row] = await rowsOf('orders', { id: order.id })
		expect(row).toMatchObject({ user: null, phone: '+353871234567', email: 'ann@example.com', branch: DOCKLANDS })
	})

	it('stores notes, requests and choices with the line', async () => {
		const items = [{ id: 101, quantity: 3, note: 'well done', requests: ['No onions'] }]
		const order = await placedOrder({ items })
		const [line] = await rowsOf('order_lines', { order: order.id })
		expect(line).toMatchObject({ product: 101, quantity: 3, note: 'well done', requests: ['No onions'] })
		const [row] = await rowsOf('orders', { id: order.id })
		expect(row?.summary).toBe('3 × The Big Dill (Single, No onions)')
	})

	it('belongs to the customer of the token, never to the one of the body', async () => {
		const [ann, ben] = await Promise.all([signIn('Customer'), signIn('Customer')])
		const order = await placedOrder({ user: ben.id }, ann.headers)
		expect((await rowsOf('orders', { id: order.id }))[0]).toMatchObject({ user: ann.id })
	})
})

describe('the Idempotency-Key', () => {
	it('is required, and must be one', async () => {
		expectFailure(await post('/capi/shop/orders', draftOf()), 400, 'IDEMPOTENCY_KEY_REQUIRED')
		const long = { 'idempotency-key': 'x'.repeat(129) }
		expectFailure(await post('/capi/shop/orders', draftOf(), long), 400, 'INVALID_PAYLOAD')
	})

	it('gives one order to twenty requests at once', async () => {
		const key = { 'idempotency-key': randomUUID() }
		const replies = await Promise.all(Array.from({ length: 20 }, () => placeOrder(draftOf(), key)))
		expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(201))
		expect(new Set(replies.map((reply) => reply.data.order.id)).size).toBe(1)
		expect(await rowsOf('orders', { idempotency_key: key['idempotency-key'] })).toHaveLength(1)
	})

	it('gives the last piece to twenty requests with it, and to no other', async () => {
		const left = await withStock(106, 1)
		const key = { 'idempotency-key': randomUUID() }
		const draft = draftOf({ items: [{ id: 106, quantity: 1 }] })
		const replies = await Promise.all(Array.from({ length: 20 }, () => placeOrder(draft, key)))
		expect(new Set(replies.map((reply) => `${reply.status} ${reply.data?.order?.id}`)).size).toBe(1)
		expect(await left()).toBe(0)
		expectFailure(await placeOrder(draft), 409, 'CART_CHANGED')
		await withStock(106, null)
	})

	it('with another body is refused, and with the same body in other words is not', async () => {
		const key = { 'idempotency-key': randomUUID() }
		const first = await placeOrder(draftOf(), key)
		expectFailure(await placeOrder(draftOf({ first_name: 'Ben' }), key), 422, 'IDEMPOTENCY_KEY_REUSED')
		const again = await placeOrder(draftOf({ branch: DOCKLANDS, order_create: String(Date.now()) }), key)
		expect(again.data.order).toEqual(first.data.order)
	})

	it('finds its order again when prices have changed since', async () => {
		const key = { 'idempotency-key': randomUUID() }
		const body = draftOf({ items: [{ id: 104, quantity: 1 }] })
		const first = await placeOrder(body, key)
		const [product] = await rowsOf<{ price: number }>('products', { id: 104 })
		await studio('PATCH', '/items/products/104', { status: 'draft' })
		const again = await placeOrder(body, key)
		await studio('PATCH', '/items/products/104', { status: 'published', price: product!.price })
		expect(again).toMatchObject({ status: 201, data: first.data })
	})
})

describe('409 CART_CHANGED', () => {
	it('carries the new quote when staff have changed a price', async () => {
		const { amount } = await placedOrder({ items: [{ id: 105, quantity: 1 }] })
		const [product] = await rowsOf<{ price: number }>('products', { id: 105 })
		await studio('PATCH', '/items/products/105', { price: Number(product!.price) + 2 })
		const before = await countOrders()
		const reply = await placeOrder(draftOf({ items: [{ id: 105, quantity: 1 }], expected_total: amount }))
		await studio('PATCH', '/items/products/105', { price: product!.price })
		expectFailure(reply, 409, 'CART_CHANGED')
		expect(codesOf(reply)).toEqual(['PRICE_CHANGED'])
		expect(quoteOf(reply).total).toBe(amount + 2)
		expect(await countOrders()).toBe(before)
	})

	it.each([
		['a branch that only serves inside', { branch: 7 }, 'BRANCH_UNAVAILABLE'],
		['a branch that is closed', { branch: 4 }, 'BRANCH_UNAVAILABLE'],
		['a coupon without a sign-in', { coupon_code: 'EXPIRED' }, 'COUPON_LOGIN_REQUIRED'],
		['a slot that has passed', { pickup_type: 'later', pickup_time: '2020-01-01T12:00:00+00:00' }, 'SLOT_UNAVAILABLE'],
		['no slot at all', { pickup_type: 'later' }, 'SLOT_UNAVAILABLE'],
		['too many of one', { items: [{ id: 101, quantity: 400 }] }, 'QUANTITY_LIMIT'],
	])('names %s', async (_what, changes, code) => {
		const reply = await placeOrder(draftOf(changes))
		expectFailure(reply, 409, 'CART_CHANGED')
		expect(codesOf(reply)).toContain(code)
	})

	it('leaves the last pieces to whoever is first', async () => {
		const left = await withStock(106, 3)
		const replies = await Promise.all(
			Array.from({ length: 6 }, () => placeOrder(draftOf({ items: [{ id: 106, quantity: 1 }] }))),
		)
		const placed = replies.filter((reply) => reply.status === 201)
		const refused = replies.filter((reply) => reply.status === 409)
		expect([placed.length, refused.length]).toEqual([3, 3])
		for (const reply of refused) expect(codesOf(reply)).toEqual(['OUT_OF_STOCK'])
		expect(await left()).toBe(0)
		const { data } = await get('/capi/shop/branches')
		expect(JSON.stringify(data)).toContain('{"odoo_id":106}')
		await withStock(106, null)
	})
})

describe('a slot', () => {
	it('takes as many orders as the branch allows', async () => {
		await studio('PATCH', `/items/branches/${DOCKLANDS}`, { slot_capacity: 2 })
		const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
		const path = `/capi/shop/slots?branchId=${DOCKLANDS}&date=${day}`
		const slots = async () => (await get<{ slots: { start: string; available: boolean }[] }>(path)).data.slots
		const slot = (await slots()).find((candidate) => candidate.available)!
		const later = { pickup_type: 'later', pickup_time: slot.start }
		const replies = await Promise.all([1, 2, 3, 4].map(() => placeOrder(draftOf(later))))
		expect(replies.map((reply) => reply.status).sort()).toEqual([201, 201, 409, 409])
		expect((await slots()).find(({ start }) => start === slot.start)?.available).toBe(false)
		await studio('PATCH', `/items/branches/${DOCKLANDS}`, { slot_capacity: null })
	})
})

describe('a coupon', () => {
	it('for one use is promised to one order, and free again when that is given up', async () => {
		const { headers } = await signIn('Customer')
		const coupon_code = await createCoupon({ max_uses: 1 })
		const replies = await Promise.all([1, 2, 3, 4].map(() => placeOrder(draftOf({ coupon_code }), headers)))
		const placed = replies.filter((reply) => reply.status === 201)
		expect(placed).toHaveLength(1)
		for (const reply of replies.filter(({ status }) => status === 409))
			expect(codesOf(reply)).toEqual(['COUPON_USED_UP'])
		await cancelOrder(placed[0]!.data.order, headers)
		expect((await placeOrder(draftOf({ coupon_code }), headers)).status).toBe(201)
	})

	it('counts a use when the order is paid', async () => {
		const { headers } = await signIn('Customer')
		const coupon_code = await createCoupon({ max_uses: 5 })
		const uses = async () => (await rowsOf<{ uses: number }>('coupons', { code: coupon_code }))[0]!.uses
		const order = await placedOrder({ coupon_code }, headers)
		expect(await uses()).toBe(0)
		await confirm((await openSession(order)).data.payment_ref)
		expect(await uses()).toBe(1)
		await cancelOrder(order)
		expect(await uses()).toBe(0)
	})

	it('for once per customer binds the account, whatever address is typed', async () => {
		const [ann, ben] = await Promise.all([signIn('Customer'), signIn('Customer')])
		const coupon_code = await createCoupon({ per_customer: 1 })
		await placedOrder({ coupon_code }, ann.headers)
		const again = await placeOrder(draftOf({ coupon_code, email: 'other@example.com' }), ann.headers)
		expectFailure(again, 409, 'CART_CHANGED')
		expect(codesOf(again)).toEqual(['COUPON_USED_UP'])
		await placedOrder({ coupon_code }, ben.headers)
	})

	it('is not for guests, whether the code exists or not', async () => {
		for (const coupon_code of [await createCoupon({}), 'NOSUCH']) {
			const reply = await placeOrder(draftOf({ coupon_code }))
			expectFailure(reply, 409, 'CART_CHANGED')
			expect(codesOf(reply)).toEqual(['COUPON_LOGIN_REQUIRED'])
		}
	})

	it('that leaves nothing to pay makes the order paid without a gateway', async () => {
		const { headers } = await signIn('Customer')
		const coupon_code = await createCoupon({ value: 100, max_uses: 1 })
		const order = await placedOrder({ coupon_code }, headers)
		expect(order).toMatchObject({ amount: 0, order_status: 'confirmed', payment_status: 'paid' })
		expectFailure(await openSession(order), 409, 'ORDER_NOT_PAYABLE')
		expect((await rowsOf('coupons', { code: coupon_code }))[0]).toMatchObject({ uses: 1 })
	})

	it('that left nothing to pay can be used again when the order is cancelled', async () => {
		const { headers } = await signIn('Customer')
		const coupon_code = await createCoupon({ value: 100, max_uses: 1 })
		const order = await placedOrder({ coupon_code }, headers)
		await cancelOrder(order)
		expect(await statusOf(order)).toBe('cancelled refunded')
		expect(await placedOrder({ coupon_code }, headers)).toMatchObject({ amount: 0, payment_status: 'paid' })
	})
})

describe('a changed cart', () => {
	it('expires the older unpaid order and takes over its last pieces', async () => {
		const left = await withStock(107, 2)
		const older = await placedOrder({ items: [{ id: 107, quantity: 2 }] })
		const newer = await placedOrder({ items: [{ id: 107, quantity: 1 }], replaces: older.slug })
		expect(await left()).toBe(1)
		expect(await statusOf(older)).toBe('expired expired')
		expect(await statusOf(newer)).toBe('pending_payment pending')
		expectFailure(await openSession(older), 409, 'ORDER_NOT_PAYABLE')
		await withStock(107, null)
	})

	it('takes nothing over from an order at another branch', async () => {
		const KIOSK_WITH_SAME_MENU = 7
		await withStock(107, 2)
		await studio('PATCH', `/items/branches/${KIOSK_WITH_SAME_MENU}`, { kitchen_status: 'open' })
		const older = await placedOrder({ branch: KIOSK_WITH_SAME_MENU, items: [{ id: 107, quantity: 3 }] })
		const reply = await placeOrder(draftOf({ items: [{ id: 107, quantity: 4 }], replaces: older.slug }))
		expectFailure(reply, 409, 'CART_CHANGED')
		expect(quoteOf(reply).problems).toMatchObject([{ code: 'OUT_OF_STOCK', available: 2 }])
		expect(await statusOf(older)).toBe('pending_payment pending')
		await studio('PATCH', `/items/branches/${KIOSK_WITH_SAME_MENU}`, { kitchen_status: 'dine_in_only' })
		await withStock(107, null)
	})

	it('leaves an order alone that has been paid', async () => {
		const paid = await placedOrder()
		await confirm((await openSession(paid)).data.payment_ref)
		await placedOrder({ replaces: paid.slug })
		expect(await statusOf(paid)).toBe('confirmed paid')
	})
})

describe('two tabs with one cart', () => {
	const cart = () => ({ cart_id: randomUUID() })

	it('that check out in the same moment make one order', async () => {
		const draft = draftOf(cart())
		const replies = await Promise.all(Array.from({ length: 8 }, () => placeOrder(draft)))
		expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(201))
		expect(new Set(replies.map((reply) => reply.data.order.slug)).size).toBe(1)
	})

	it('that differ leave one order to pay, the last', async () => {
		const of = cart()
		const drafts = [1, 2, 3].map((quantity) => draftOf({ ...of, items: [{ id: 101, quantity }] }))
		const replies = await Promise.all(drafts.map((draft) => placeOrder(draft)))
		const states = await Promise.all(replies.map((reply) => statusOf(reply.data.order)))
		expect(states.filter((state) => state === 'pending_payment pending')).toHaveLength(1)
		expect(states.filter((state) => state === 'expired expired')).toHaveLength(2)
	})

	it('make another order once the first is paid, or nobody may pay it any more', async () => {
		const draft = draftOf(cart())
		const first = (await placeOrder(draft)).data.order
		await confirm((await openSession(first)).data.payment_ref)
		const second = (await placeOrder(draft)).data.order
		expect(second.id).not.toBe(first.id)
		setClock(31 * 60_000)
		const third = await placeOrder(draft)
		expect(third.data.order).toMatchObject({ order_status: 'pending_payment' })
		expect(third.data.order.id).not.toBe(second.id)
		expect(await statusOf(second)).toBe('expired expired')
	})

	it('give way to nobody who has only heard their names', async () => {
		const ann = await signIn('Customer')
		const names = cart()
		const hers = await placedOrder(names, ann.headers)
		const thief = await placedOrder({ ...names, replaces: hers.slug })
		const guest = await placedOrder(cart())
		await placedOrder({ ...cart(), replaces: guest.slug })
		const states = await Promise.all([hers, thief, guest].map(statusOf))
		expect(states).toEqual(Array(3).fill('pending_payment pending'))
	})

	it('name the order as well, once it is no longer of this moment', async () => {
		const names = cart()
		const guest = await placedOrder(names)
		setClock(3 * 60_000)
		const thief = await placedOrder({ ...names, items: [{ id: 101, quantity: 3 }] })
		expect([await statusOf(guest), await statusOf(thief)]).toEqual(Array(2).fill('pending_payment pending'))
		const changed = { ...names, items: [{ id: 101, quantity: 2 }] }
		const next = await placedOrder({ ...changed, replaces: guest.slug })
		expect([await statusOf(guest), await statusOf(next)]).toEqual(['expired expired', 'pending_payment pending'])
		// The one without the cart's name is named by its own.
		await placedOrder({ ...cart(), items: [{ id: 101, quantity: 4 }], replaces: thief.slug })
		expect(await statusOf(thief)).toBe('expired expired')
	})

	it('never meet the cart of another browser, and a name that is none is refused', async () => {
		const [one, other] = [await placedOrder(cart()), await placedOrder(cart())]
		expect([await statusOf(one), await statusOf(other)]).toEqual(Array(2).fill('pending_payment pending'))
		expectFailure(await placeOrder(draftOf({ cart_id: "' or 1=1" })), 400, 'INVALID_PAYLOAD')
	})
})

describe('an order that nobody pays', () => {
	it('expires, gives its pieces back and can no longer be paid', async () => {
		const left = await withStock(108, 4)
		const order = await placedOrder({ items: [{ id: 108, quantity: 4 }] })
		const session = await openSession(order)
		expect(await left()).toBe(0)
		setClock(31 * 60_000)
		expectFailure(await confirm(session.data.payment_ref), 409, 'ORDER_NOT_PAYABLE')
		expect(await statusOf(order)).toBe('expired expired')
		expect(await left()).toBe(4)
		await withStock(108, null)
	})

	it('is answered as expired to its key', async () => {
		const key = { 'idempotency-key': randomUUID() }
		await placeOrder(draftOf(), key)
		setClock(31 * 60_000)
		const again = await placeOrder(draftOf(), key)
		expect(again.data.order).toMatchObject({ order_status: 'expired', payment_status: 'expired' })
	})

	it('is found by the clean-up, also when nobody looks', async () => {
		const { id } = await placedOrder()
		setClock(31 * 60_000)
		await expect
			.poll(async () => (await rowsOf('orders', { id }))[0], { timeout: 5_000 })
			.toMatchObject({ order_status: 'expired' })
	})
})

describe('a malformed order', () => {
	const item = (changes: object) => ({ items: [{ id: 101, quantity: 1, ...changes }] })
	const choice = { attribute_id: 12, value_id: 1201, template_attribute_value_id: 1 }

	it.each([
		['an unknown branch', { branch: 99_999 }, 'branch'],
		['an unknown product', item({ id: 99_999 }), 'items.0.id'],
		['an id beyond numbers', item({ id: '9'.repeat(30) }), 'items.0.id'],
		['SQL for an id', item({ id: '101; drop table orders' }), 'items.0.id'],
		['a negative count', item({ quantity: -1 }), 'items.0.quantity'],
		['no piece', item({ quantity: 0 }), 'items.0.quantity'],
		['half a piece', item({ quantity: 1.5 }), 'items.0.quantity'],
		['a huge count', item({ quantity: 1e15 }), 'items.0.quantity'],
		['a count as text', item({ quantity: '1' }), 'items.0.quantity'],
		['a value of another product', item({ customizations: [choice] }), 'items.0.customizations.0'],
		['a choice that is none', item({ customizations: ['x'] }), 'items.0.customizations.0'],
		['a long note', item({ note: 'x'.repeat(281) }), 'items.0.note'],
		['a note of 900 kB', item({ note: 'x'.repeat(900_000) }), 'items.0.note'],
		['NUL', { last_name: 'Ry\0an' }, 'last_name'],
		['lines as an object', { items: { 0: { id: 101, quantity: 1 } } }, 'items'],
		['a thousand lines', { items: Array.from({ length: 1_000 }, () => ({ id: 101, quantity: 1 })) }, 'items'],
		['an email that is none', { email: 'ann' }, 'email'],
		['a phone that is none', { phone: 'call me' }, 'phone'],
		['a phone that is too short', { phone: '12' }, 'phone'],
		['no name', { first_name: '   ' }, 'first_name'],
		['a strange way to pick up', { pickup_type: 'drone' }, 'pickup_type'],
		['a day that is not in the calendar', { pickup_type: 'later', pickup_time: '2026-13-40T12:00:00Z' }, 'pickup_time'],
		['a total beyond numbers', '1e999', 'expected_total'],
	])('is refused for %s', async (_what, changes, field) => {
		const before = await countOrders()
		const body =
			typeof changes === 'string'
				? JSON.stringify(draftOf()).replace('{', `{"expected_total":${changes},`)
				: draftOf(changes)
		const reply = await placeOrder(body)
		expectFailure(reply, 400, 'INVALID_PAYLOAD')
		expect(reply.body.errors[0].extensions.field).toBe(field)
		expect(await countOrders()).toBe(before)
	})

	it.each([
		['malformed JSON', '{"branch":', 400],
		['a list', '[]', 400],
		['null', 'null', 400],
		['a text', '"order"', 400],
		['nothing', '', 400],
		['a deep nest', `{"items":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
		['a prototype', '{"__proto__":{"branch":3},"constructor":{"prototype":{}}}', 400],
		['two megabytes', `{"note":"${'x'.repeat(2_000_000)}"}`, 413],
	])('is refused for %s in place of a draft', async (_what, body, status) => {
		const reply = await placeOrder(body)
		expectFailure(reply, status, status === 413 ? 'PAYLOAD_TOO_LARGE' : 'INVALID_PAYLOAD')
	})

	it('is refused in another type than JSON', async () => {
		const headers = { 'idempotency-key': randomUUID(), 'content-type': 'text/plain' }
		expectFailure(
			await call('POST', '/capi/shop/orders', JSON.stringify(draftOf()), headers),
			415,
			'UNSUPPORTED_MEDIA_TYPE',
		)
		const latin = { ...headers, 'content-type': 'application/json; charset=latin1' }
		expectFailure(
			await call('POST', '/capi/shop/orders', JSON.stringify(draftOf()), latin),
			415,
			'UNSUPPORTED_MEDIA_TYPE',
		)
	})

	it('is refused with a token that is none', async () => {
		expectFailure(await placeOrder(draftOf(), { authorization: 'Bearer nonsense' }), 401, 'INVALID_CREDENTIALS')
	})
})

describe('counted pieces', () => {
	const item = (product: number, quantity: number) => ({ items: [{ id: product, quantity }] })

	it('come back only as far as the order took them', async () => {
		const uncounted = await withStock(109, null)
		expect(await uncounted()).toBe(null)
		const before = await placedOrder(item(109, 2))
		const left = await withStock(109, 5)
		await cancelOrder(before)
		expect(await left()).toBe(5)
		const taking = await placedOrder(item(109, 2))
		expect(await left()).toBe(3)
		await cancelOrder(taking)
		expect(await left()).toBe(5)
		await withStock(109, null)
	})

	it('of an ended count do not come back to a later one', async () => {
		await withStock(109, 5)
		const order = await placedOrder(item(109, 2))
		await withStock(109, null)
		const taken = async () => (await rowsOf<{ taken: number }>('order_lines', { order: order.id }))[0]!.taken
		await expect.poll(taken, { timeout: 15_000 }).toBe(0)
		const left = await withStock(109, 7)
		await cancelOrder(order)
		expect(await left()).toBe(7)
		await withStock(109, null)
	})

	it('that a paid order took since it was placed come back when it is cancelled', async () => {
		const order = await placedOrder(item(109, 2))
		const left = await withStock(109, 5)
		await confirm((await openSession(order)).data.payment_ref)
		expect(await left()).toBe(3)
		await cancelOrder(order)
		expect(await statusOf(order)).toBe('cancelled refunded')
		expect(await left()).toBe(5)
		await withStock(109, null)
	})
})
