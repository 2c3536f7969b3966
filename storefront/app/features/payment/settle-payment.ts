import { forgetAttempt } from '../cart/attempt-store.ts'
import { cartStore } from '../cart/cart-store.ts'
import { forgetPickup } from '../cart/pickup-store.ts'
import { forgetConfirmationStep } from './confirmation-step.ts'
import type { PaymentAnswer } from './payment-status.ts'
import { paymentStore } from './payment-store.ts'

/**
 * Carries out what became of a payment. While the outcome is open or unknown nothing changes: dropping the tracking would offer a second
 * charge for the same food.
 */
export function settlePayment(orderId: string, answer: PaymentAnswer): void {
	if (answer.kind === 'paid') {
		const { orderRef, paymentRef } = answer
		paymentStore.dispatch({ type: 'complete', orderRef, paymentRef, orderId })
		clearPaidCart()
		forgetConfirmationStep()
	}
	if (answer.kind === 'failed' || answer.kind === 'over') {
		paymentStore.dispatch({ type: 'clear' })
		forgetConfirmationStep()
	}
}

/** What was in the cart is paid: it goes, and the same things again would be another order. */
export function clearPaidCart(): void {
	cartStore.dispatch({ type: 'clear' })
	forgetAttempt()
	forgetPickup()
}
