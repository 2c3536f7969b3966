import type { Knex } from 'knex'
import type { Order } from '../repositories/orders.ts'
import { listPaidPayments, movePayment, type Payment } from '../repositories/payments.ts'
import { markRefunded } from '../shop/orders/mark-refunded.ts'

/** An attempt's money is back. The order's payment is refunded with it, unless another attempt has paid the order: then it stays paid. */
export async function noteRefund(
	transaction: Knex.Transaction,
	payment: Payment,
	order: Order,
	now: number,
): Promise<void> {
	const hasMoved = await movePayment(transaction, payment.id, [payment.status], 'refunded', now)
	if (!hasMoved || payment.status !== 'paid' || order.paymentStatus !== 'paid') return
	const isStillPaid = (await listPaidPayments(transaction, order.id)).length > 0
	if (!isStillPaid) await markRefunded(transaction, order, 'payment', now)
}
