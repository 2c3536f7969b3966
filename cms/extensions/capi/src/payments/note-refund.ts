import type { Knex } from 'knex'
import type { Order } from '../repositories/orders.ts'
import { listPaidPayments, type Payment } from '../repositories/payments.ts'
import { markRefunded } from '../shop/orders/mark-refunded.ts'

/**
 * The order of an attempt that has just moved to `refunded`, from what it was as `payment`. The order's payment is
 * refunded with it, unless another attempt has paid the order: then it stays paid.
 */
export async function noteRefund(
	transaction: Knex.Transaction,
	payment: Pick<Payment, 'status'>,
	order: Order,
	now: number,
): Promise<void> {
	if (payment.status !== 'paid' || order.paymentStatus !== 'paid') return
	const isStillPaid = (await listPaidPayments(transaction, order.id)).length > 0
	if (!isStillPaid) await markRefunded(transaction, order, 'payment', now)
}
