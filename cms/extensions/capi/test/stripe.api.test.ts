import { randomUUID } from 'node:crypto'
import type { CreatedOrder, OrderStatusReply } from '@app/contract/orders'
import type { CardSetup, PaymentCheck, PaymentSession, SavedCard } from '@app/contract/payments'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
	call,
	cancelOrder,
	expectFailure,
	get,
	openSession,
	placedOrder,
	post,
	rowsOf,
	setClock,
	signIn,
	statusOf,
	studio,
	talkTo,
} from './client.ts'
import { type RunningCms, startCms } from './cms.ts'
import { mailsTo } from './mails.ts'
import { stripeEnvironment } from './stripe/keys.ts'
import type { Checkout, Intent } from './stripe/objects.ts'
import { deliver, type StripeServer, signatureOf, startStripe } from './stripe/server.ts'

/** What happens behind an answer. */
const SOON = { timeout: 15_000 }
let stripe: StripeServer
let cms: RunningCms

/** A CMS of its own that takes payments through a local server which speaks Stripe's protocol. */
beforeAll(async () => {
	stripe = await startStripe()
	cms = await startCms(stripeEnvironment(stripe.url))
	talkTo(cms)
})

afterAll(async () => {
	await cms.stop()
	await stripe.stop()
})

afterEach(() => {
	setClock(0)
	stripe.sendTo(null)
	stripe.calm()
})

const webhook = () => `${cms.url}/capi/payments/webhooks/stripe`
const attemptsOf = async (order: { id: number }) =>
	(await rowsOf<{ status: string }>('payments', { order: order.id })).map(({ status }) => status)
/** Where an order stands in the database. Asking /capi/shop/status would have the server ask Stripe. */
async function storedStatus({ id }: { id: number }): Promise<string> {
	const [row] = await rowsOf<{ order_status: string; payment_status: string }>('orders', { id })
	return `${row!.order_status} ${row!.payment_status}`
}
const check = async (payment_ref: string) => (await post<PaymentCheck>('/capi/payments/check', { payment_ref })).data
/** Payments cost the same euros in both places. */
const intentOf = ({ payment_ref }: Pick<PaymentSession, 'payment_ref'>): Intent =>
	[...stripe.books.intents.values()].find(({ metadata }) => metadata.payment_ref === payment_ref)!
const checkoutOf = ({ payment_ref }: Pick<PaymentSession, 'payment_ref'>): Checkout =>
	[...stripe.books.checkouts.values()].find(({ session }) => session.metadata.payment_ref === payment_ref)!.session
const refundsOf = (intent: Intent) => stripe.books.refunds.filter(({ payment_intent }) => payment_intent === intent.id)
/** The last event of a type, as it would be sent. */
const eventOf = (type: string) => stripe.events.findLast((event) => event.type === type)!.body
const tell = async (type: string) => expect(await deliver(webhook(), eventOf(type))).toBe(200)

async function begin(fields: object = {}) {
	const order = await placedOrder()
	const reply = await openSession(order, fields)
	expect(reply.status, JSON.stringify(reply.body)).toBe(200)
	return { order, session: reply.data, intent: intentOf(reply.data) }
}

const confirmations = async ({ id }: CreatedOrder) =>
	(await rowsOf<{ order_status: string }>('order_history', { order: id })).filter(
		({ order_status }) => order_status === 'confirmed',
	).length

