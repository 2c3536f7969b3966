import { randomUUID } from 'node:crypto'
import type { Product } from '@app/contract/menu'
import type { OrderStatusReply } from '@app/contract/orders'
import { PaymentConfirmationSchema, PaymentSessionSchema } from '@app/contract/payments'
import * as v from 'valibot'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { SIGNATURE_HEADER, signBody } from '../src/gateways/sandbox/signature.ts'
import {
	CARDS,
	call,
	cancelOrder,
	cardOf,
	confirm,
	DOCKLANDS,
	expectFailure,
	get,
	openSession,
	paidOrder,
	placedOrder,
	post,
	rowsOf,
	setClock,
	statusOf,
	studio,
} from './client.ts'
import { SANDBOX_SECRET } from './cms.ts'

afterEach(() => setClock(0))

/** What happens behind an answer. */
const SOON = { timeout: 15_000 }

const sessionOf = async (order: { id: number; slug: string }, fields: object = {}) =>
	(await openSession(order, fields)).data
const attemptsOf = async (order: { id: number }) =>
	(await rowsOf<{ status: string }>('payments', { order: order.id })).map(({ status }) => status)

describe('POST /capi/payments/sessions', () => {
	it('gives what the card form and the redirect need', async () => {
		const reply = await openSession(await placedOrder())
		expect(reply.status).toBe(200)
		const session = v.parse(PaymentSessionSchema, reply.data)
		expect(session.provider).toBe('sandbox')
		expect(session.payment_ref.length).toBeGreaterThan(30)
		expect(session.client).toMatchObject({ confirm_url: expect.stringMatching(/\/capi\/payments\/sandbox\/confirm$/) })
	})

	it('names this server as the browser does', async () => {
		const order = await placedOrder()
		const { port } = new URL((await sessionOf(order)).hosted_url)
		const reply = await fetch(`http://localhost:${port}/capi/payments/sessions`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ order_id: order.id, slug: order.slug }),
		})
		const { data } = (await reply.json()) as { data: { hosted_url: string } }
		expect(new URL(data.hosted_url).hostname).toBe('localhost')
	})

	it('ends an earlier attempt that is still open', async () => {
		const order = await placedOrder()
		const first = await sessionOf(order)
		const second = await sessionOf(order)
		expect(await attemptsOf(order)).toEqual(['expired', 'pending'])
		expectFailure(await confirm(first.payment_ref), 409, 'ORDER_NOT_PAYABLE')
		expect((await confirm(second.payment_ref)).data.status).toBe('paid')
	})

	it('refuses what is not the order, and an order that cannot be paid', async () => {
		const order = await placedOrder()
		expectFailure(await openSession({ ...order, slug: 'x'.repeat(43) }), 404, 'NOT_FOUND')
		expectFailure(await openSession({ ...order, id: 999_999 }), 404, 'NOT_FOUND')
		expectFailure(await openSession(order, { card_id: 'card_1' }), 404, 'NOT_FOUND')
		expectFailure(await openSession(await paidOrder()), 409, 'ORDER_NOT_PAYABLE')
		setClock(31 * 60_000)
		expectFailure(await openSession(order), 409, 'ORDER_NOT_PAYABLE')
	})

	it.each([
		['no slug', { slug: undefined }, 'slug'],
		['an id that is none', { order_id: {} }, 'order_id'],
		['a foreign address to return to', { return_path: 'https://evil.example/' }, 'return_path'],
		['an address without a scheme', { return_path: '//evil.example/' }, 'return_path'],
		['the same with a backslash', { return_path: '/\\evil.example' }, 'return_path'],
		['the same with a tab, which browsers leave out', { return_path: '/\t/evil.example' }, 'return_path'],
		['a path that names another host once it is put in order', { return_path: '/..//evil.example' }, 'return_path'],
		['a path longer than can be kept', { return_path: `/${'x'.repeat(300)}` }, 'return_path'],
		['an id larger than any', { order_id: '2147483648' }, 'order_id'],
	])('refuses %s', async (_what, change, field) => {
		const reply = await post('/capi/payments/sessions', { order_id: 1, slug: 'x', ...change })
		expectFailure(reply, 400, 'INVALID_PAYLOAD')
		expect(reply.body.errors[0].extensions.field).toBe(field)
	})
})

