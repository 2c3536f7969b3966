import { MAX_SAVED_CARDS } from '@app/contract/constants'
import type { PaymentConfirmation, SavedCard } from '@app/contract/payments'
import { beforeAll, describe, expect, it } from 'vitest'
import {
	CARDS,
	call,
	cardOf,
	expectFailure,
	get,
	openSession,
	placedOrder,
	post,
	rowsOf,
	signIn,
	statusOf,
} from './client.ts'

type Headers = { authorization: string }
/** What happens behind an answer. */
const SOON = { timeout: 15_000 }
let ann: { id: string; headers: Headers }
let bob: { id: string; headers: Headers }

beforeAll(async () => {
	ann = await signIn('Customer')
	bob = await signIn('Customer')
})

const cardsOf = async (headers: Headers) =>
	(await get<{ cards: SavedCard[] }>('/capi/payments/cards', headers)).data.cards
const save = (headers: Headers, number: string = CARDS.pays, changes: object = {}) =>
	post<{ card: SavedCard }>('/capi/payments/sandbox/cards', { card: { ...cardOf(number), ...changes } }, headers)
const remove = (id: string, headers?: Headers) => call('DELETE', `/capi/payments/cards/${id}`, undefined, headers)
const makeDefault = (id: string, headers: Headers) =>
	post<{ card: SavedCard }>(`/capi/payments/cards/${id}/default`, {}, headers)
const pay = (payment_ref: string, fields: object, headers?: Headers) =>
	post<PaymentConfirmation>('/capi/payments/sandbox/confirm', { payment_ref, ...fields }, headers)

async function paidWith(fields: object, headers?: Headers) {
	const order = await placedOrder()
	const { payment_ref } = (await openSession(order)).data
	return { order, payment_ref, reply: await pay(payment_ref, fields, headers) }
}

describe('saved cards', () => {
	it('are nobody’s who is not signed in', async () => {
		for (const reply of [
			await get('/capi/payments/cards'),
			await post('/capi/payments/cards/setup', {}),
			await post('/capi/payments/cards', { setup_ref: 'x' }),
			await post('/capi/payments/sandbox/cards', { card: cardOf(CARDS.pays) }),
			await post('/capi/payments/cards/1/default', {}),
			await remove('1'),
		]) {
			expectFailure(reply, 401, 'UNAUTHENTICATED')
		}
	})

	it('are added without an order, and never with their number', async () => {
		const setup = await post('/capi/payments/cards/setup', {}, ann.headers)
		expect(setup.data).toMatchObject({
			provider: 'sandbox',
			client: { confirm_url: expect.stringMatching(/\/capi\/payments\/sandbox\/cards$/) },
		})
		const reply = await save(ann.headers)
		expect(reply.status).toBe(201)
		expect(reply.data.card).toEqual({
			id: expect.any(String),
			brand: 'visa',
			last4: '4242',
			exp_month: 12,
			exp_year: 2040,
			expiry: '12/40',
			default: true,
		})
		expect(await cardsOf(ann.headers)).toEqual([reply.data.card])
		const rows = await rowsOf('saved_cards', { user: ann.id })
		expect(rows).toHaveLength(1)
		expect(JSON.stringify(rows)).not.toContain('4242424242424242')
	})

	it('are one when the same card is given twice, also at the same time', async () => {
		const customer = await signIn('Customer')
		const replies = await Promise.all(Array.from({ length: 5 }, () => save(customer.headers)))
		expect(new Set(replies.map(({ data }) => data.card.id)).size).toBe(1)
		expect(await cardsOf(customer.headers)).toHaveLength(1)
	})

	it('are refused when they are none, have expired, or are too many', async () => {
		const customer = await signIn('Customer')
		expectFailure(await save(customer.headers, '4242424242424241'), 422, 'INVALID_CARD')
		expectFailure(await save(customer.headers, CARDS.pays, { exp_year: 20 }), 422, 'INVALID_CARD')
		for (let year = 2030; year < 2030 + MAX_SAVED_CARDS; year++) {
			expect((await save(customer.headers, CARDS.pays, { exp_year: year })).status).toBe(201)
		}
		expectFailure(await save(customer.headers), 409, 'CARD_LIMIT_REACHED')
		expectFailure(await post('/capi/payments/cards/setup', {}, customer.headers), 409, 'CARD_LIMIT_REACHED')
		expect(await cardsOf(customer.headers)).toHaveLength(MAX_SAVED_CARDS)
	})

	it('have one default, which passes on when it is removed', async () => {
		const customer = await signIn('Customer')
		const first = (await save(customer.headers)).data.card
		const second = (await save(customer.headers, CARDS.asks)).data.card
		expect((await cardsOf(customer.headers)).map((card) => [card.id, card.default])).toEqual([
			[first.id, true],
			[second.id, false],
		])
		expect((await makeDefault(second.id, customer.headers)).data.card).toMatchObject({ id: second.id, default: true })
		expect((await cardsOf(customer.headers)).map((card) => card.id)).toEqual([second.id, first.id])
		expect((await remove(second.id, customer.headers)).status).toBe(200)
		expect(await cardsOf(customer.headers)).toEqual([{ ...first, default: true }])
	})

	it('of somebody else are not there: not to remove, to prefer or to pay with', async () => {
		const { id } = (await save(bob.headers)).data.card
		expectFailure(await remove(id, ann.headers), 404, 'NOT_FOUND')
		expectFailure(await makeDefault(id, ann.headers), 404, 'NOT_FOUND')
		const order = await placedOrder()
		expectFailure(
			await post('/capi/payments/sessions', { order_id: order.id, slug: order.slug, card_id: id }, ann.headers),
			404,
			'NOT_FOUND',
		)
		const { payment_ref } = (await openSession(order)).data
		expectFailure(await pay(payment_ref, { card_id: id }, ann.headers), 404, 'NOT_FOUND')
		expectFailure(await pay(payment_ref, { card_id: id }), 404, 'NOT_FOUND')
		expect(await statusOf(order)).toBe('pending_payment pending')
		expect((await cardsOf(bob.headers)).map((card) => card.id)).toContain(id)
		for (const none of ['0', 'x', '1e9', '99999999999']) {
			expectFailure(await remove(none, bob.headers), 404, 'NOT_FOUND')
		}
	})

	it('are not read or written through items', async () => {
		expect((await get('/items/saved_cards', ann.headers)).status).toBe(403)
		expect((await post('/items/saved_cards', { user: ann.id, token: 'x' }, ann.headers)).status).toBe(403)
	})
})