describe('a session at Stripe', () => {
	it('gives the card form its secret, and asks Stripe for exactly what the order costs', async () => {
		const { order, session, intent } = await begin()
		expect(session).toMatchObject({
			provider: 'stripe',
			client: { client_secret: intent.client_secret, publishable_key: 'pk_test_localserver' },
		})
		expect(session.hosted_url).toBe(`${cms.url}/capi/payments/hosted/${session.payment_ref}`)
		expect(intent).toMatchObject({ amount: Math.round(order.amount * 100), currency: order.currency.toLowerCase() })
		const [payment] = await rowsOf('payments', { payment_ref: session.payment_ref })
		expect(JSON.stringify(payment)).not.toContain('secret')
	})

	it('is offered to pages through the menu’s settings', async () => {
		const { data } = await get<{ settings: object }>('/capi/shop/menu-test')
		expect(data.settings).toMatchObject({ payment: { provider: 'stripe', publishable_key: 'pk_test_localserver' } })
	})

	it('closes an earlier attempt at Stripe, so that one alone can be paid', async () => {
		const { order, intent } = await begin()
		const second = await openSession(order)
		expect(intent.status).toBe('canceled')
		expect(intentOf(second.data).status).toBe('requires_payment_method')
		await tell('payment_intent.canceled')
		expect(await attemptsOf(order)).toEqual(['expired', 'pending'])
		expect(await statusOf(order)).toBe('pending_payment pending')
	})

	it('opened by several tabs at once leaves one that can be paid', async () => {
		const order = await placedOrder()
		const sessions = await Promise.all(Array.from({ length: 4 }, () => openSession(order)))
		const left = () => sessions.filter(({ data }) => intentOf(data).status !== 'canceled').length
		await expect.poll(left, SOON).toBe(1)
		expect((await attemptsOf(order)).filter((status) => status === 'pending')).toHaveLength(1)
	})

	it('is refused for an order that Stripe knows to be paid, though nobody had told us', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		expectFailure(await openSession(order), 409, 'ORDER_NOT_PAYABLE')
		expect(await statusOf(order)).toBe('confirmed paid')
		await tell('payment_intent.succeeded')
		expect(await confirmations(order)).toBe(1)
	})

	it('has no sandbox beside it', async () => {
		const { session } = await begin()
		const body = { payment_ref: session.payment_ref, card: {} }
		expectFailure(await post('/capi/payments/sandbox/confirm', body), 404, 'NOT_FOUND')
		expectFailure(await post('/capi/payments/webhooks/sandbox', {}), 404, 'NOT_FOUND')
	})
})

describe('a payment at Stripe', () => {
	it('confirms the order when the webhook says so', async () => {
		const { order, session, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		expect(await storedStatus(order)).toBe('pending_payment pending')
		await tell('payment_intent.succeeded')
		expect(await storedStatus(order)).toBe('confirmed paid')
		expect(await check(session.payment_ref)).toEqual({ status: 'paid', payment_ref: session.payment_ref })
	})

	it.each([
		['declines', 'card_declined'],
		['poor', 'insufficient_funds'],
	] as const)('that fails (%s) says why, and another one pays', async (card, decline_code) => {
		const { order, session, intent } = await begin()
		stripe.bank.confirm(intent.id, card)
		await tell('payment_intent.payment_failed')
		expect(await statusOf(order)).toBe('pending_payment failed')
		expect(await check(session.payment_ref)).toMatchObject({ status: 'failed', decline_code })
		const next = await openSession(order)
		expect(intent.status).toBe('canceled')
		stripe.bank.confirm(intentOf(next.data).id, 'pays')
		await tell('payment_intent.succeeded')
		expect(await statusOf(order)).toBe('confirmed paid')
	})

	it('waits for the bank’s question, and goes by its answer', async () => {
		for (const isApproved of [true, false]) {
			const { order, session, intent } = await begin()
			stripe.bank.confirm(intent.id, 'asks')
			await tell('payment_intent.requires_action')
			expect(await attemptsOf(order)).toEqual(['action_required'])
			stripe.bank.authenticate(intent.id, isApproved)
			await tell(isApproved ? 'payment_intent.succeeded' : 'payment_intent.payment_failed')
			expect(await statusOf(order)).toBe(isApproved ? 'confirmed paid' : 'pending_payment failed')
			if (!isApproved) {
				expect(await check(session.payment_ref)).toMatchObject({ decline_code: 'authentication_failed' })
			}
		}
	})

	it('is known to a browser that asks for the order’s status, before the webhook comes', async () => {
		const { order, intent } = await begin()
		const open = async () => {
			const { data } = await get<OrderStatusReply>(`/capi/shop/status?orderId=${order.id}&slug=${order.slug}`)
			return data.directusOrder.payment_open
		}
		expect(await open()).toBe(false)
		stripe.bank.confirm(intent.id, 'asks')
		await expect.poll(open, SOON).toBe(true)
		stripe.bank.authenticate(intent.id, true)
		await expect.poll(() => statusOf(order), SOON).toBe('confirmed paid')
	})

	it('counts when the browser comes back before the webhook', async () => {
		const { order, session, intent } = await begin({ return_path: '/checkout/payment?order_id=1' })
		stripe.bank.confirm(intent.id, 'pays')
		const back = await get(`/capi/payments/return/${session.payment_ref}`)
		expect([back.status, back.headers.get('location')]).toEqual([
			303,
			`http://127.0.0.1:3000/checkout/payment?order_id=1&payment_ref=${session.payment_ref}`,
		])
		expect(await statusOf(order)).toBe('confirmed paid')
		await tell('payment_intent.succeeded')
		expect(await confirmations(order)).toBe(1)
	})

	it('goes back when the customer cancels, once', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		await cancelOrder(order)
		expect(refundsOf(intent)).toHaveLength(1)
		await tell('charge.refunded')
		expect(await statusOf(order)).toBe('cancelled refunded')
		expect(await attemptsOf(order)).toEqual(['refunded'])
	})

	it('that staff give back at Stripe is refunded here too', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		stripe.bank.refund(intent.id, {})
		await tell('charge.refunded')
		expect(await statusOf(order)).toBe('confirmed refunded')
	})
})

