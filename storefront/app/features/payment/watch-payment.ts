import { isLapsed, remainingMs } from '@app/domain/payment-tracking'
import { now } from '../../platform/clock.ts'
import type { CmsClient } from '../../platform/cms-client.ts'
import { askOrderStatus, mapPaymentAnswer, type PaymentAnswer } from './payment-status.ts'
import { paymentStore, readPaymentSlug } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'

/** Waits between two questions; the last one repeats. Most payments end within the first two seconds. */
const PAUSES_MS = [1_000, 2_000, 3_000, 5_000]
const JUST_STARTED_MS = 3_000

interface WatchOptions {
	cms: CmsClient
	signal: AbortSignal
	onAnswer: (answer: PaymentAnswer) => void
	/** Resolves after the time, or earlier when there is a reason to ask again: back online, tab visible again, stopped. */
	pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Asks what became of the tracked payment until it is known, or until its window has run out and the server was asked once more
 * (section 4: the tracking is then cleared). While the server cannot be reached nothing is cleared: no second charge is offered.
 */
export async function watchPayment({ cms, signal, onAnswer, pause }: WatchOptions): Promise<void> {
	// The browser may be on its way to the bank: a question now would be cut off and look like a lost network.
	if (isJustStarted()) await pause(PAUSES_MS[0]!, signal)
	for (let round = 0; !signal.aborted; round++) {
		const { paymentStatus, currentOrderId: orderId, currentOrderRef, paymentStartTime } = paymentStore.get()
		if (paymentStatus !== 'processing' || orderId === null) return
		const wasLapsed = isLapsed(paymentStore.get(), now())
		const reply = await askOrderStatus(cms, { orderId, slug: readPaymentSlug() }, signal)
		// Meanwhile this tab or another may have moved on to another attempt: the answer is not about that one.
		if (signal.aborted || paymentStore.get().paymentStartTime !== paymentStartTime) return
		const answer = mapPaymentAnswer(reply, currentOrderRef)
		settlePayment(orderId, answer)
		// Asked after the window: an attempt that is still open is not tracked any longer, and a new session will end it on the server.
		if (wasLapsed && answer.kind !== 'unreachable') paymentStore.dispatch({ type: 'tick' })
		onAnswer(answer)
		await pause(pauseMs(round), signal)
	}
}

function isJustStarted(): boolean {
	const { paymentStartTime } = paymentStore.get()
	return paymentStartTime !== null && now() - paymentStartTime < JUST_STARTED_MS
}

/** Never longer than to the end of the window, where the next question decides. */
function pauseMs(round: number): number {
	const longest = PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)]!
	const left = remainingMs(paymentStore.get(), now())
	return left > 0 ? Math.min(longest, left) : longest
}
