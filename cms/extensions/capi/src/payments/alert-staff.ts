import type { Knex } from 'knex'
import { enqueueTask } from '../repositories/outbox.ts'

/** Topic of its rows in the outbox. */
export const PAYMENT_ALERT_TOPIC = 'message.payment_alert'

/** What staff have to look after by hand. */
export type PaymentTrouble = 'refund failed' | 'dispute open' | 'dispute won' | 'dispute lost'

/**
 * Notes, in the transaction in which it becomes true, that staff are to be mailed about a payment; once for each
 * trouble.
 */
export async function alertStaff(
	transaction: Knex.Transaction,
	{ trouble, payment, now }: { trouble: PaymentTrouble; payment: number; now: number },
): Promise<void> {
	const fact = `${PAYMENT_ALERT_TOPIC} ${trouble} ${payment}`
	await enqueueTask(transaction, { topic: PAYMENT_ALERT_TOPIC, payload: { trouble, payment }, fact, now })
}