describe('money that nobody may keep', () => {
	it.each([
		['amount', (intent: Intent) => ({ ...intent, amount: 1, amount_received: 1 })],
		['currency', (intent: Intent) => ({ ...intent, currency: 'usd' })],
	])('of another %s goes back and pays nothing', async (_what, change) => {
		const { order, session, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		const event = JSON.parse(eventOf('payment_intent.succeeded'))
		const forged = JSON.stringify({ ...event, data: { object: change(intent) } })
		expect(await deliver(webhook(), forged)).toBe(200)
		expect(await statusOf(order)).toBe('pending_payment pending')
		await expect.poll(() => refundsOf(intent).length, SOON).toBe(1)
		await expect.poll(async () => (await check(session.payment_ref)).status, SOON).toBe('refunded')
	})

	it('comes for an order that has ended: it goes back, and the attempt is closed', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'asks')
		await cancelOrder(order)
		stripe.bank.authenticate(intent.id, true)
		await tell('payment_intent.succeeded')
		await expect.poll(() => attemptsOf(order), SOON).toEqual(['refunded'])
		expect(refundsOf(intent)).toHaveLength(1)
		expect(await statusOf(order)).toBe('cancelled expired')
	})

	it('is charged a second time for one attempt: the second charge goes back, the first stays', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		const stray: Intent = { ...intent, id: `${intent.id}x` }
		stripe.books.intents.set(stray.id, stray)
		const event = { ...JSON.parse(eventOf('payment_intent.succeeded')), id: `evt_${randomUUID()}` }
		expect(await deliver(webhook(), JSON.stringify({ ...event, data: { object: stray } }))).toBe(200)
		await expect.poll(() => refundsOf(stray).length, SOON).toBe(1)
		expect(refundsOf(intent)).toHaveLength(0)
		await tell('charge.refunded')
		expect(await statusOf(order)).toBe('confirmed paid')
		expect(await attemptsOf(order)).toEqual(['paid'])
	})
})

