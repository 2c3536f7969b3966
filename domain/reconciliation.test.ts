import { describe, expect, it } from 'vitest'
import { IDLE_TRACKING, mapPaymentRecord, reducePayment } from './payment-tracking.ts'
import { decideReconciliation, orderToReconcile } from './reconciliation.ts'

const completed = { tone: 'green', title: 'Order Completed!', durationMs: 8_000 }
const failed = { tone: 'red', title: 'Payment Failed', durationMs: 5_000 }
const inProgress = { tone: 'yellow', title: 'Order In Progress', durationMs: 5_000 }

describe('an order found at start', () => {
	it.each([
		['confirmed', 'paid', { clearCart: true, clearTracking: true, toast: completed }],
		['completed', 'paid', { clearCart: true, clearTracking: true, toast: completed }],
		['pending_payment', 'paid', { clearCart: true, clearTracking: true, toast: completed }],
		['pending_payment', 'failed', { clearCart: false, clearTracking: true, toast: failed }],
		['pending_payment', 'pending', { clearCart: false, clearTracking: false, toast: inProgress }],
		['confirmed', 'pending', { clearCart: false, clearTracking: false, toast: inProgress }],
		['pending_payment', 'expired', { clearCart: false, clearTracking: false, toast: inProgress }],
		['expired', 'expired', null],
		['cancelled', 'refunded', null],
	] as const)('%s, %s', (order_status, payment_status, expected) => {
		expect(decideReconciliation({ order_status, payment_status })).toEqual(expected)
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
