import { isLapsed, isProcessing, type PaymentTracking } from './payment-tracking.ts'

export type GuardDecision =
	| { kind: 'show' }
	/** Clear first (`tracking`: event clear, `all`: event clear-all), then go there. */
	| { kind: 'redirect'; to: string; clear: 'nothing' | 'tracking' | 'all' }

export interface PaymentPageQuery {
	order_id: string | null
	amount: string | null
	reference: string | null
}

/**
 * The query with which the payment page of an order opens, whatever has become of the tracking. `amount` is decimal.
 */
export function paymentPageQuery(order: { id: number; amount: number; reference: string }): string {
	const [id, amount, reference] = [order.id, order.amount, order.reference].map(encodeURIComponent)
	return `?order_id=${id}&amount=${amount}&reference=${reference}`
}

export interface SuccessPageQuery {
	ref: string | null
	payment_ref: string | null
}

/**
 * Whether the payment page may be shown: with order_id, amount and reference all in the query, or with a payment
 * being tracked (section 5). Redirects are those of section 8. A foreign reference is looked at first: what is
 * tracked belongs to another order then.
 */
export function decidePaymentPage({
	query,
	tracking,
	now,
}: {
	query: PaymentPageQuery
	tracking: PaymentTracking
	now: number
}): GuardDecision {
	const isForeign = query.reference && tracking.currentOrderRef && query.reference !== tracking.currentOrderRef
	if (isForeign) return toCart('all')
	if (tracking.completedPayment) return { kind: 'redirect', to: tracking.completedPayment.successUrl, clear: 'nothing' }
	if (isLapsed(tracking, now)) return toCart('tracking')
	const hasOrder = Boolean(query.order_id && query.amount && query.reference)
	return hasOrder || isProcessing(tracking, now) ? { kind: 'show' } : toCart('nothing')
}

/**
 * Whether the success page may be shown: it needs a completed payment, and a query with ref and payment_ref must be
 * about that one (sections 5 and 8).
 */
export function decideSuccessPage({
	query,
	tracking,
	now,
}: {
	query: SuccessPageQuery
	tracking: PaymentTracking
	now: number
}): GuardDecision {
	const completed = tracking.completedPayment
	if (!completed) return toCart(isLapsed(tracking, now) ? 'tracking' : 'nothing')
	const { ref, payment_ref } = query
	const isOther = ref && payment_ref && (ref !== completed.orderRef || payment_ref !== completed.paymentRef)
	return isOther ? toCart('nothing') : { kind: 'show' }
}

function toCart(clear: 'nothing' | 'tracking' | 'all'): GuardDecision {
	return { kind: 'redirect', to: '/order/cart', clear }
}