describe('what a bank decides later', () => {
	const cancelPaid = async () => {
		const { order, session, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		await post(`/capi/shop/orders/${order.slug}/cancel`, {})
		expect(await statusOf(order)).toBe('cancelled refunded')
		return { order, session, intent, refund: refundsOf(intent)[0]! }
	}
	const track = async ({ slug }: CreatedOrder) =>
		(await get<{ order: { refund_failed: boolean } }>(`/capi/shop/orders/${slug}`)).data.order
	const troubleOf = async (order: { id: number }) => {
		const [row] = await rowsOf<{ refund_failed_at: string | null; dispute: string | null; status: string }>(
			'payments',
			{
				order: order.id,
			},
		)
		return [row!.status, row!.refund_failed_at !== null, row!.dispute]
	}
	const subjects = async (address: string, reference: string) =>
		(await mailsTo(address, cms.varDir))
			.map(({ subject = '' }) => subject)
			.filter((one) => one.includes(reference))
			.sort()
	/** The address in the demo's Shop settings. */
	const STAFF = 'hello@bigdill.example'

	it('a refund that it returns: staff and the customer are told, until another one is given', async () => {
		const { order, intent, refund } = await cancelPaid()
		stripe.bank.failRefund(refund)
		await tell('refund.failed')
		await tell('refund.failed')
		expect(await troubleOf(order)).toEqual(['refunded', true, null])
		expect((await track(order)).refund_failed).toBe(true)
		await expect
			.poll(() => subjects(STAFF, order.reference), SOON)
			.toEqual([`A refund has failed: order ${order.reference}`])
		const [{ email }] = (await rowsOf<{ email: string }>('orders', { id: order.id })) as [{ email: string }]
		await expect
			.poll(() => subjects(email, order.reference), SOON)
			.toContain(`Your refund for order ${order.reference} did not arrive`)
		// Made by staff in Stripe's dashboard: it knows nothing of ours.
		stripe.bank.refund(intent.id, {})
		await tell('refund.created')
		expect(await troubleOf(order)).toEqual(['refunded', false, null])
		expect((await track(order)).refund_failed).toBe(false)
	})

	it('a dispute that is lost: staff are told, the payment counts as refunded, and no refund is owed', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		const dispute = stripe.bank.dispute(intent.id)
		await tell('charge.dispute.created')
		expect(await troubleOf(order)).toEqual(['paid', false, 'open'])
		await post(`/capi/shop/orders/${order.slug}/cancel`, {})
		expect(await statusOf(order)).toBe('cancelled paid')
		stripe.bank.closeDispute(dispute, 'lost')
		await tell('charge.dispute.closed')
		await tell('charge.dispute.created')
		expect(await troubleOf(order)).toEqual(['refunded', false, 'lost'])
		expect(await statusOf(order)).toBe('cancelled refunded')
		await expect
			.poll(() => subjects(STAFF, order.reference), SOON)
			.toEqual([`A dispute is lost: order ${order.reference}`, `A payment is disputed: order ${order.reference}`])
		setClock(3_700_000)
		const open = () => rowsOf('outbox', { topic: 'payment.refund', sent_at: { _null: true } })
		await expect.poll(open, SOON).toEqual([])
		expect(refundsOf(intent)).toEqual([])
	})

	it('a dispute that is won: the payment stays, and a refund that is owed is given', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		const dispute = stripe.bank.dispute(intent.id)
		await tell('charge.dispute.created')
		stripe.bank.closeDispute(dispute, 'won')
		await tell('charge.dispute.closed')
		expect(await troubleOf(order)).toEqual(['paid', false, 'won'])
		await post(`/capi/shop/orders/${order.slug}/cancel`, {})
		expect(await statusOf(order)).toBe('cancelled refunded')
	})

	it('something about another shop’s charge: it is stored and changes nothing; without an answer it comes again', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		stripe.bank.dispute(intent.id)
		const event = JSON.parse(eventOf('charge.dispute.created'))
		const foreign = {
			...event,
			id: `evt_${randomUUID()}`,
			data: { object: { ...event.data.object, payment_intent: 'pi_x' } },
		}
		expect(await deliver(webhook(), JSON.stringify(foreign))).toBe(200)
		// More than the retries: a check in the background may ask for an intent as well.
		stripe.troubleWith(/^GET payment_intents/, 'broken', 50)
		expect(await deliver(webhook(), JSON.stringify(event))).toBe(503)
		expect(await troubleOf(order)).toEqual(['paid', false, null])
		stripe.calm()
		await tell('charge.dispute.created')
		expect(await troubleOf(order)).toEqual(['paid', false, 'open'])
	})
})

