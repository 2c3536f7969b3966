import { PaymentTrackingRecordSchema, STORAGE_KEYS } from '@app/contract/records'
import { isLapsed } from '@app/domain/payment-tracking'
import { decideReconciliation, orderToReconcile } from '@app/domain/reconciliation'
import { now } from '../../platform/clock.ts'
import type { CmsClient } from '../../platform/cms-client.ts'
import { readRecord } from '../../platform/storage.ts'
import { showToast } from '../../platform/toast.ts'
import { forgetConfirmationStep } from './confirmation-step.ts'
import { askOrderStatus } from './payment-status.ts'
import { paymentStore, readPaymentSlug } from './payment-store.ts'
import { clearPaidCart } from './settle-payment.ts'

/** These pages watch their payment themselves, and end on the success page, which needs the tracking. */
const OWN_PAGES = '/checkout/payment'

/**
 * Order reconciliation at start (section 4): asks what became of a payment that was left unfinished, tidies up and tells. No answer leaves
 * everything as it is. Never throws. `follow` opens the tracking page, given its path.
 */
export async function reconcileOrder({
	cms,
	path,
	follow,
}: {
	cms: CmsClient
	path: string
	follow: (to: string) => void
}): Promise<void> {
	const record = readRecord(STORAGE_KEYS.payment, PaymentTrackingRecordSchema)
	const orderId = orderToReconcile(record)
	if (orderId === null || path.startsWith(OWN_PAGES)) return
	const slug = readPaymentSlug()
	const reply = await askOrderStatus(cms, { orderId, slug })
	// Meanwhile the cart's own watch may have told, or another tab has moved on to another attempt.
	const { paymentStatus, paymentStartTime } = paymentStore.get()
	if (paymentStatus !== 'processing' || paymentStartTime !== record?.paymentStartTime) return
	// Its window has run out and the shop was asked: it is not tracked any longer.
	if (reply.kind !== 'unreachable' && isLapsed(paymentStore.get(), now())) paymentStore.dispatch({ type: 'tick' })
	const decision = decideReconciliation(reply.kind === 'known' ? reply.status : null)
	if (decision === null) return
	if (decision.clearCart) clearPaidCart()
	if (decision.clearTracking) {
		paymentStore.dispatch({ type: 'clear-all' })
		forgetConfirmationStep()
	}
	const isPaid = decision.toast.tone === 'green'
	const action = isPaid && slug !== null ? { label: 'Track', run: () => follow(`/track/${slug}`) } : undefined
	showToast({ ...decision.toast, action })
}