describe('POST /capi/payments/sandbox/confirm', () => {
	it.each([
		['4000000000000002', 'card_declined'],
		['4000000000009995', 'insufficient_funds'],
		['4000000000000119', 'processing_error'],
	])('declines %s with %s', async (number, decline_code) => {
		const order = await placedOrder()
		const { payment_ref } = await sessionOf(order)
		const reply = await confirm(payment_ref, number)
		expect(v.parse(PaymentConfirmationSchema, reply.data)).toEqual({ status: 'failed', payment_ref, decline_code })
		expect(await statusOf(order)).toBe('pending_payment failed')
		const { data } = await get(`/capi/shop/status?orderId=${order.id}&slug=${order.slug}`)
		expect(data).toMatchObject({ directusOrder: { payment_ref, decline_code } })
	})

	it('takes another card after a decline, in a new session', async () => {
		const order = await placedOrder()
		const first = await sessionOf(order)
		await confirm(first.payment_ref, CARDS.declines)
		expectFailure(await confirm(first.payment_ref, CARDS.pays), 409, 'ORDER_NOT_PAYABLE')
		const second = await sessionOf(order)
		expect(await statusOf(order)).toBe('pending_payment pending')
		expect((await confirm(second.payment_ref)).data.status).toBe('paid')
		expect(await statusOf(order)).toBe('confirmed paid')
		expect(await attemptsOf(order)).toEqual(['failed', 'paid'])
	})

	it('charges once however often and however fast it is called', async () => {
		const order = await placedOrder()
		const { payment_ref } = await sessionOf(order)
		const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(payment_ref)))
		expect(replies.map((reply) => reply.data.status)).toEqual(Array(8).fill('paid'))
		expect((await confirm(payment_ref)).data.status).toBe('paid')
		const history = await rowsOf<{ order_status: string }>('order_history', { order: order.id })
		expect(history.map(({ order_status }) => order_status)).toEqual(['pending_payment', 'confirmed'])
	})

	it('refuses a number that is no card’s, and names what is malformed without repeating it', async () => {
		const order = await placedOrder()
		const { payment_ref } = await sessionOf(order)
		expectFailure(await confirm(payment_ref, '4242424242424241'), 422, 'INVALID_CARD')
		const malformed = { payment_ref, card: { ...cardOf(CARDS.pays), number: 4242424242424242 } }
		const reply = await post('/capi/payments/sandbox/confirm', malformed)
		expectFailure(reply, 400, 'INVALID_PAYLOAD')
		expect(JSON.stringify(reply.body)).not.toContain('4242')
		expectFailure(await post('/capi/payments/sandbox/confirm', { payment_ref }), 400, 'INVALID_PAYLOAD')
		expect(await statusOf(order)).toBe('pending_payment pending')
	})

	it('declines a card whose month is over', async () => {
		const { payment_ref } = await sessionOf(await placedOrder())
		const card = { ...cardOf(CARDS.pays), exp_month: 1, exp_year: 20 }
		const reply = await post('/capi/payments/sandbox/confirm', { payment_ref, card })
		expect(reply.data).toMatchObject({ status: 'failed', decline_code: 'expired_card' })
	})

	it('knows no payment that nobody has opened', async () => {
		expectFailure(await confirm(`pay_${randomUUID()}`), 404, 'NOT_FOUND')
	})

	it('stores no card number anywhere', async () => {
		const order = await paidOrder()
		const [payment] = await rowsOf<{ payment_ref: string }>('payments', { order: order.id })
		const events = await rowsOf('payment_events', { payload: { _contains: payment!.payment_ref } })
		expect(JSON.stringify([payment, events])).not.toContain('4242424242424242')
	})
})

const decide = (path: string, decision: string) =>
	call('POST', path, `decision=${decision}`, { 'content-type': 'application/x-www-form-urlencoded' })