describe('Stripe’s hosted page', () => {
	const open = async (session: PaymentSession) => get(new URL(session.hosted_url).pathname)

	it('takes the place of the card form, charges, and leads back', async () => {
		const { order, session, intent } = await begin({ return_path: '/checkout/payment-original?order_id=1' })
		const away = await open(session)
		expect(away.status).toBe(303)
		expect(intent.status).toBe('canceled')
		const checkout = checkoutOf(session)
		expect(away.headers.get('location')).toBe(checkout.url)
		expect(checkout).toMatchObject({ amount_total: Math.round(order.amount * 100), currency: 'eur' })
		expect((await open(session)).headers.get('location')).toBe(checkout.url)
		await tell('payment_intent.canceled')
		expect(await attemptsOf(order)).toEqual(['pending'])
		const paid = await fetch(checkout.url!, { method: 'POST', body: 'choice=pays', redirect: 'manual' })
		const back = new URL(paid.headers.get('location')!)
		expect(back.pathname).toBe(`/capi/payments/return/${session.payment_ref}`)
		expect((await get(back.pathname)).headers.get('location')).toContain('/checkout/payment-original?order_id=1')
		expect(await statusOf(order)).toBe('confirmed paid')
		for (const type of ['checkout.session.completed', 'payment_intent.succeeded']) await tell(type)
		expect(await confirmations(order)).toBe(1)
		expect(refundsOf(stripe.books.intents.get(checkout.payment_intent!)!)).toEqual([])
	})

	it('may be left, and takes another card after a decline', async () => {
		const { order, session } = await begin()
		await open(session)
		const { id } = checkoutOf(session)
		stripe.bank.payCheckout(id, 'declines')
		await tell('payment_intent.payment_failed')
		stripe.bank.payCheckout(id, 'pays')
		await tell('checkout.session.completed')
		expect(await statusOf(order)).toBe('confirmed paid')
	})

	it('does not open once the card form has been paid, nor for what nobody has opened', async () => {
		const { order, session, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		expect((await open(session)).headers.get('location')).toContain(`/track/${order.slug}`)
		expect(await statusOf(order)).toBe('confirmed paid')
		expect(stripe.books.checkouts.size).toBeGreaterThan(0)
		expectFailure(await get('/capi/payments/hosted/pay_nothing'), 404, 'NOT_FOUND')
		expectFailure(await get('/capi/payments/return/pay_nothing'), 404, 'NOT_FOUND')
	})
})

describe('cards that Stripe keeps', () => {
	const cardsOf = async (headers: object) =>
		(await get<{ cards: SavedCard[] }>('/capi/payments/cards', { ...headers })).data.cards
	const sessionFor = async (order: CreatedOrder, fields: object, headers: { authorization: string }) =>
		post<PaymentSession>('/capi/payments/sessions', { order_id: order.id, slug: order.slug, ...fields }, headers)

	it('are saved by the payment that says so, and pay the next one', async () => {
		const { headers } = await signIn('Customer')
		const first = await sessionFor(await placedOrder(), { save: true }, headers)
		const intent = intentOf(first.data)
		expect(intent).toMatchObject({ setup_future_usage: 'on_session', customer: expect.stringMatching(/^cus_/) })
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		await tell('payment_intent.succeeded')
		await expect.poll(async () => (await cardsOf(headers)).map(({ last4 }) => last4), SOON).toEqual(['4242'])
		const [card] = await cardsOf(headers)
		const order = await placedOrder()
		const second = await sessionFor(order, { card_id: card!.id }, headers)
		const again = intentOf(second.data)
		expect(again).toMatchObject({ customer: intent.customer, payment_method: intent.payment_method })
		stripe.bank.confirm(again.id, null)
		await tell('payment_intent.succeeded')
		expect(await statusOf(order)).toBe('confirmed paid')
		const other = await signIn('Customer')
		expectFailure(await sessionFor(await placedOrder(), { card_id: card!.id }, other.headers), 404, 'NOT_FOUND')
	})

	it('are kept for signed-in customers only', async () => {
		const { intent } = await begin({ save: true })
		expect(intent).toMatchObject({ setup_future_usage: null, customer: null })
	})

	it('are added without an order, by the browser or by the webhook, and belong to one customer', async () => {
		const { headers } = await signIn('Customer')
		const open = () => post<CardSetup>('/capi/payments/cards/setup', {}, headers)
		const { setup_ref, client } = (await open()).data
		expect(client).toMatchObject({ client_secret: stripe.books.setups.get(setup_ref)!.client_secret })
		expectFailure(await post('/capi/payments/cards', { setup_ref }, headers), 409, 'CARD_NOT_CONFIRMED')
		stripe.bank.completeSetup(setup_ref, 'pays')
		const other = await signIn('Customer')
		expectFailure(await post('/capi/payments/cards', { setup_ref }, other.headers), 409, 'CARD_NOT_CONFIRMED')
		expect((await post('/capi/payments/cards', { setup_ref }, headers)).status).toBe(201)
		await tell('setup_intent.succeeded')
		expect(await cardsOf(headers)).toHaveLength(1)
		const second = (await open()).data.setup_ref
		stripe.bank.completeSetup(second, 'asks')
		await tell('setup_intent.succeeded')
		await expect.poll(async () => (await cardsOf(headers)).map(({ last4 }) => last4), SOON).toEqual(['4242', '3155'])
	})

	it('are told apart although their last digits and expiry are the same, and the same card stays one', async () => {
		const { headers } = await signIn('Customer')
		const add = async (card: 'pays' | 'twin') => {
			const { setup_ref } = (await post<CardSetup>('/capi/payments/cards/setup', {}, headers)).data
			stripe.bank.completeSetup(setup_ref, card)
			expect((await post('/capi/payments/cards', { setup_ref }, headers)).status).toBe(201)
		}
		await add('pays')
		await add('twin')
		expect((await cardsOf(headers)).map(({ last4, expiry }) => `${last4} ${expiry}`)).toEqual([
			'4242 12/40',
			'4242 12/40',
		])
		await add('pays')
		expect(await cardsOf(headers)).toHaveLength(2)
		// As kept before fingerprints were noted.
		for (const { id } of await cardsOf(headers)) {
			await studio('PATCH', `/items/saved_cards/${id}`, { fingerprint: null })
		}
		await add('pays')
		expect(await cardsOf(headers)).toHaveLength(2)
	})

	it('are forgotten at Stripe too, when Stripe answers', async () => {
		const { headers } = await signIn('Customer')
		const { setup_ref } = (await post<CardSetup>('/capi/payments/cards/setup', {}, headers)).data
		stripe.bank.completeSetup(setup_ref, 'pays')
		await post('/capi/payments/cards', { setup_ref }, headers)
		const method = stripe.books.methods.get(stripe.books.setups.get(setup_ref)!.payment_method!)!
		expect(method.customer).not.toBeNull()
		stripe.troubleWith(/detach$/, 'broken', 2)
		const [card] = await cardsOf(headers)
		const reply = await call('DELETE', `/capi/payments/cards/${card!.id}`, undefined, headers)
		expect([reply.status, await cardsOf(headers)]).toEqual([200, []])
		setClock(20_000)
		await expect.poll(() => method.customer, SOON).toBeNull()
	})
})

describe('webhooks of Stripe', () => {
	it('act once however often they come', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		const body = eventOf('payment_intent.succeeded')
		const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(webhook(), body)))
		expect(answers).toEqual(Array(8).fill(200))
		expect(await confirmations(order)).toBe(1)
		const stored = await rowsOf('payment_events', { event_id: JSON.parse(body).id })
		expect(stored).toHaveLength(1)
		expect(JSON.stringify(stored)).not.toContain('secret')
	})

	it('are refused when they are tampered with, old, unsigned or signed by another', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'declines')
		const body = eventOf('payment_intent.payment_failed')
		const refused = [
			deliver(webhook(), body.replace('requires_payment_method', 'succeeded'), signatureOf(body)),
			deliver(webhook(), body, signatureOf(body, undefined, Date.now() - 301_000)),
			deliver(webhook(), body, signatureOf(body, 'whsec_somebody_else')),
			deliver(webhook(), body, 't=1,v1=00'),
			deliver(webhook(), body, ''),
		]
		expect(await Promise.all(refused)).toEqual(Array(5).fill(400))
		expect(await storedStatus(order)).toBe('pending_payment pending')
	})

	it('of other types, other shops and the other mode are stored and change nothing', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		const event = JSON.parse(eventOf('payment_intent.succeeded'))
		const others = [
			{ ...event, id: `evt_${randomUUID()}`, type: 'customer.created' },
			{ ...event, id: `evt_${randomUUID()}`, livemode: true },
			{ ...event, id: `evt_${randomUUID()}`, data: { object: { ...intent, metadata: {} } } },
			{ ...event, id: `evt_${randomUUID()}`, data: { object: { id: 'odd' } } },
		]
		for (const other of others) expect(await deliver(webhook(), JSON.stringify(other))).toBe(200)
		expect(await storedStatus(order)).toBe('pending_payment pending')
		const ids = others.map(({ id }) => id)
		expect(await rowsOf('payment_events', { event_id: { _in: ids } })).toHaveLength(4)
		expect(await deliver(webhook(), '{}')).toBe(400)
	})

	/** Every order in which four pieces of news can come: one outcome. */
	it('lead to one outcome in each of their orders', async () => {
		for (const order of permutations(['asked', 'refused', 'paid', 'browser'] as const)) {
			const { order: placed, session, intent } = await begin()
			stripe.bank.confirm(intent.id, 'asks')
			const asked = eventOf('payment_intent.requires_action')
			stripe.bank.authenticate(intent.id, false)
			const refused = eventOf('payment_intent.payment_failed')
			stripe.bank.confirm(intent.id, 'pays')
			const paid = eventOf('payment_intent.succeeded')
			const news = {
				asked: () => deliver(webhook(), asked),
				refused: () => deliver(webhook(), refused),
				paid: () => deliver(webhook(), paid),
				browser: () => check(session.payment_ref),
			}
			for (const step of order) await news[step]()
			const outcome = [await statusOf(placed), await confirmations(placed), refundsOf(intent).length]
			expect(outcome, order.join(', ')).toEqual(['confirmed paid', 1, 0])
		}
	})
})

