import { PaymentTrackingRecordSchema } from '@app/contract/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	IDLE_TRACKING,
	isLapsed,
	isProcessing,
	mapPaymentRecord,
	type PaymentEvent,
	reducePayment,
	remainingMs,
	remainingSeconds,
	restorePayment,
	successUrl,
} from './payment-tracking.ts'

const T = 1_800_000_000_000
const start: PaymentEvent = { type: 'start', orderRef: 'ORD-1', orderId: '41' }
const complete: PaymentEvent = { type: 'complete', orderRef: 'ORD-1', paymentRef: 'pay_1', orderId: '41' }
const processing = reducePayment(IDLE_TRACKING, start, T)
const completed = reducePayment(processing, complete, T + 5_000)

it('idle is nothing known', () => {
	expect(IDLE_TRACKING).toEqual({
		currentOrderRef: null,
		currentOrderId: null,
		paymentStatus: 'idle',
		completedPayment: null,
		paymentStartTime: null,
	})
})

describe('starting', () => {
	it('records the order and the time', () => {
		expect(processing).toEqual({
			currentOrderRef: 'ORD-1',
			currentOrderId: '41',
			paymentStatus: 'processing',
			completedPayment: null,
			paymentStartTime: T,
		})
	})

	it('clears a completed payment', () => {
		const next = reducePayment(completed, { ...start, orderRef: 'ORD-2', orderId: '42' }, T + 6_000)
		expect(next).toMatchObject({ currentOrderRef: 'ORD-2', paymentStatus: 'processing', completedPayment: null })
	})

	it.each([
		[0, false],
		[1, false],
		[59_999, false],
		[60_000, true],
		[60_001, true],
	])('again after %i ms: %s', (elapsed, isOpen) => {
		const again = { ...start, orderRef: 'ORD-2', orderId: '42' }
		const next = reducePayment(processing, again, T + elapsed)
		expect(next === processing).toBe(!isOpen)
		expect(next.currentOrderRef).toBe(isOpen ? 'ORD-2' : 'ORD-1')
	})
})

describe('completing', () => {
	it('keeps what the success page needs', () => {
		expect(completed).toEqual({
			currentOrderRef: 'ORD-1',
			currentOrderId: '41',
			paymentStatus: 'completed',
			completedPayment: {
				orderRef: 'ORD-1',
				paymentRef: 'pay_1',
				orderId: '41',
				successUrl: '/checkout/success?ref=ORD-1&payment_ref=pay_1&order_id=41',
				completedAt: T + 5_000,
			},
			paymentStartTime: T,
		})
	})

	it('counts after the window as well: the money was taken', () => {
		expect(reducePayment(IDLE_TRACKING, complete, T)).toMatchObject({
			paymentStatus: 'completed',
			completedPayment: { orderRef: 'ORD-1' },
		})
	})

	it('writes references safely into the address', () => {
		expect(successUrl({ orderRef: 'A&B', paymentRef: 'p/1 ?', orderId: '4#1' })).toBe(
			'/checkout/success?ref=A%26B&payment_ref=p%2F1%20%3F&order_id=4%231',
		)
	})
})

describe('the window of 60,000 ms', () => {
	it.each([
		[0, 60_000, 60],
		[1, 59_999, 60],
		[1_000, 59_000, 59],
		[1_001, 58_999, 59],
		[59_000, 1_000, 1],
		[59_001, 999, 1],
		[59_999, 1, 1],
		[60_000, 0, 0],
		[90_000, 0, 0],
	])('after %i ms has %i ms left, shown as %i s', (elapsed, ms, seconds) => {
		expect(remainingMs(processing, T + elapsed)).toBe(ms)
		expect(remainingSeconds(processing, T + elapsed)).toBe(seconds)
		expect(isProcessing(processing, T + elapsed)).toBe(ms > 0)
		expect(isLapsed(processing, T + elapsed)).toBe(ms === 0)
	})

	it('is none while idle or completed', () => {
		expect([IDLE_TRACKING, completed].map((state) => remainingMs(state, T))).toEqual([0, 0])
		expect([IDLE_TRACKING, completed].map((state) => isLapsed(state, T + 90_000))).toEqual([false, false])
	})

	it('clears tracking by itself when it runs out', () => {
		expect(reducePayment(processing, { type: 'tick' }, T + 59_999)).toBe(processing)
		expect(reducePayment(processing, { type: 'tick' }, T + 60_000)).toEqual(IDLE_TRACKING)
		expect(reducePayment(completed, { type: 'tick' }, T + 600_000)).toBe(completed)
	})

	it('does not open early when the clock is set back a little, nor stay shut when it is set back far', () => {
		expect(remainingMs(processing, T - 500)).toBe(60_000)
		expect(remainingMs(processing, T - 3_600_000)).toBe(0)
	})
})

describe('clearing', () => {
	it('ends an attempt and leaves a completed payment', () => {
		expect(reducePayment(processing, { type: 'clear' }, T)).toEqual(IDLE_TRACKING)
		expect(reducePayment(completed, { type: 'clear' }, T)).toBe(completed)
	})

	it('of everything resets to idle', () => {
		expect(reducePayment(processing, { type: 'clear-all' }, T)).toEqual(IDLE_TRACKING)
		expect(reducePayment(completed, { type: 'clear-all' }, T)).toEqual(IDLE_TRACKING)
	})
})

describe('the stored record', () => {
	const stored = (state: typeof processing) => mapPaymentRecord(state, T)

	it('has exactly the fields of the specification', () => {
		expect(stored(completed)).toEqual({ ...completed, lastSaved: T })
		const read = PaymentTrackingRecordSchema['~standard'].validate(JSON.parse(JSON.stringify(stored(completed))))
		expect(read).toEqual({ typed: true, value: stored(completed) })
	})

	it.each([
		['a fresh attempt goes on', stored(processing), T + 59_999, processing],
		['an old attempt is idle', stored(processing), T + 60_000, IDLE_TRACKING],
		['an attempt without a start is idle', { ...stored(processing), paymentStartTime: null }, T, IDLE_TRACKING],
		['a completed payment stays', stored(completed), T + 86_400_000, completed],
		['a completed one without its payment is idle', { ...stored(completed), completedPayment: null }, T, IDLE_TRACKING],
		['idle stays idle', stored(IDLE_TRACKING), T, IDLE_TRACKING],
		['nothing stored is idle', null, T, IDLE_TRACKING],
	])('restored: %s', (_, record, now, expected) => {
		expect(restorePayment(record, now)).toEqual(expected)
	})
})

describe('any sequence of events', () => {
	const event: fc.Arbitrary<PaymentEvent> = fc.constantFrom<PaymentEvent>(
		start,
		{ ...start, orderRef: 'ORD-2', orderId: '42' },
		complete,
		{ type: 'clear' },
		{ type: 'clear-all' },
		{ type: 'tick' },
	)
	const steps = fc.array(fc.tuple(event, fc.nat(70_000)), { maxLength: 30 })

	it('has a completed payment exactly while completed, and never starts inside a running window', () => {
		fc.assert(
			fc.property(steps, (list) => {
				let state = IDLE_TRACKING
				let now = T
				for (const [next, wait] of list) {
					now += wait
					const before = state
					state = reducePayment(state, next, now)
					expect(state.completedPayment !== null).toBe(state.paymentStatus === 'completed')
					if (next.type === 'start' && isProcessing(before, now)) expect(state).toBe(before)
					if (state.paymentStatus === 'idle') expect(state).toEqual(IDLE_TRACKING)
				}
			}),
		)
	})
})