describe('the confirmation step', () => {
	async function askedOrder() {
		const order = await placedOrder()
		const { payment_ref } = await sessionOf(order, { return_path: '/checkout/payment?order_id=1' })
		const { data } = await confirm(payment_ref, CARDS.asks)
		expect(data.status).toBe('action_required')
		return { order, payment_ref, path: new URL(data.action_url!).pathname }
	}

	it('is a page without scripts that says what is paid', async () => {
		const { order, path } = await askedOrder()
		const page = await get(path)
		expect(page.status).toBe(200)
		expect(page.headers.get('content-security-policy')).toMatch(
			/default-src 'none'.*form-action 'self' http:\/\/localhost:3000/,
		)
		expect(page.headers.get('cache-control')).toBe('no-store')
		expect(page.body).toContain(order.reference)
		expect(page.body).not.toMatch(/<script/)
	})

	it('pays when it is approved, and leads back with the payment’s reference', async () => {
		const { order, payment_ref, path } = await askedOrder()
		const reply = await decide(path, 'approve')
		expect(reply.status).toBe(303)
		expect(reply.headers.get('location')).toBe(
			`http://127.0.0.1:3000/checkout/payment?order_id=1&payment_ref=${payment_ref}`,
		)
		expect(await statusOf(order)).toBe('confirmed paid')
		await decide(path, 'refuse')
		expect(await statusOf(order)).toBe('confirmed paid')
	})

	it('fails the payment when it is refused', async () => {
		const { order, payment_ref, path } = await askedOrder()
		expect((await decide(path, 'refuse')).status).toBe(303)
		expect(await statusOf(order)).toBe('pending_payment failed')
		const [payment] = await rowsOf('payments', { payment_ref })
		expect(payment).toMatchObject({ status: 'failed', decline_code: 'authentication_failed' })
	})

	it('changes nothing when it is left, and the order can be paid another way', async () => {
		const { order, path } = await askedOrder()
		expect((await decide(path, 'leave')).status).toBe(303)
		expect(await statusOf(order)).toBe('pending_payment pending')
		const next = await sessionOf(order)
		expect((await confirm(next.payment_ref)).data.status).toBe('paid')
		await decide(path, 'approve')
		expect(await attemptsOf(order)).toEqual(['expired', 'paid'])
	})

	it('refuses decisions that are none', async () => {
		const { path } = await askedOrder()
		expectFailure(await decide(path, 'maybe'), 400, 'INVALID_PAYLOAD')
		expectFailure(
			await call('POST', path, 'x'.repeat(20_000), { 'content-type': 'application/x-www-form-urlencoded' }),
			413,
			'PAYLOAD_TOO_LARGE',
		)
		expectFailure(await call('POST', path, {}), 415, 'UNSUPPORTED_MEDIA_TYPE')
		expectFailure(await get('/capi/payments/sandbox/challenge/pay_nothing'), 404, 'NOT_FOUND')
	})
})

describe('the hosted page', () => {
	const pay = (path: string, number: string) =>
		call('POST', path, new URLSearchParams({ number, expiry: '12/40', cvc: '123', name: 'Ann' }).toString(), {
			'content-type': 'application/x-www-form-urlencoded',
		})

	it('charges a card and leads back to the order', async () => {
		const order = await placedOrder()
		const { hosted_url, payment_ref } = await sessionOf(order)
		const { pathname } = new URL(hosted_url)
		expect((await get(pathname)).body).toContain('Card number')
		const reply = await pay(pathname, CARDS.pays)
		expect(reply.headers.get('location')).toBe(`http://127.0.0.1:3000/track/${order.slug}?payment_ref=${payment_ref}`)
		expect(await statusOf(order)).toBe('confirmed paid')
		const afterwards = await get(pathname)
		expect([afterwards.status, afterwards.headers.get('location')]).toEqual([303, reply.headers.get('location')])
	})

	it('goes on with a new attempt after a decline, and to the bank where it asks', async () => {
		const order = await placedOrder()
		const first = new URL((await sessionOf(order)).hosted_url).pathname
		const declined = await pay(first, CARDS.declines)
		const next = new URL(declined.headers.get('location')!)
		expect((await get(next.pathname + next.search)).body).toContain('declined')
		const asked = await pay(next.pathname, CARDS.asks)
		expect(asked.headers.get('location')).toContain('/capi/payments/sandbox/challenge/')
	})

	it('leads from its first address to where the payment stands after a decline', async () => {
		const order = await placedOrder()
		const first = new URL((await sessionOf(order)).hosted_url).pathname
		const leadsTo = async () => (await get(first)).headers.get('location')
		const second = new URL((await pay(first, CARDS.declines)).headers.get('location')!).pathname
		expect(await leadsTo()).toContain(second)
		const step = (await pay(second, CARDS.asks)).headers.get('location')
		expect(await leadsTo()).toBe(step)
		await decide(new URL(step!).pathname, 'approve')
		expect(await statusOf(order)).toBe('confirmed paid')
		expect(await leadsTo()).toContain(`/track/${order.slug}`)
	})

	it('says so when something in the card is wrong', async () => {
		const { hosted_url } = await sessionOf(await placedOrder())
		const reply = await pay(new URL(hosted_url).pathname, '4242 4242 4242 4241')
		expect(reply.status).toBe(422)
		expect(reply.body).toContain('something in it is not right')
		expect(reply.body).not.toContain('4241')
	})
})