describe('a provider in bad weather', () => {
	it('charges nothing twice when an answer is lost: the call is made again under the same key', async () => {
		const before = stripe.books.intents.size
		stripe.troubleWith(/^POST payment_intents$/, 'lost')
		const { order, intent } = await begin()
		expect(stripe.books.intents.size).toBe(before + 1)
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		expect(await statusOf(order)).toBe('confirmed paid')
	})

	it.each([
		// A failure is tried once more at once, and a provider that has too much to do is not.
		['broken', 2],
		['busy', 1],
	] as const)('says so when it is %s, and the next try works', async (kind, times) => {
		const order = await placedOrder()
		stripe.troubleWith(/^POST payment_intents$/, kind, times)
		expectFailure(await openSession(order), 503, 'SERVICE_UNAVAILABLE')
		expect(await statusOf(order)).toBe('pending_payment pending')
		expect((await openSession(order)).status).toBe(200)
	})

	it('makes a refund good that it could not take', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		stripe.troubleWith(/^POST refunds/, 'broken', 2)
		await cancelOrder(order)
		expect(await statusOf(order)).toBe('cancelled paid')
		setClock(20_000)
		await expect.poll(() => statusOf(order), SOON).toBe('cancelled refunded')
		expect(refundsOf(intent)).toHaveLength(1)
	})

	it('refunds once when the answer to a refund is lost', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		await tell('payment_intent.succeeded')
		stripe.troubleWith(/^POST refunds/, 'lost')
		await cancelOrder(order)
		expect(await statusOf(order)).toBe('cancelled refunded')
		expect(refundsOf(intent)).toHaveLength(1)
	})
})

