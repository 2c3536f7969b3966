import { describe, expect, it } from 'vitest'
import { decidePaymentPage, decideSuccessPage, paymentPageQuery } from './checkout-guards.ts'
import { IDLE_TRACKING, reducePayment } from './payment-tracking.ts'

const T = 1_800_000_000_000
const processing = reducePayment(IDLE_TRACKING, { type: 'start', orderRef: 'ORD-1', orderId: '41' }, T)
const completed = reducePayment(
	processing,
	{ type: 'complete', orderRef: 'ORD-1', paymentRef: 'pay_1', orderId: '41' },
	T + 5_000,
)
const SUCCESS = '/checkout/success?ref=ORD-1&payment_ref=pay_1&order_id=41'
const show = { kind: 'show' } as const
const redirect = (to: string, clear: 'nothing' | 'tracking' | 'all') => ({ kind: 'redirect', to, clear }) as const

const none = { order_id: null, amount: null, reference: null }
const full = { order_id: '41', amount: '12.50', reference: 'ORD-1' }

describe('the payment page', () => {
	it.each([
		['with everything in the query', full, IDLE_TRACKING, 0, show],
		['with tracking alone', none, processing, 59_999, show],
		['with both', full, processing, 10_000, show],
		['with neither', none, IDLE_TRACKING, 0, redirect('/order/cart', 'nothing')],
		['without order_id', { ...full, order_id: null }, IDLE_TRACKING, 0, redirect('/order/cart', 'nothing')],
		['without amount', { ...full, amount: null }, IDLE_TRACKING, 0, redirect('/order/cart', 'nothing')],
		['without reference', { ...full, reference: null }, IDLE_TRACKING, 0, redirect('/order/cart', 'nothing')],
		['with an empty parameter', { ...full, amount: '' }, IDLE_TRACKING, 0, redirect('/order/cart', 'nothing')],
		['with tracking that is 60 s old', none, processing, 60_000, redirect('/order/cart', 'tracking')],
		['with both, tracking 60 s old', full, processing, 60_000, redirect('/order/cart', 'tracking')],
		['with a foreign reference', { ...full, reference: 'ORD-2' }, processing, 0, redirect('/order/cart', 'all')],
		[
			'with a foreign reference beside a completed payment',
			{ ...full, reference: 'ORD-2' },
			completed,
			0,
			redirect('/order/cart', 'all'),
		],
		['with a foreign reference alone', { ...none, reference: 'ORD-2' }, processing, 0, redirect('/order/cart', 'all')],
		['after completion', full, completed, 10_000, redirect(SUCCESS, 'nothing')],
		['long after completion, without a query', none, completed, 600_000, redirect(SUCCESS, 'nothing')],
	])('%s', (_, query, tracking, elapsed, expected) => {
		expect(decidePaymentPage({ query, tracking, now: T + elapsed })).toEqual(expected)
	})
})

it('the query that opens the payment page is what its guard asks for', () => {
	expect(paymentPageQuery({ id: 7, amount: 12.5, reference: 'BD&7' })).toBe('?order_id=7&amount=12.5&reference=BD%267')
})

describe('the success page', () => {
	const nothing = { ref: null, payment_ref: null }
	const right = { ref: 'ORD-1', payment_ref: 'pay_1' }

	it.each([
		['of the completed payment', right, completed, 0, show],
		['without a query', nothing, completed, 0, show],
		['long after completion', right, completed, 86_400_000, show],
		['with half a query, which is not compared', { ref: 'ORD-2', payment_ref: null }, completed, 0, show],
		['of another order', { ...right, ref: 'ORD-2' }, completed, 0, redirect('/order/cart', 'nothing')],
		['of another payment', { ...right, payment_ref: 'pay_2' }, completed, 0, redirect('/order/cart', 'nothing')],
		['without any payment', right, IDLE_TRACKING, 0, redirect('/order/cart', 'nothing')],
		['while the payment is processed', right, processing, 10_000, redirect('/order/cart', 'nothing')],
		['with tracking that is 60 s old', right, processing, 60_000, redirect('/order/cart', 'tracking')],
	])('%s', (_, query, tracking, elapsed, expected) => {
		expect(decideSuccessPage({ query, tracking, now: T + elapsed })).toEqual(expected)
	})
})