describe('POST /capi/payments/webhooks/{provider}', () => {
	const eventOf = (payment_ref: string, type: string, id = `evt_${randomUUID()}`) =>
		JSON.stringify({
			id,
			type,
			created: Math.floor(Date.now() / 1000),
			data: { payment_ref, decline_code: 'card_declined' },
		})
	const deliver = (body: string, secret = SANDBOX_SECRET) =>
		post('/capi/payments/webhooks/sandbox', body, { [SIGNATURE_HEADER]: signBody(body, secret, Date.now()) })

	it('acts on an event once, however often it comes', async () => {
		const order = await placedOrder()
		const { payment_ref } = await sessionOf(order)
		const event = eventOf(payment_ref, 'payment.paid')
		const replies = await Promise.all(Array.from({ length: 6 }, () => deliver(event)))
		expect(replies.map((reply) => [reply.status, reply.body.success])).toEqual(Array(6).fill([200, true]))
		expect(await statusOf(order)).toBe('confirmed paid')
		expect(await rowsOf('order_history', { order: order.id })).toHaveLength(2)
		expect(await rowsOf('payment_events', { event_id: JSON.parse(event).id })).toHaveLength(1)
	})

	it('lets a payment count in whatever order events come', async () => {
		const early = await placedOrder()
		const first = await sessionOf(early)
		await deliver(eventOf(first.payment_ref, 'payment.paid'))
		await deliver(eventOf(first.payment_ref, 'payment.failed'))
		await deliver(eventOf(first.payment_ref, 'payment.action_required'))
		expect(await statusOf(early)).toBe('confirmed paid')
		const late = await placedOrder()
		const second = await sessionOf(late)
		await deliver(eventOf(second.payment_ref, 'payment.failed'))
		await deliver(eventOf(second.payment_ref, 'payment.paid'))
		expect(await statusOf(late)).toBe('confirmed paid')
	})

	it('gives back money that comes for an order that no longer wants it', async () => {
		const order = await placedOrder()
		const { payment_ref } = await sessionOf(order)
		await cancelOrder(order)
		await deliver(eventOf(payment_ref, 'payment.paid'))
		await expect.poll(() => attemptsOf(order), SOON).toEqual(['refunded'])
		expect(await statusOf(order)).toBe('cancelled expired')
	})

	it('gives back a second payment and keeps the first', async () => {
		const order = await placedOrder()
		const first = await sessionOf(order)
		const second = await sessionOf(order)
		await confirm(second.payment_ref)
		await deliver(eventOf(first.payment_ref, 'payment.paid'))
		await expect.poll(() => attemptsOf(order), SOON).toEqual(['refunded', 'paid'])
		expect(await statusOf(order)).toBe('confirmed paid')
	})

	it('names the attempt that has paid, which need not be the latest', async () => {
		const order = await placedOrder()
		const [first, second] = [await sessionOf(order), await sessionOf(order)]
		const named = async () =>
			(await get<OrderStatusReply>(`/capi/shop/status?orderId=${order.id}&slug=${order.slug}`)).data.directusOrder
				.payment_ref
		expect(await named()).toBe(second.payment_ref)
		await deliver(eventOf(first.payment_ref, 'payment.paid'))
		expect(await named()).toBe(first.payment_ref)
	})

	it('stores events that concern nothing here', async () => {
		const event = eventOf('pay_of_somebody_else', 'payment.paid')
		expect((await deliver(event)).status).toBe(200)
		expect(await rowsOf('payment_events', { event_id: JSON.parse(event).id })).toHaveLength(1)
	})

	it('refuses a wrong signature, and providers that are not configured', async () => {
		const order = await placedOrder()
		const { payment_ref } = await sessionOf(order)
		const event = eventOf(payment_ref, 'payment.paid')
		expectFailure(await deliver(event, 'another secret'), 400, 'INVALID_PAYLOAD')
		expectFailure(await post('/capi/payments/webhooks/sandbox', event), 400, 'INVALID_PAYLOAD')
		expectFailure(await deliver('{}'), 400, 'INVALID_PAYLOAD')
		expectFailure(await post('/capi/payments/webhooks/stripe', event), 404, 'NOT_FOUND')
		expect(await statusOf(order)).toBe('pending_payment pending')
	})
})

describe('records of payments', () => {
	it('are not rewritten, not even by an administrator', async () => {
		const order = await paidOrder()
		const [payment] = await rowsOf<{ id: number }>('payments', { order: order.id })
		const reply = await studio('PATCH', `/items/payments/${payment!.id}`, { status: 'refunded', amount: 0.01 })
		expect(reply.status).toBe(403)
		expect(await attemptsOf(order)).toEqual(['paid'])
	})
})

