import type { TrackedOrder } from '@app/contract/orders'
import { PAY_OFFLINE_MESSAGE } from '@app/domain/device/offline-text'
import { paymentPageQuery } from '@app/domain/payments/checkout-guards'
import { t } from '@app/language/current'
import { useRef, useState } from 'react'
import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { readConnection } from '../../../lib/realtime/connection.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { runInOneTab } from '../../../lib/storage/tab-lock.ts'
import { saveConfirmationStep } from './confirmation-step.ts'
import { declineText } from './decline-text.ts'
import { readOpenPayment, useOpenPayment } from './open-payment-store.ts'
import type { PayableOrder, PayOutcome } from './pay-outcome.ts'
import { PAYMENT_LOCK } from './payment-lock.ts'
import type { PaymentAnswer } from './payment-status.ts'
import { paymentStore, prepareOrderPayment } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'
import { unresolvedStore } from './unresolved-store.ts'
import { usePaymentWatch } from './use-payment-watch.ts'

/** What went wrong with the last attempt; `field` where one field is at fault. */
interface Failure {
	message: string
	field: 'number' | null
}

const LEFT_OPEN = 'The last payment was not finished, so we stopped it. Nothing has been charged: you can pay again.'

export interface Payment {
	/**
	 * `ready`: Pay can be pressed. `paying`: this tab's request is on its way. `checking`: there is a payment whose
	 * outcome is not known here: the customer is at the bank's page or back from it, the page was reloaded, another tab
	 * pays, an answer was lost.
	 */
	phase: 'ready' | 'paying' | 'checking'
	failure: Failure | null
	/** The last answer while checking. */
	answer: PaymentAnswer | null
	/** Tracks the payment of an order while `work` makes it; a second one does not start meanwhile. */
	pay: (order: TrackedOrder, work: (cms: CmsClient, order: PayableOrder) => Promise<PayOutcome>) => void
}

/**
 * One attempt after the other to pay an order; tracking starts when Pay is pressed (section 4). Until the page
 * `isAllowed` nothing is asked: what was paid meanwhile would be told to a page that its guards are leaving.
 */
export function usePayment(isAllowed: boolean): Payment {
	const { cms } = useSite()
	const [isPaying, setPaying] = useState(false)
	const [failure, setFailure] = useState<Failure | null>(null)
	const isOpen = useOpenPayment() !== null
	const isBusy = useRef(false)

	const answer = usePaymentWatch(isPaying || !isAllowed, (next) => {
		if (next.kind === 'failed') setFailure({ message: declineText(next.declineCode), field: null })
		else if (next.kind === 'untouched' && readOpenPayment() === null) setFailure({ message: t(LEFT_OPEN), field: null })
	})

	const attempt = async (order: TrackedOrder, work: Parameters<Payment['pay']>[1]) => {
		if (isBusy.current) return
		if (readConnection().isOffline) return setFailure({ message: t(PAY_OFFLINE_MESSAGE), field: null })
		isBusy.current = true
		try {
			await runInOneTab(PAYMENT_LOCK, async () => {
				if (!beginTracking(order)) return
				setFailure(null)
				setPaying(true)
				const { id, slug, total, reference } = order
				const returnPath = window.location.pathname + paymentPageQuery({ id, amount: total, reference })
				setFailure(carryOut(order, await work(cms, { id, slug, returnPath })))
			})
		} finally {
			setPaying(false)
			isBusy.current = false
		}
	}

	return {
		phase: isPaying ? 'paying' : isOpen ? 'checking' : 'ready',
		failure,
		answer,
		pay: (order, work) => void attempt(order, work),
	}
}

/**
 * Starts the window for this order; false when a payment is under way or it is paid already, in this tab or another.
 */
function beginTracking(order: TrackedOrder): boolean {
	paymentStore.reread()
	unresolvedStore.reread()
	if (readOpenPayment() !== null || paymentStore.get().completedPayment?.orderRef === order.reference) return false
	// Another tab may have prepared another order since.
	prepareOrderPayment(order.slug)
	paymentStore.dispatch({ type: 'start', orderRef: order.reference, orderId: String(order.id) })
	return true
}

/**
 * Puts an outcome into effect and returns what there is to tell. An unknown one changes nothing: the watch asks what
 * became of it.
 */
function carryOut(order: TrackedOrder, outcome: PayOutcome): Failure | null {
	const orderId = String(order.id)
	switch (outcome.kind) {
		case 'paid':
			settlePayment(orderId, { ...outcome, orderRef: order.reference })
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
