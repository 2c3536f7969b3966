import type { Knex } from 'knex'
import { supersedeAttempts } from '../../payments/change-attempt.ts'
import type { Actor } from '../../repositories/order-parts.ts'
import type { Order } from '../../repositories/orders.ts'
import { enqueueRefund } from '../../repositories/payment-tasks.ts'
import { listPaidPayments } from '../../repositories/payments.ts'
import type { StockLevel } from '../../repositories/stock.ts'
import { giveBackTaken } from './claim-stock.ts'
import { markRefunded } from './mark-refunded.ts'
import { moveOrder } from './move-order.ts'

/** What an order's change left behind, to be announced after the commit. */
export interface OrderEffects {
	order: number
	stock: StockLevel[]
	isRefundDue: boolean
}

/**
 * Ends an order before the kitchen has cooked it. In one transaction: the status, its open attempts to pay, its
 * pieces back on sale, and the refund that is owed if it was paid. The refund itself happens after the commit.
 */
export async function endOrder(
	transaction: Knex.Transaction,
	order: Order,
	to: 'cancelled' | 'expired',
	{ actor, now }: { actor: Actor; now: number },
): Promise<OrderEffects> {
	const isUnpaid = order.paymentStatus === 'pending' || order.paymentStatus === 'failed'
	const ended = await moveOrder(transaction, order, {
		orderStatus: to,
		...(isUnpaid && { paymentStatus: 'expired' as const }),
		actor,
		now,
	})
	return settleEnd(transaction, ended, { isCooked: false, actor, now })
}

/**
 * What ending an order brings with it, whoever has written the status: staff do so in the Studio, even while the
 * kitchen cooks.
 */
export async function settleEnd(
	transaction: Knex.Transaction,
	order: Order,
	{ isCooked, actor, now }: { isCooked: boolean; actor: Actor; now: number },
): Promise<OrderEffects> {
	await supersedeAttempts(transaction, order, now)
	// The coupon comes back before the pieces do: rows are held in that order everywhere (place-order.ts).
	const isRefundDue = order.paymentStatus === 'paid' && (await enqueueRefundOf(transaction, order, actor, now))
	const stock = isCooked ? [] : await giveBackTaken(transaction, order)
	return { order: order.id, stock, isRefundDue }
}

/** False where there was nothing to pay: then it is refunded at once. */
async function enqueueRefundOf(
	transaction: Knex.Transaction,
	order: Order,
	actor: Actor,
	now: number,
): Promise<boolean> {
	const payments = await listPaidPayments(transaction, order.id)
	// Each of them: which one pays for the order and which one came too late makes no difference any more.
	for (const payment of payments) await enqueueRefund(transaction, payment, now)
	if (payments.length === 0) await markRefunded(transaction, order, actor, now)
	return payments.length > 0
}