describe('an order that sold out after it was placed', () => {
	const bacon = async () => {
		const { data } = await get<{ products: Product[] }>('/capi/shop/menu-test')
		const product = data.products.find(({ id }) => id === 101)!
		const { attribute_id, values } = product.customization_options.find(({ single, removal }) => !single && !removal)!
		const { value_id, template_attribute_value_id } = values[0]!
		return { attribute_id, value_id, template_attribute_value_id }
	}
	const offerRow = async () =>
		(await rowsOf<{ id: number }>('branch_products', { branch: DOCKLANDS, product: 101 }))[0]!

	/** What staff do, and how they take it back. */
	const CASES = [
		{
			what: 'a product that staff switched to sold out',
			async stop() {
				const path = `/items/branch_products/${(await offerRow()).id}`
				await studio('PATCH', path, { sold_out: true })
				return () => studio('PATCH', path, { sold_out: false })
			},
		},
		{
			what: 'a product that staff took off the menu',
			async stop() {
				await studio('PATCH', '/items/products/101', { status: 'draft' })
				return () => studio('PATCH', '/items/products/101', { status: 'published' })
			},
		},
		{
			what: 'a choice that ran out everywhere',
			async stop() {
				const path = `/items/attribute_values/${(await bacon()).value_id}`
				await studio('PATCH', path, { available: false })
				return () => studio('PATCH', path, { available: true })
			},
		},
		{
			what: 'a choice that ran out for the product',
			async stop() {
				const path = `/items/product_option_values/${(await bacon()).template_attribute_value_id}`
				await studio('PATCH', path, { available: false })
				return () => studio('PATCH', path, { available: true })
			},
		},
		{
			what: 'a product that is counted by now, with too few pieces',
			async stop() {
				const path = `/items/branch_products/${(await offerRow()).id}`
				await studio('PATCH', path, { stock: 1 })
				return () => studio('PATCH', path, { stock: null })
			},
		},
	]

	it.each(CASES)('is not charged, and is refunded where it was charged: $what', async ({ stop }) => {
		const draft = { items: [{ id: 101, quantity: 2, customizations: [await bacon()] }] }
		const [form, hosted, told, asked] = [
			await placedOrder(draft),
			await placedOrder(draft),
			await placedOrder(draft),
			await placedOrder(draft),
		]
		const { payment_ref } = await sessionOf(form)
		const { hosted_url } = await sessionOf(hosted)
		const charged = await sessionOf(told)
		const resume = await stop()
		onTestFinished(async () => void (await resume()))
		expectFailure(await openSession(asked), 409, 'ORDER_NOT_PAYABLE')
		expectFailure(await confirm(payment_ref), 409, 'ORDER_NOT_PAYABLE')
		const page = await fetch(hosted_url, {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams({ number: CARDS.pays, expiry: '12/40', cvc: '123', name: 'Ann' }),
		})
		expect(new URL(page.headers.get('location')!).pathname).toBe(`/track/${hosted.slug}`)
		for (const order of [asked, form, hosted]) expect(await statusOf(order)).toBe('expired expired')
		// The provider has charged already when it tells us.
		const body = JSON.stringify({
			id: `evt_${randomUUID()}`,
			type: 'payment.paid',
			created: Math.floor(Date.now() / 1000),
			data: { payment_ref: charged.payment_ref },
		})
		const signature = { [SIGNATURE_HEADER]: signBody(body, SANDBOX_SECRET, Date.now()) }
		expect((await post('/capi/payments/webhooks/sandbox', body, signature)).status).toBe(200)
		await expect.poll(() => statusOf(told), SOON).toBe('cancelled refunded')
		expect(await attemptsOf(told)).toEqual(['refunded'])
	})

	it('is paid where it holds the last counted pieces itself', async () => {
		const path = `/items/branch_products/${(await offerRow()).id}`
		await studio('PATCH', path, { stock: 2 })
		onTestFinished(async () => void (await studio('PATCH', path, { stock: null })))
		const order = await placedOrder({ items: [{ id: 101, quantity: 2 }] })
		expect((await rowsOf('branch_products', { branch: DOCKLANDS, product: 101 }))[0]).toMatchObject({ stock: 0 })
		expect((await confirm((await sessionOf(order)).payment_ref)).data.status).toBe('paid')
		expect(await statusOf(order)).toBe('confirmed paid')
	})
})
