import { PaymentTrackingRecordSchema, STORAGE_KEYS, UnresolvedPaymentSchema } from '@app/contract/records'
import { decideReconciliation, orderToReconcile } from '@app/domain/payments/reconciliation'
import { t } from '@app/language/current'
import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { showToast } from '../../../lib/rendering/toast.ts'
import { readRecord } from '../../../lib/storage/storage.ts'
import { forgetConfirmationStep } from './confirmation-step.ts'
import { endWindow, readOpenPayment } from './open-payment-store.ts'
import { isPaymentOnItsWay } from './payment-lock.ts'
import { askOrderStatus } from './payment-status.ts'
import { paymentStore, readPaymentSlug } from './payment-store.ts'
import { clearPaidCart, forgetUnresolved } from './settle-payment.ts'

/** These pages watch their payment themselves, and end on the success page, which needs the tracking. */
const OWN_PAGES = '/checkout/payment'

/**
 * Order reconciliation at start (section 4): asks what became of a payment that was left unfinished, tidies up and
 * tells. No answer leaves everything as it is. Never throws. `follow` opens the tracking page, given its path.
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
	if (path.startsWith(OWN_PAGES)) return
	const tracked = orderToReconcile(readRecord(STORAGE_KEYS.payment, PaymentTrackingRecordSchema))
	const unresolved = readRecord(STORAGE_KEYS.paymentUnresolved, UnresolvedPaymentSchema)
	const orderId = tracked ?? unresolved?.orderId ?? null
	if (orderId === null) return
	const slug = tracked === null ? (unresolved?.slug ?? null) : readPaymentSlug()
	const startedAt = readOpenPayment()?.startedAt
	const isOnItsWay = await isPaymentOnItsWay()
	const reply = await askOrderStatus(cms, { orderId, slug })
	// Meanwhile this tab or another has moved on to another attempt, or has settled this one.
	if (startedAt === undefined || readOpenPayment()?.startedAt !== startedAt) return
	const status = reply.kind === 'known' ? reply.status : null
	// Its money is on its way back: whoever watches the payment tells that, and the cart stays.
	if (status?.facts.order_status === 'cancelled') return
	const decision = decideReconciliation(status, isOnItsWay)
	if (decision === null) return
	if (decision.paid) clearPaidCart(orderId, decision.paid)
	if (decision.clearTracking) {
		paymentStore.dispatch({ type: 'clear-all' })
		forgetUnresolved(orderId)
		forgetConfirmationStep()
	}
	// Its window has run out and the shop was asked: it is not tracked any longer, only asked about.
	else endWindow()
	const isPaid = decision.toast.tone === 'green'
	const action = isPaid && slug !== null ? { label: t('Track'), run: () => follow(`/track/${slug}`) } : undefined
	showToast({ ...decision.toast, title: t(decision.toast.title), action })
}
