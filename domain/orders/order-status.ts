import type { OrderStatus, PaymentStatus } from '@app/contract/orders'

/**
 * Allowed moves of an order (api.md). Staff may cancel until the food is ready: from then on it waits to be fetched,
 * and only `completed` ends it. An unpaid order expires; a paid one never does.
 */
export const ORDER_TRANSITIONS = {
	pending_payment: ['confirmed', 'cancelled', 'expired'],
	confirmed: ['accepted', 'cancelled'],
	accepted: ['preparing', 'cancelled'],
	preparing: ['ready', 'cancelled'],
	ready: ['completed'],
	completed: [],
	cancelled: [],
	expired: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/**
 * Allowed moves of a payment (api.md): `failed` goes back to `pending` when a new session starts on a still payable
 * order.
 */
export const PAYMENT_TRANSITIONS = {
	pending: ['paid', 'failed', 'expired'],
	failed: ['pending', 'expired'],
	paid: ['refunded'],
	expired: [],
	refunded: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

/** Whether the table has this move; staying where it is is not a move. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
	const allowed: readonly OrderStatus[] = ORDER_TRANSITIONS[from]
	return allowed.includes(to)
}

/** Whether the table has this move; staying where it is is not a move. */
export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
	const allowed: readonly PaymentStatus[] = PAYMENT_TRANSITIONS[from]
	return allowed.includes(to)
}

/** Whether the customer may still cancel: until the kitchen accepts (api.md, POST orders/{slug}/cancel). */
export function isCancellable(order: { order_status: OrderStatus }): boolean {
	return order.order_status === 'pending_payment' || order.order_status === 'confirmed'
}

/** Whether nothing follows any more. */
export function isOver(status: OrderStatus): boolean {
	return ORDER_TRANSITIONS[status].length === 0
}