describe('the clean-up', () => {
	it('finds out about a payment whose webhook was lost', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'pays')
		setClock(21_000)
		await expect.poll(() => storedStatus(order), SOON).toBe('confirmed paid')
		expect(await confirmations(order)).toBe(1)
	})

	it('closes the attempt of an order that ran out', async () => {
		const { order, intent } = await begin()
		setClock(31 * 60_000)
		await expect.poll(() => intent.status, SOON).toBe('canceled')
		expect(await statusOf(order)).toBe('expired expired')
	})

	it('expires the hosted page of an order that was cancelled', async () => {
		const { order, session } = await begin()
		await get(new URL(session.hosted_url).pathname)
		await cancelOrder(order)
		await expect.poll(() => checkoutOf(session).status, SOON).toBe('expired')
	})

	it('lets late money for an order that ran out go back by itself', async () => {
		const { order, intent } = await begin()
		stripe.bank.confirm(intent.id, 'asks')
		stripe.troubleWith(/cancel$/, 'broken', 4)
		setClock(31 * 60_000)
		await expect.poll(() => statusOf(order), SOON).toBe('expired expired')
		stripe.bank.authenticate(intent.id, true)
		setClock(32 * 60_000)
		await expect.poll(() => refundsOf(intent).length, SOON).toBe(1)
		await expect.poll(() => attemptsOf(order), SOON).toEqual(['refunded'])
	})
})

/**
 * Two of our calls to Stripe at once, each order of their answers: one outcome, and money is never lost or taken
 * twice.
 */
