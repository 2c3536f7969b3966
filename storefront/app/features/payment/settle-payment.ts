import { forgetAttempt } from '../cart/attempt-store.ts'
import { closeCartNotice } from '../cart/cart-notice-store.ts'
import { cartStore } from '../cart/cart-store.ts'
import { forgetPickup } from '../cart/pickup-store.ts'
import { forgetConfirmationStep } from './confirmation-step.ts'
import type { PaymentAnswer } from './payment-status.ts'
import { paymentStore } from './payment-store.ts'
import { unresolvedStore } from './unresolved-store.ts'

/**
 * Carries out what became of a payment. While the outcome is open or unknown nothing changes: dropping the tracking would offer a second
 * charge for the same food.
 */
export function settlePayment(orderId: string, answer: PaymentAnswer): void {
	if (answer.kind === 'paid') {
		const { orderRef, paymentRef } = answer
		paymentStore.dispatch({ type: 'complete', orderRef, paymentRef, orderId })
		clearPaidCart()
	}
	if (answer.kind === 'failed' || answer.kind === 'over') {
		if (paymentStore.get().currentOrderId === orderId) paymentStore.dispatch({ type: 'clear' })
	}
	if (answer.kind === 'paid' || answer.kind === 'failed' || answer.kind === 'over') {
		forgetUnresolved(orderId)
		forgetConfirmationStep()
	}
}

/** What became of this order's payment is known now, or does not matter any more. */
export function forgetUnresolved(orderId: string): void {
	if (unresolvedStore.get().payment?.orderId === orderId) unresolvedStore.dispatch(null)
}

/** What was in the cart is paid: it goes, and the same things again would be another order. */
export function clearPaidCart(): void {
	cartStore.dispatch({ type: 'clear' })
	closeCartNotice()
	forgetAttempt()
	forgetPickup()
}
