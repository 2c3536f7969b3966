import type { PaymentSession, PaymentSessionRequest } from '@app/contract/payments'
import { CapiError, notFound } from '../http/errors.ts'
import { findOrderById, lockOrder, type Order } from '../repositories/orders.ts'
import { expireAttempts, insertPayment } from '../repositories/payments.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { announceOrder } from '../shop/orders/announce.ts'
import { expireIfOverdue } from '../shop/orders/expire-orders.ts'
import { moveOrder } from '../shop/orders/move-order.ts'
import { createPaymentRef } from './payment-ref.ts'

/**
 * Opens an attempt to pay an order, which ends an earlier open one: an order has one at a time. A declined order becomes payable again.
 * `base` is the address at which the browser reaches this server. Throws 404 for an unknown order or another's slug, 409
 * ORDER_NOT_PAYABLE once it is paid, cancelled or expired.
 */
export async function openSession(
	runtime: Runtime,
	request: PaymentSessionRequest,
	base: URL,
): Promise<PaymentSession> {
	const { database, clock, gateway } = runtime
	const order = await findPayableOrder(runtime, request)
	if (request.card_id !== null) throw notFound('The saved card')
	const attempt = {
		paymentRef: createPaymentRef(),
		amountMinor: order.totalMinor,
		currency: order.currency,
		reference: order.reference,
	}
	const { client, hostedUrl, providerData } = await gateway.openSession(attempt, base)
	const hasMoved = await inTransaction(database, async (transaction) => {
		const now = clock.now()
		const current = await lockOrder(transaction, order.id)
		if (!current) throw notFound('The order')
		assertPayable(current)
		await expireAttempts(transaction, order.id, now)
		await insertPayment(transaction, {
			...attempt,
			order: order.id,
			provider: gateway.provider,
			providerData,
			returnPath: request.return_path,
			now,
		})
		if (current.paymentStatus !== 'failed') return false
		await moveOrder(transaction, current, { paymentStatus: 'pending', actor: 'customer', now })
		return true
	})
	if (hasMoved) announceOrder(runtime, { order: order.id })
	return { provider: gateway.provider, payment_ref: attempt.paymentRef, client, hosted_url: hostedUrl }
}

async function findPayableOrder(runtime: Runtime, { order_id, slug }: PaymentSessionRequest): Promise<Order> {
	const found = await findOrderById(runtime.database, order_id)
	if (found?.slug !== slug) throw notFound('The order')
	const order = await expireIfOverdue(runtime, found)
	assertPayable(order)
	return order
}

/** Throws 409 ORDER_NOT_PAYABLE unless the order waits for its payment. */
export function assertPayable(order: Order): void {
	if (order.orderStatus === 'pending_payment') return
	const isPaid = order.paymentStatus === 'paid'
	const message = isPaid ? 'This order has already been paid.' : 'This order can no longer be paid.'
	const { orderStatus: order_status, paymentStatus: payment_status } = order
	throw new CapiError(409, 'ORDER_NOT_PAYABLE', message, { order_status, payment_status })
}
