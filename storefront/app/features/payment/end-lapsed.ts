import { isLapsed } from '@app/domain/payment-tracking'
import { now } from '../../platform/clock.ts'
import type { CmsClient } from '../../platform/cms-client.ts'
import { askOrderStatus, mapPaymentAnswer } from './payment-status.ts'
import { paymentStore, readPaymentSlug } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * An attempt that ran out while nobody looked may have been paid all the same: dropping it unasked would lose the order. Returns the
 * success page if it was. Never throws; while the shop cannot be reached the tracking stays.
 */
export async function endLapsed(cms: CmsClient): Promise<string | null> {
	const { currentOrderId, currentOrderRef, paymentStartTime } = paymentStore.get()
	if (currentOrderId !== null) {
		const reply = await askOrderStatus(cms, { orderId: currentOrderId, slug: readPaymentSlug() })
		// Another tab has moved on to another attempt: the answer is not about that one.
		if (paymentStore.get().paymentStartTime !== paymentStartTime) return null
		const answer = mapPaymentAnswer(reply, currentOrderRef)
		settlePayment(currentOrderId, answer)
		if (answer.kind === 'unreachable') return null
	}
	if (isLapsed(paymentStore.get(), now())) paymentStore.dispatch({ type: 'clear' })
	return paymentStore.get().completedPayment?.successUrl ?? null
}
