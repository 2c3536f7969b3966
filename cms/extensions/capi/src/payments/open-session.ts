import type { PaymentSession, PaymentSessionRequest } from '@app/contract/payments'
import { FIRST_CHECK_MS } from '@app/domain/payments/payment-attempt'
import { NO_AFTERMATH } from '@app/domain/payments/refunds-and-disputes'
import { reach } from '../host/crash-points.ts'
import { CapiError, notFound } from '../http/errors.ts'
import { findOrderById, lockOrder, type Order } from '../repositories/orders.ts'
import { insertPayment } from '../repositories/payments.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { assertMayChange } from '../shop/orders/assert-may-change.ts'
import { expireIfNotCookable, expireIfOverdue } from '../shop/orders/expire-orders.ts'
import { moveOrder } from '../shop/orders/move-order.ts'
import { announceOrder } from '../shop/orders/publish-changes.ts'
import { findCustomerCard } from './cards/find-card.ts'
import { findOrCreateCustomer } from './cards/find-customer.ts'
import { supersedeAttempts } from './change-attempt.ts'
import { endEarlierAttempt } from './end-earlier-attempt.ts'
import { createPaymentRef } from './payment-ref.ts'
import { reconcileSoon } from './reconcile.ts'

/**
 * Opens an attempt to pay an order, which ends an earlier open one: an order has one at a time. A declined order
 * becomes payable again. `user` is whoever is signed in, `base` the address at which the browser reaches this server.
 * Throws 404 for an unknown order, another's slug or another's card, 403 for an account's order unless `user` is its
 * account, 409 ORDER_NOT_PAYABLE once it is paid, cancelled or expired, which it is by this where its kitchen has
 * stopped cooking for it, 503 while the provider does not answer.
 */
export async function openSession(
	runtime: Runtime,
	request: PaymentSessionRequest,
	{ user, base }: { user: string | null; base: URL },
): Promise<PaymentSession> {
	const { database, clock, gateway } = runtime
	const found = await findPayableOrder(runtime, request, user)
	const order = (await endEarlierAttempt(runtime, found)) ? await findPayableOrder(runtime, request, user) : found
	const card = request.card_id === null ? null : await findCustomerCard(runtime, user, request.card_id)
	const keeper = request.save && card === null ? user : null
	const keepFor = keeper === null ? null : await findOrCreateCustomer(runtime, keeper)
	const attempt = {
		paymentRef: createPaymentRef(),
		amountMinor: order.totalMinor,
		currency: order.currency,
		reference: order.reference,
	}
	const { client, hostedUrl, providerData } = await gateway.openSession({ ...attempt, card, keepFor }, base)
	reach('session.opened')
	const { hasMoved, isOtherOpen } = await inTransaction(database, async (transaction) => {
		const now = clock.now()
		const current = await lockOrder(transaction, order.id)
		if (!current) throw notFound('The order was not found.')
		assertMayChange(current, user)
		assertPayable(current)
		const isOtherOpen = await supersedeAttempts(transaction, current, now)
		await insertPayment(transaction, {
			...attempt,
			order: order.id,
			provider: gateway.provider,
			notes: { provider: providerData, revision: 0, charge: null, keepFor: keeper, ...NO_AFTERMATH },
			returnPath: request.return_path,
			checkAt: gateway.remote ? now + FIRST_CHECK_MS : null,
			now,
		})
		const hasMoved = current.paymentStatus === 'failed'
		if (hasMoved) await moveOrder(transaction, current, { paymentStatus: 'pending', actor: 'customer', now })
		return { hasMoved, isOtherOpen }
	})
	reach('session.committed')
	if (hasMoved) announceOrder(runtime, { order: order.id })
	// Opened in the same moment, as by two tabs: by that one nobody is to pay any more.
	if (isOtherOpen) reconcileSoon(runtime)
	return { provider: gateway.provider, payment_ref: attempt.paymentRef, client, hosted_url: hostedUrl }
}

async function findPayableOrder(
	runtime: Runtime,
	{ order_id, slug }: PaymentSessionRequest,
	user: string | null,
): Promise<Order> {
	const found = await findOrderById(runtime.database, order_id)
	if (found?.slug !== slug) throw notFound('The order was not found.')
	assertMayChange(found, user)
	const order = await expireIfNotCookable(runtime, await expireIfOverdue(runtime, found))
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
