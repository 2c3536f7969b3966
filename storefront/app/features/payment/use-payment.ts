import type { TrackedOrder } from '@app/contract/orders'
import type { Card } from '@app/contract/payments'
import { paymentPageQuery } from '@app/domain/checkout-guards'
import { useRef, useState } from 'react'
import { useSite } from '../../platform/site-context.tsx'
import { runInOneTab } from '../../platform/tab-lock.ts'
import { saveConfirmationStep } from './confirmation-step.ts'
import { declineText } from './decline-text.ts'
import { type PayableOrder, type PayOutcome, payByCard, payOnHostedPage } from './pay-by-card.ts'
import type { PaymentAnswer } from './payment-status.ts'
import { paymentStore, prepareOrderPayment } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'
import { usePaymentWatch } from './use-payment-watch.ts'

/** What went wrong with the last attempt; `field` where one field is at fault. */
interface Failure {
	message: string
	field: 'number' | null
}

const LEFT_OPEN: Failure = {
	message: 'The last payment was not finished in time, so we stopped it. Nothing has been charged: you can pay again.',
	field: null,
}

export interface Payment {
	/**
	 * `ready`: Pay can be pressed. `paying`: this tab's request is on its way. `checking`: a payment is tracked whose outcome is not known
	 * here: the customer is at the bank's page or back from it, the page was reloaded, another tab pays, an answer was lost.
	 */
	phase: 'ready' | 'paying' | 'checking'
	failure: Failure | null
	/** The last answer while checking. */
	answer: PaymentAnswer | null
	payWithCard: (order: TrackedOrder, card: Card) => void
	payElsewhere: (order: TrackedOrder) => void
}

/** The name under which tabs agree that one of them pays. */
const LOCK = 'payment'

/** One attempt after the other to pay an order; tracking starts when Pay is pressed (section 4). */
export function usePayment(): Payment {
	const { cms } = useSite()
	const [isPaying, setPaying] = useState(false)
	const [failure, setFailure] = useState<Failure | null>(null)
	const isTracked = paymentStore.use((state) => state.paymentStatus === 'processing')
	const isBusy = useRef(false)

	const answer = usePaymentWatch(isPaying, (next) => {
		if (next.kind === 'failed') setFailure({ message: declineText(next.declineCode), field: null })
		else if (next.kind !== 'over' && paymentStore.get().paymentStatus === 'idle') setFailure(LEFT_OPEN)
	})

	const attempt = async (order: TrackedOrder, pay: (payable: PayableOrder) => Promise<PayOutcome>) => {
		if (isBusy.current) return
		isBusy.current = true
		try {
			await runInOneTab(LOCK, async () => {
				if (!beginTracking(order)) return
				setFailure(null)
				setPaying(true)
				const { id, slug, total, reference } = order
				const returnPath = window.location.pathname + paymentPageQuery({ id, amount: total, reference })
				setFailure(carryOut(order, await pay({ id, slug, returnPath })))
			})
		} finally {
			setPaying(false)
			isBusy.current = false
		}
	}

	return {
		phase: isPaying ? 'paying' : isTracked ? 'checking' : 'ready',
		failure,
		answer,
		payWithCard: (order, card) => void attempt(order, (payable) => payByCard(cms, payable, card)),
		payElsewhere: (order) => void attempt(order, (payable) => payOnHostedPage(cms, payable)),
	}
}

/** Starts the window for this order; false when a payment is under way or it is paid already, in this tab or another. */
function beginTracking(order: TrackedOrder): boolean {
	paymentStore.reread()
	const { paymentStatus, completedPayment } = paymentStore.get()
	if (paymentStatus === 'processing' || completedPayment?.orderRef === order.reference) return false
	// Another tab may have prepared another order since.
	prepareOrderPayment(order.slug)
	paymentStore.dispatch({ type: 'start', orderRef: order.reference, orderId: String(order.id) })
	return true
}

/** Puts an outcome into effect and returns what there is to tell. An unknown one changes nothing: the watch asks what became of it. */
function carryOut(order: TrackedOrder, outcome: PayOutcome): Failure | null {
	const orderId = String(order.id)
	switch (outcome.kind) {
		case 'paid':
			settlePayment(orderId, { kind: 'paid', orderRef: order.reference, paymentRef: outcome.paymentRef })
			return null
		case 'failed':
			settlePayment(orderId, outcome)
			return { message: declineText(outcome.declineCode), field: null }
		case 'refused':
			paymentStore.dispatch({ type: 'clear' })
			return outcome
		case 'action_required':
			saveConfirmationStep(orderId, outcome.url)
			window.location.assign(outcome.url)
			return null
		case 'unknown':
			return null
		default:
			return outcome satisfies never
	}
}
