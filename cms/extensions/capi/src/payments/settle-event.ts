import { isOver } from '@app/domain/order-status'
import type { Knex } from 'knex'
import type { GatewayEvent, PaymentOutcome } from '../gateways/gateway.ts'
import { useCoupon } from '../repositories/coupons.ts'
import { lockOrder, type Order } from '../repositories/orders.ts'
import { storeEvent } from '../repositories/payment-events.ts'
import { expireAttempts, findPaymentByRef, movePayment, OPEN_ATTEMPTS, type Payment } from '../repositories/payments.ts'
import { enqueueRefund } from '../repositories/refund-queue.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { decideBranchNow } from '../shop/catalogue/branch-now.ts'
import type { CatalogueBranch } from '../shop/catalogue/catalogue.ts'
import { announceOrder } from '../shop/orders/announce.ts'
import { moveOrder } from '../shop/orders/move-order.ts'
import { decideReadyTime } from '../shop/orders/ready-time.ts'
import { workOffRefunds } from './refunds.ts'

interface Settled {
	order: number
	isRefundDue: boolean
}

/**
 * Acts on a provider's event, once: it is stored by its id in the transaction in which it acts. Whatever the order in which events come,
 * a payment counts: money that has been taken for an order which no longer wants it goes back.
 */
export async function settleEvent(runtime: Runtime, provider: string, event: GatewayEvent): Promise<void> {
	// Read before the transaction: inside it, another connection might be the one that is being waited for.
	const { branches } = await runtime.catalogue.read()
	const settled = await inTransaction(runtime.database, async (transaction) => {
		const now = runtime.clock.now()
		const { id: eventId, type, payload } = event
		if (!(await storeEvent(transaction, { provider, eventId, type, payload, now }))) return null
		const payment = await findPaymentByRef(transaction, provider, event.paymentRef)
		const order = payment ? await lockOrder(transaction, payment.order) : null
		if (!payment || !order) return null
		const branch = branches.get(order.branch)
		return applyOutcome(transaction, { payment, order, branch, now, outcome: event.outcome })
	})
	if (!settled) return
	announceOrder(runtime, settled)
	if (settled.isRefundDue) await workOffRefunds(runtime)
}

interface Situation {
	payment: Payment
	order: Order
	branch: CatalogueBranch | undefined
	now: number
	outcome: PaymentOutcome
}

async function applyOutcome(transaction: Knex.Transaction, situation: Situation): Promise<Settled | null> {
	const { payment, order, now, outcome } = situation
	switch (outcome.kind) {
		case 'paid':
			return applyPaid(transaction, situation)
		case 'failed': {
			if (!(await movePayment(transaction, payment.id, OPEN_ATTEMPTS, 'failed', now, outcome.declineCode))) return null
			if (order.paymentStatus !== 'pending') return null
			await moveOrder(transaction, order, { paymentStatus: 'failed', actor: 'payment', now })
			return { order: order.id, isRefundDue: false }
		}
		case 'action_required':
			await movePayment(transaction, payment.id, ['pending'], 'action_required', now)
			return null
		case 'ignored':
			return null
	}
}

async function applyPaid(
	transaction: Knex.Transaction,
	{ payment, order, branch, now }: Situation,
): Promise<Settled | null> {
	const isNew = await movePayment(transaction, payment.id, [...OPEN_ATTEMPTS, 'failed', 'expired'], 'paid', now)
	if (!isNew) return null
	const isWanted = order.paymentStatus === 'pending' || order.paymentStatus === 'failed'
	if (!isWanted || isOver(order.orderStatus)) {
		// The order expired, was cancelled, or another attempt has paid it: nobody may keep this money.
		await enqueueRefund(transaction, payment.id, now)
		return { order: order.id, isRefundDue: true }
	}
	await expireAttempts(transaction, order.id, now)
	const payable =
		order.paymentStatus === 'failed'
			? await moveOrder(transaction, order, { paymentStatus: 'pending', actor: 'payment', now })
			: order
	await moveOrder(transaction, payable, {
		orderStatus: 'confirmed',
		paymentStatus: 'paid',
		actor: 'payment',
		now,
		columns: branch ? decideReadyTime(order, 'confirmed', decideBranchNow(branch, now).readyIn, now) : null,
	})
	if (order.coupon !== null) await useCoupon(transaction, order.coupon)
	return { order: order.id, isRefundDue: false }
}
