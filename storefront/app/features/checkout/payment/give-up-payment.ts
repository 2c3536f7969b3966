import * as v from 'valibot'
import { type CmsClient, RequestError } from '../../../lib/http/cms-client.ts'
import { forgetConfirmationStep } from './confirmation-step.ts'
import { readOpenPayment } from './open-payment-store.ts'
import { askOrderStatus, mapPaymentAnswer, type PaymentAnswer } from './payment-status.ts'
import { paymentStore } from './payment-store.ts'
import { forgetUnresolved, settlePayment } from './settle-payment.ts'

const CancelledSchema = v.object({ success: v.literal(true) })

/**
 * Ends the open payment because its customer does not want to wait: the shop cancels the order, and gives back what
 * was taken after all. A payment that turns out to be paid stays paid. Returns what became of it; `unreachable`:
 * nothing has changed. Never throws.
 */
export async function giveUpPayment(cms: CmsClient): Promise<PaymentAnswer> {
	const open = readOpenPayment()
	if (open === null) return { kind: 'over' }
	const answer = mapPaymentAnswer(await askOrderStatus(cms, open), open.orderRef)
	if (answer.kind === 'pending' || answer.kind === 'untouched') return cancel(cms, open.orderId, open.slug)
	// Nobody who asks from here is told about this order, so nobody can pay it from here either.
	if (answer.kind === 'refused') forget(open.orderId)
	else settlePayment(open.orderId, answer)
	return answer
}

async function cancel(cms: CmsClient, orderId: string, slug: string | null): Promise<PaymentAnswer> {
	try {
		await cms.post(`/capi/shop/orders/${slug}/cancel`, {}, CancelledSchema)
		settlePayment(orderId, { kind: 'over' })
		return { kind: 'over' }
	} catch (error) {
		// Too late: it has been paid and accepted meanwhile, which the next question tells.
		const isTooLate = error instanceof RequestError && error.status === 409
		return { kind: isTooLate ? 'pending' : 'unreachable' }
	}
}

function forget(orderId: string): void {
	paymentStore.dispatch({ type: 'clear' })
	forgetUnresolved(orderId)
	forgetConfirmationStep()
}
