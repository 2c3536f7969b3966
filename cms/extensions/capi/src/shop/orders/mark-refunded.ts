import type { Knex } from 'knex'
import { returnCoupon } from '../../repositories/coupons.ts'
import type { Actor } from '../../repositories/order-parts.ts'
import type { Order } from '../../repositories/orders.ts'
import { moveOrder } from './move-order.ts'

/** A paid order whose money is back, or that never cost any: its coupon can be used again. */
export async function markRefunded(
	transaction: Knex.Transaction,
	order: Order,
	actor: Actor,
	now: number,
): Promise<void> {
	await moveOrder(transaction, order, { paymentStatus: 'refunded', actor, now })
	if (order.coupon !== null) await returnCoupon(transaction, order.coupon)
}
