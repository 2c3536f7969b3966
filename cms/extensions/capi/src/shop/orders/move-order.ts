import type { OrderStatus, PaymentStatus } from '@app/contract/orders'
import { canMoveOrder, canMovePayment } from '@app/domain/orders/order-status'
import type { Knex } from 'knex'
import { eventOfMove } from '../../messages/notification-event.ts'
import { notifyCustomer } from '../../messages/notify-customer.ts'
import type { Row } from '../../repositories/catalogue-rows.ts'
import { type Actor, findLastHistory, insertHistory } from '../../repositories/order-parts.ts'
import { type Order, updateOrder } from '../../repositories/orders.ts'

interface Move {
	orderStatus?: OrderStatus
	paymentStatus?: PaymentStatus
	actor: Actor
	now: number
	/** Other columns that change with it. */
	columns?: Row | null
}

/**
 * The one way in which code moves an order: by domain's tables, with its history and what the customer is told, in
 * the caller's transaction. The caller has read the order in that transaction. Throws when a table does not have the
 * move, which is a mistake of the caller's, never of a customer's.
 */
export async function moveOrder(transaction: Knex.Transaction, order: Order, move: Move): Promise<Order> {
	const { orderStatus = order.orderStatus, paymentStatus = order.paymentStatus, actor, now } = move
	if (orderStatus !== order.orderStatus && !canMoveOrder(order.orderStatus, orderStatus)) {
		throw new Error(`An order cannot move from ${order.orderStatus} to ${orderStatus}`)
	}
	if (paymentStatus !== order.paymentStatus && !canMovePayment(order.paymentStatus, paymentStatus)) {
		throw new Error(`A payment cannot move from ${order.paymentStatus} to ${paymentStatus}`)
	}
	const hasMoved = orderStatus !== order.orderStatus
	await updateOrder(transaction, order.id, {
		...(hasMoved && { order_status: orderStatus }),
		payment_status: paymentStatus,
		date_updated: new Date(now),
		...move.columns,
	})
	// Staff write the status themselves, and the history is what their moves are then judged by: a payment must not
	// record one of them.
	const recorded = hasMoved ? orderStatus : await recordedStatus(transaction, order)
	await insertHistory(transaction, [{ order: order.id, orderStatus: recorded, paymentStatus, at: now, actor }])
	const fact = hasMoved ? eventOfMove({ to: orderStatus, paymentStatus, actor }) : null
	if (fact) await notifyCustomer(transaction, { fact, order: order.id, actor, now })
	return { ...order, orderStatus, paymentStatus }
}

async function recordedStatus(transaction: Knex.Transaction, order: Order): Promise<OrderStatus> {
	return (await findLastHistory(transaction, order.id))?.orderStatus ?? order.orderStatus
}
