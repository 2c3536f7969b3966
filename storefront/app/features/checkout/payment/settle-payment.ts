import { decidePaidLines } from '@app/domain/cart/cart-lines'
import type { PaidFacts } from '@app/domain/cart/fresh-facts'
import { t } from '@app/language/current'
import { showToast } from '../../../lib/rendering/toast.ts'
import { forgetAttempt, readPlacedLines } from '../../cart/attempt-store.ts'
import { closeCartNotice } from '../../cart/cart-notice-store.ts'
import { cartStore } from '../../cart/cart-store.ts'
import { forgetPickup } from '../../cart/pickup-store.ts'
import { forgetConfirmationStep } from './confirmation-step.ts'
import type { PaymentAnswer } from './payment-status.ts'
import { paymentStore } from './payment-store.ts'
import { unresolvedStore } from './unresolved-store.ts'

/**
 * Carries out what became of a payment. While the outcome is open or unknown nothing changes: dropping the tracking
 * would offer a second charge for the same food.
 */
export function settlePayment(orderId: string, answer: PaymentAnswer): void {
	if (answer.kind === 'paid') {
		const { orderRef, paymentRef, paid } = answer
		// Several tabs hear of the same payment, and a paid order's page may be opened again over another cart.
		paymentStore.reread()
		const isSettled = paymentStore.get().completedPayment?.orderId === orderId
		paymentStore.dispatch({ type: 'complete', orderRef, paymentRef, orderId })
		if (!isSettled) clearPaidCart(orderId, paid)
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

/**
 * What this order took from the cart is paid: it goes, and the same things again would be another order. What was
 * added since stays, in whichever tab, and the customer is told.
 */
export function clearPaidCart(orderId: string, paid: PaidFacts): void {
	const placed = readPlacedLines()
	const lines = decidePaidLines(placed, orderId)
	if (lines !== 'all' && lines.length === 0) return
	forgetAttempt()
	cartStore.dispatch({ type: 'clear', paid, lines, coupon: placed?.coupon })
	closeCartNotice()
	if (cartStore.get().items.length === 0) forgetPickup()
	else {
		showToast({
			title: t('Still in your cart'),
			message: t('What you added after Checkout is not part of the order that you have paid.'),
		})
	}
}
