import { isRunning } from '../../../lib/storage/tab-lock.ts'
import type { PaymentAnswer } from './payment-status.ts'

/** The name under which tabs agree that one of them pays. */
export const PAYMENT_LOCK = 'payment'

/**
 * Whether a tab is sending a payment at this moment. Until it is through, the shop may not know of it, and "failed"
 * is still said of the attempt before: nothing follows from that.
 */
export function isPaymentOnItsWay(): Promise<boolean> {
	return isRunning(PAYMENT_LOCK)
}

/** What an answer is worth that was asked for while a payment was on its way. */
export function doubtAnswer(answer: PaymentAnswer): PaymentAnswer {
	return answer.kind === 'failed' || answer.kind === 'untouched' ? { kind: 'pending' } : answer
}
