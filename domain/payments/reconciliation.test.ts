import { describe, expect, it } from 'vitest'
import { fetched } from '../fixtures/menu.ts'
import { IDLE_TRACKING, mapPaymentRecord, reducePayment } from './payment-tracking.ts'
import { decideReconciliation, orderToReconcile } from './reconciliation.ts'

const completed = { tone: 'green', title: 'Order Completed!', durationMs: 8_000 }
const failed = { tone: 'red', title: 'Payment Failed', durationMs: 5_000 }
const inProgress = { tone: 'yellow', title: 'Order In Progress', durationMs: 5_000 }

describe('an order found at start', () => {
	it.each([
		['confirmed', 'paid', { paid: true, clearTracking: true, toast: completed }],
		['completed', 'paid', { paid: true, clearTracking: true, toast: completed }],
		['pending_payment', 'paid', { paid: true, clearTracking: true, toast: completed }],
		['pending_payment', 'failed', { paid: false, clearTracking: true, toast: failed }],
		['pending_payment', 'pending', { paid: false, clearTracking: false, toast: inProgress }],
		['confirmed', 'pending', { paid: false, clearTracking: false, toast: inProgress }],
		['pending_payment', 'expired', { paid: false, clearTracking: false, toast: inProgress }],
		['expired', 'expired', null],
		['cancelled', 'refunded', null],
	] as const)('%s, %s', (order_status, payment_status, expected) => {
		const decision = decideReconciliation(fetched({ order_status, payment_status }))
		expect(decision && { ...decision, paid: decision.paid !== null }).toEqual(expected)
	})

	it('is in progress while a tab sends another attempt than the one that failed', () => {
		const fresh = fetched({ order_status: 'pending_payment', payment_status: 'failed' } as const)
		expect(decideReconciliation(fresh, true)).toEqual({ paid: null, clearTracking: false, toast: inProgress })
	})

	it('that nobody knows changes nothing', () => {
		expect(decideReconciliation(null)).toBeNull()
	})
})

describe('the order to ask about', () => {
	const T = 1_800_000_000_000
	const processing = reducePayment(IDLE_TRACKING, { type: 'start', orderRef: 'ORD-1', orderId: '41' }, T)
	const paid = reducePayment(processing, { type: 'complete', orderRef: 'ORD-1', paymentRef: 'p', orderId: '41' }, T)

	it('is the one whose payment was left unfinished', () => {
		expect(orderToReconcile(mapPaymentRecord(processing, T))).toBe('41')
	})

	it('is none where nothing is open, so that a reload of the success page keeps it', () => {
		expect(orderToReconcile(mapPaymentRecord(paid, T))).toBeNull()
		expect(orderToReconcile(mapPaymentRecord(IDLE_TRACKING, T))).toBeNull()
		expect(orderToReconcile(null)).toBeNull()
	})
})
