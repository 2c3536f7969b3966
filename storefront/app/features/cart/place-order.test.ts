import { aCart, aLine } from '@app/domain/fixtures/menu'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeOrder } from '../../../test/make-order.ts'
import { createCmsClient } from '../../lib/http/cms-client.ts'
import * as opening from '../../lib/rendering/page-opening.ts'
import { mapPricedDraft } from './draft.ts'
import { placeOrder } from './place-order.ts'

const guestInfo = { first_name: 'Nora', last_name: 'Byrne', email: 'nora@example.com', phone: '+353851234567' }
const draftOf = (note: string) => (at: number) =>
	mapPricedDraft(aCart([aLine({ note })], { guestInfo }), { pickup: { type: 'now' }, user: null }, 'EUR', at)!
const order = {
	id: 5,
	reference: 'R-5',
	slug: 'slug-5',
	amount: 9.5,
	currency: 'EUR',
	order_status: 'pending_payment',
	payment_status: 'pending',
	change_token: 'proof-5',
}

/** What the shop says of an order that was placed before. */
let earlier: () => Response
const asEarlier = (fields: object) => () =>
	Response.json({ success: true, data: { order: makeOrder({ slug: 'slug-5', reference: 'R-5', ...fields }) } })
let keys = 0
let sent: { key: string | null; body: Record<string, unknown> }[] = []
const place = (answer: () => Response, note = '', now = 1_000) => {
	const request = async (_: unknown, init?: RequestInit) => {
		if (init?.method !== 'POST') return earlier()
		sent.push({ key: new Headers(init?.headers).get('Idempotency-Key'), body: JSON.parse(String(init?.body)) })
		return answer()
	}
	return placeOrder(
		createCmsClient('http://cms.test', request as typeof fetch),
		draftOf(note),
		now,
		() => `attempt-${++keys}`,
	)
}
const created =
	(more = {}) =>
	() =>
		Response.json({ success: true, data: { order: { ...order, ...more } } }, { status: 201 })
const failed =
	(status: number, code: string, extensions = {}) =>
	() =>
		Response.json(
			{ success: false, message: code, errors: [{ message: code, extensions: { code, ...extensions } }] },
			{ status },
		)

beforeEach(() => {
	sent = []
	earlier = asEarlier({ order_status: 'pending_payment', payment_status: 'pending' })
	const records = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => records.get(key) ?? null,
		setItem: (key: string, value: string) => records.set(key, value),
		removeItem: (key: string) => records.delete(key),
	})
})

it('sends the draft with the total that was shown', async () => {
	expect(await place(created())).toEqual({ kind: 'placed', order })
	expect(sent[0]?.body).toMatchObject({
		...guestInfo,
		branch: '3',
		expected_total: 9.5,
		replaces: null,
		pickup_type: 'now',
	})
})

it('repeats key and body byte for byte after a lost answer', async () => {
	const lost = () => {
		throw new TypeError('network')
	}
	expect(await place(lost, '', 1_000)).toMatchObject({ kind: 'failed' })
	await place(created(), '', 60_000)
	expect(sent[1]).toEqual(sent[0])
})

it('replaces the earlier unpaid order when the cart has changed', async () => {
	await place(created())
	await place(created({ slug: 'slug-6' }), 'extra hot')
	expect(sent[1]?.key).not.toBe(sent[0]?.key)
	expect(sent[1]?.body.replaces).toBe('slug-5')
})

it.each([
	['on the till', 'confirmed'],
	['in the kitchen', 'preparing'],
] as const)(
	'places nothing where the earlier order is paid and %s, before its customer knows',
	async (_, order_status) => {
		await place(created())
		earlier = asEarlier({ order_status, payment_status: 'paid' })
		expect(await place(created(), 'extra hot')).toMatchObject({ kind: 'paid before', order: { reference: 'R-5' } })
		expect(sent).toHaveLength(1)
	},
)

it.each([
	['is over', asEarlier({ order_status: 'completed', payment_status: 'paid' })],
	['was given back', asEarlier({ order_status: 'cancelled', payment_status: 'refunded' })],
	['is not known any more', failed(404, 'NOT_FOUND')],
])('places the changed cart where the earlier order %s', async (_, answer) => {
	await place(created())
	earlier = answer
	expect(await place(created(), 'extra hot')).toMatchObject({ kind: 'placed' })
})

it('places nothing while nobody can say whether the earlier order is paid', async () => {
	await place(created())
	earlier = failed(503, 'SERVICE_UNAVAILABLE')
	expect(await place(created(), 'extra hot')).toMatchObject({ kind: 'failed' })
	expect(sent).toHaveLength(1)
})

it('orders anew when the same order has expired meanwhile', async () => {
	const answers = [created({ order_status: 'expired', payment_status: 'expired' }), created({ id: 6 })]
	expect(await place(() => answers.shift()!())).toMatchObject({ kind: 'placed', order: { id: 6 } })
	expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

it('tells of an order that is paid already instead of asking for money again', async () => {
	const paid = created({ order_status: 'confirmed', payment_status: 'paid' })
	expect(await place(paid, '', Date.now())).toMatchObject({ kind: 'paid' })
	// The page was thawed meanwhile: its cart may be another.
	expect(await place(paid, '', opening.pageOpenedAt() - 1)).toMatchObject({ kind: 'paid before' })
})

it.each([
	[
		'a changed cart',
		failed(409, 'CART_CHANGED', {
			quote: { lines: [], subtotal: 0, discount: 0, tax: 0, total: 0, currency: 'EUR', problems: [] },
		}),
		{ kind: 'changed' },
	],
	[
		'a choice that staff have deleted',
		failed(400, 'INVALID_PAYLOAD', { field: 'items.1.customizations.0' }),
		{ kind: 'changed', refusal: { problems: [{ code: 'INVALID_CUSTOMIZATION', line: 1 }] } },
	],
	[
		'a dish that staff have deleted',
		failed(400, 'INVALID_PAYLOAD', { field: 'items.0.id' }),
		{ kind: 'changed', refusal: { problems: [{ code: 'PRODUCT_UNAVAILABLE', line: 0 }] } },
	],
	['a refused phone number', failed(400, 'INVALID_PAYLOAD', { field: 'phone' }), { kind: 'invalid', field: 'phone' }],
	[
		'another refused field',
		failed(400, 'INVALID_PAYLOAD', { field: 'items.0.note' }),
		{ kind: 'invalid', field: null },
	],
	['a key of another order', failed(422, 'IDEMPOTENCY_KEY_REUSED'), { kind: 'failed' }],
	[
		'too many tries',
		failed(429, 'REQUESTS_EXCEEDED'),
		{ kind: 'failed', message: expect.stringContaining('Wait a minute') },
	],
	[
		'an outage',
		failed(503, 'SERVICE_UNAVAILABLE'),
		{ kind: 'failed', message: expect.stringContaining('Nothing was charged') },
	],
])('understands %s', async (_, answer, outcome) => {
	expect(await place(answer)).toMatchObject(outcome)
})