describe('answers of Stripe that come late', () => {
	const open = (session: PaymentSession) => get(new URL(session.hosted_url).pathname)
	const nextChecks = async (order: { id: number }) =>
		(await rowsOf<{ status: string; check_at: string | null }>('payments', { order: order.id })).map(
			({ status, check_at }) => `${status} ${check_at === null ? 'never' : 'later'}`,
		)
	const isAtCheckout = ({ headers }: { headers: Headers }) => headers.get('location')!.includes('/c/pay/')
	const becomesRefunded = async (order: CreatedOrder, intent: Intent) => {
		await post(`/capi/shop/orders/${order.slug}/cancel`, {})
		await expect.poll(() => storedStatus(order), SOON).toBe('cancelled refunded')
		expect(refundsOf(intent)).toHaveLength(1)
	}

	it('leave an attempt open whose status is asked while its hosted page is made, and its payment is found', async () => {
		const { order, session } = await begin()
		const making = stripe.hold(/^POST checkout\/sessions$/)
		const away = open(session)
		await making.reached
		expect((await check(session.payment_ref)).status).toBe('pending')
		making.release()
		expect(isAtCheckout(await away)).toBe(true)
		expect(await nextChecks(order)).toEqual(['pending later'])
		stripe.bank.payCheckout(checkoutOf(session).id, 'pays')
		setClock(31_000)
		await expect.poll(() => storedStatus(order), SOON).toBe('confirmed paid')
	})

	it('leave the charge that was noted meanwhile, so that its refund succeeds', async () => {
		const { order, session } = await begin()
		const making = stripe.hold(/^POST checkout\/sessions$/)
		const first = open(session)
		await making.reached
		expect(isAtCheckout(await open(session))).toBe(true)
		const { id } = checkoutOf(session)
		stripe.bank.payCheckout(id, 'pays')
		await tell('checkout.session.completed')
		making.release()
		expect(isAtCheckout(await first)).toBe(false)
		await becomesRefunded(order, stripe.books.intents.get(checkoutOf(session).payment_intent!)!)
	})

	it('lead nobody to the hosted page of an attempt that another one has replaced, and close that page', async () => {
		const { order, session } = await begin()
		const making = stripe.hold(/^POST checkout\/sessions$/)
		const away = open(session)
		await making.reached
		const second = await openSession(order)
		expect(second.status).toBe(200)
		making.release()
		expect(isAtCheckout(await away)).toBe(false)
		await expect.poll(() => checkoutOf(session).status, SOON).toBe('expired')
		expect((await attemptsOf(order)).toSorted()).toEqual(['expired', 'pending'])
	})

	it('make no hosted page for an attempt that was closed meanwhile', async () => {
		const { order, session, intent } = await begin()
		const cancelling = stripe.hold(/cancel$/, 'asked')
		const away = open(session)
		await cancelling.reached
		expect((await openSession(order)).status).toBe(200)
		expect(intent.cancellation_reason).toBe('abandoned')
		cancelling.release()
		expect(isAtCheckout(await away)).toBe(false)
		expect(
			[...stripe.books.checkouts.values()].some(({ session: one }) => one.metadata.payment_ref === session.payment_ref),
		).toBe(false)
	})

	it('say nothing about a hosted page that was opened after the card form was asked about', async () => {
		const { order, session, intent } = await begin()
		stripe.bank.confirm(intent.id, 'declines')
		const looking = stripe.hold(new RegExp(`^GET payment_intents/${intent.id}$`))
		const asked = check(session.payment_ref)
		await looking.reached
		expect(isAtCheckout(await open(session))).toBe(true)
		looking.release()
		expect((await asked).status).toBe('pending')
		expect(await nextChecks(order)).toEqual(['pending later'])
		expect(checkoutOf(session).status).toBe('open')
		stripe.bank.payCheckout(checkoutOf(session).id, 'pays')
		setClock(31_000)
		await expect.poll(() => storedStatus(order), SOON).toBe('confirmed paid')
	})

	it('find the money of a card form that was paid while its order ran out', async () => {
		const { order, intent } = await begin()
		const looking = stripe.hold(new RegExp(`^GET payment_intents/${intent.id}$`))
		setClock(21_000)
		await looking.reached
		stripe.bank.confirm(intent.id, 'pays')
		await post(`/capi/shop/orders/${order.slug}/cancel`, {})
		looking.release()
		setClock(60_000)
		await expect.poll(() => attemptsOf(order), SOON).toEqual(['refunded'])
		expect(refundsOf(intent)).toHaveLength(1)
		expect(await nextChecks(order)).toEqual(['refunded never'])
	})
})

function permutations<T>(items: readonly T[]): T[][] {
	if (items.length === 0) return [[]]
	return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}
