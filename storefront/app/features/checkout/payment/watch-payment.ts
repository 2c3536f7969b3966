import { isLapsed, remainingMs } from '@app/domain/payments/payment-tracking'
import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { pageOpenedAt } from '../../../lib/rendering/page-opening.ts'
import { now } from '../../../lib/timing/clock.ts'
import { forgetConfirmationStep, readConfirmationStep } from './confirmation-step.ts'
import { endWindow, readOpenPayment } from './open-payment-store.ts'
import { doubtAnswer, isPaymentOnItsWay } from './payment-lock.ts'
import { askOrderStatus, mapPaymentAnswer, type PaymentAnswer } from './payment-status.ts'
import { paymentStore } from './payment-store.ts'
import { forgetUnresolved, settlePayment } from './settle-payment.ts'

/** Waits between two questions; the last one repeats. Most payments end within the first two seconds. */
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000]
/** Once a payment is this old nobody waits in front of it any more. */
const OLD_MS = 5 * 60_000
const OLD_PAUSE_MS = 15_000
const JUST_STARTED_MS = 3_000

interface WatchOptions {
	cms: CmsClient
	signal: AbortSignal
	onAnswer: (answer: PaymentAnswer) => void
	/**
	 * Resolves after the time, or earlier when there is a reason to ask again: back online, tab visible again, stopped.
	 */
	pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Asks what became of the open payment until it is known. When its window has run out, the tracking is cleared with
 * the shop's next word (section 4); a payment that may still take money is asked about all the same, and nothing else
 * is charged meanwhile. What the shop does not know, or does not say, changes nothing.
 */
export async function watchPayment({ cms, signal, onAnswer, pause }: WatchOptions): Promise<void> {
	// The browser may be on its way to the bank: a question now would be cut off and look like a lost network.
	if (ageMs() < JUST_STARTED_MS && !isReloaded()) await pause(PAUSES_MS[0]!, signal)
	let wasUntouched = false
	for (let round = 0; !signal.aborted; round++) {
		const open = readOpenPayment()
		if (open === null) return
		const wasLapsed = isLapsed(paymentStore.get(), now())
		const isOnItsWay = await isPaymentOnItsWay()
		const reply = await askOrderStatus(cms, open, signal)
		// Meanwhile this tab or another may have moved on to another attempt: the answer is not about that one.
		if (signal.aborted || readOpenPayment()?.startedAt !== open.startedAt) return
		const told = mapPaymentAnswer(reply, open.orderRef)
		const answer = isOnItsWay ? doubtAnswer(told) : told
		settlePayment(open.orderId, answer)
		if (answer.kind === 'untouched') endUntouched(open.orderId, wasUntouched)
		// Asked after the window: what is still open is not tracked any longer.
		else if (wasLapsed && answer.kind === 'pending') endWindow()
		wasUntouched = answer.kind === 'untouched'
		onAnswer(answer)
		await pause(pauseMs(round), signal)
	}
}

/**
 * Ends a payment for which no card was given; a new session ends it on the server too. A customer at the gateway's
 * page has until the end of the window. Otherwise the confirmation was lost: said twice, because the first answer may
 * overtake the confirmation itself.
 */
function endUntouched(orderId: string, isSaidAgain: boolean): void {
	const isLost = isSaidAgain && readConfirmationStep(orderId) === null
	if (!isLost && remainingMs(paymentStore.get(), now()) > 0) return
	paymentStore.dispatch({ type: 'clear' })
	forgetUnresolved(orderId)
	forgetConfirmationStep()
}

/** The page that has sent the payment is gone, and whatever it was about to send. */
function isReloaded(): boolean {
	return (readOpenPayment()?.startedAt ?? 0) < pageOpenedAt()
}

function ageMs(): number {
	return now() - (readOpenPayment()?.startedAt ?? 0)
}

/** Never longer than to the end of the window, where the next question decides. */
function pauseMs(round: number): number {
	const longest = ageMs() > OLD_MS ? OLD_PAUSE_MS : PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)]!
	const left = remainingMs(paymentStore.get(), now())
	return left > 0 ? Math.min(longest, left) : longest
}
