import { PAYMENT_WINDOW_MS } from '@app/contract/constants'
import type { PaymentTrackingRecord } from '@app/contract/records'

/**
 * What is known of the payment that this browser is making (section 4, Payment status). Stored with the time of
 * saving.
 */
export type PaymentTracking = Omit<PaymentTrackingRecord, 'lastSaved'>

export const IDLE_TRACKING: PaymentTracking = {
	currentOrderRef: null,
	currentOrderId: null,
	paymentStatus: 'idle',
	completedPayment: null,
	paymentStartTime: null,
}

export type PaymentEvent =
	/** Ignored while an earlier payment's window runs: that is what keeps a second click from paying twice. */
	| { type: 'start'; orderRef: string; orderId: string }
	| { type: 'complete'; orderRef: string; paymentRef: string; orderId: string }
	/** The attempt is over: failed, refused, left. A completed payment stays. */
	| { type: 'clear' }
	/** Everything back to idle; the stored state is to be removed. */
	| { type: 'clear-all' }
	/** The clock moved on: a payment whose window has run out is no longer tracked. */
	| { type: 'tick' }

/** The tracking after an event. An event that changes nothing gives the same object back. */
export function reducePayment(state: PaymentTracking, event: PaymentEvent, now: number): PaymentTracking {
	switch (event.type) {
		case 'start':
			if (isProcessing(state, now)) return state
			return {
				currentOrderRef: event.orderRef,
				currentOrderId: event.orderId,
				paymentStatus: 'processing',
				completedPayment: null,
				paymentStartTime: now,
			}
		case 'complete': {
			// Also from idle: a confirmation step may outlast the window, and money that was taken must show as paid.
			const { orderRef, paymentRef, orderId } = event
			return {
				currentOrderRef: orderRef,
				currentOrderId: orderId,
				paymentStatus: 'completed',
				completedPayment: { orderRef, paymentRef, orderId, successUrl: successUrl(event), completedAt: now },
				paymentStartTime: state.paymentStartTime,
			}
		}
		case 'clear':
			return state.paymentStatus === 'processing' ? IDLE_TRACKING : state
		case 'clear-all':
			return IDLE_TRACKING
		case 'tick':
			return isLapsed(state, now) ? IDLE_TRACKING : state
		default:
			return event satisfies never
	}
}

/**
 * What is left of the payment window: 1 to 60,000 ms while a payment is processed, else 0, and then a new one can
 * start.
 */
export function remainingMs(state: PaymentTracking, now: number): number {
	if (state.paymentStatus !== 'processing' || state.paymentStartTime === null) return 0
	const elapsed = now - state.paymentStartTime
	// A clock that was set back a little must not open the window early; one that was set back far must not lock it for
	// hours.
	if (elapsed < -PAYMENT_WINDOW_MS) return 0
	return Math.max(0, PAYMENT_WINDOW_MS - Math.max(0, elapsed))
}

/** The countdown that the customer sees, in whole seconds: 60 down to 1, then 0. */
export function remainingSeconds(state: PaymentTracking, now: number): number {
	return Math.ceil(remainingMs(state, now) / 1_000)
}

/** Whether a payment is under way, so that no other can start. */
export function isProcessing(state: PaymentTracking, now: number): boolean {
	return remainingMs(state, now) > 0
}

/** Whether a payment was under way and its window has run out. */
export function isLapsed(state: PaymentTracking, now: number): boolean {
	return state.paymentStatus === 'processing' && !isProcessing(state, now)
}

/** Address of the success page of a payment (section 4). */
export function successUrl(payment: { orderRef: string; paymentRef: string; orderId: string }): string {
	const [ref, paymentRef, orderId] = [payment.orderRef, payment.paymentRef, payment.orderId].map(encodeURIComponent)
	return `/checkout/success?ref=${ref}&payment_ref=${paymentRef}&order_id=${orderId}`
}

/** The tracking as it is stored under payment-state, on each change. */
export function mapPaymentRecord(state: PaymentTracking, now: number): PaymentTrackingRecord {
	return { ...state, lastSaved: now }
}

/**
 * The tracking of a stored record, null where none could be read: an attempt older than its window is idle, a
 * completed one stays.
 */
export function restorePayment(record: PaymentTrackingRecord | null, now: number): PaymentTracking {
	if (record === null) return IDLE_TRACKING
	const { lastSaved: _, ...state } = record
	if (state.paymentStatus === 'completed' && state.completedPayment === null) return IDLE_TRACKING
	return reducePayment(state, { type: 'tick' }, now)
}