describe('paying with a saved card', () => {
	it('charges it by its id', async () => {
		const { card } = (await save(bob.headers)).data
		const order = await placedOrder()
		const session = await post<{ payment_ref: string }>(
			'/capi/payments/sessions',
			{ order_id: order.id, slug: order.slug, card_id: card.id },
			bob.headers,
		)
		expect((await pay(session.data.payment_ref, { card_id: card.id }, bob.headers)).data.status).toBe('paid')
		expect(await statusOf(order)).toBe('confirmed paid')
	})

	it.each([
		['4000000000000002', { status: 'failed', decline_code: 'card_declined' }],
		['4000000000009995', { status: 'failed', decline_code: 'insufficient_funds' }],
		['4000000000000119', { status: 'failed', decline_code: 'processing_error' }],
		['4000002500003155', { status: 'action_required' }],
	])('does what %s did before it was saved', async (number, outcome) => {
		const customer = await signIn('Customer')
		const { card } = (await save(customer.headers, number)).data
		const { reply } = await paidWith({ card_id: card.id }, customer.headers)
		expect(reply.data).toMatchObject(outcome)
	})
})

describe('saving the card that pays', () => {
	const paying = { card: cardOf(CARDS.pays), save: true }

	it('keeps it for whoever is signed in, once it has paid', async () => {
		const customer = await signIn('Customer')
		expect((await paidWith({ card: cardOf(CARDS.declines), save: true }, customer.headers)).reply.data.status).toBe(
			'failed',
		)
		expect(await cardsOf(customer.headers)).toEqual([])
		const { order } = await paidWith(paying, customer.headers)
		await expect.poll(() => cardsOf(customer.headers), SOON).toMatchObject([{ last4: '4242', default: true }])
		const payments = await rowsOf('payments', { order: order.id })
		expect(JSON.stringify(payments)).not.toContain('4242424242424242')
	})

	it('keeps it after the bank’s question, and not when the answer is no', async () => {
		const customer = await signIn('Customer')
		const decide = async (decision: string) => {
			const { reply } = await paidWith({ card: cardOf(CARDS.asks), save: true }, customer.headers)
			const { pathname } = new URL(reply.data.action_url!)
			await call('POST', pathname, `decision=${decision}`, { 'content-type': 'application/x-www-form-urlencoded' })
		}
		await decide('refuse')
		expect(await cardsOf(customer.headers)).toEqual([])
		await decide('approve')
		await expect.poll(() => cardsOf(customer.headers), SOON).toMatchObject([{ last4: '3155' }])
	})

	it('keeps nothing for guests, and nothing that nobody asked to keep', async () => {
		const before = (await rowsOf('saved_cards', {})).length
		expect((await paidWith(paying)).reply.data.status).toBe('paid')
		expect((await paidWith({ card: cardOf(CARDS.pays) }, ann.headers)).reply.data.status).toBe('paid')
		expect(await rowsOf('saved_cards', {})).toHaveLength(before)
	})
})
