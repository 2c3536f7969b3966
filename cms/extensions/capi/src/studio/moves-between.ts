import type { OrderStatus } from '@app/contract/orders'
import { canMoveOrder, ORDER_TRANSITIONS } from '@app/domain/orders/order-status'

/** Moves that belong to payments and to the clock, not to people. */
export const AUTOMATIC: ReadonlySet<string> = new Set<OrderStatus>(['pending_payment', 'confirmed', 'expired'])

/**
 * The moves that lead from one status to another, the last one included; null where none do. Staff who drag an order
 * on twice are sometimes faster than the first move is recorded: each of the two was allowed when it was made.
 */
export function movesBetween(from: OrderStatus, to: OrderStatus): OrderStatus[] | null {
	if (canMoveOrder(from, to)) return [to]
	for (const next of ORDER_TRANSITIONS[from]) {
		const rest = AUTOMATIC.has(next) ? null : movesBetween(next, to)
		if (rest) return [next, ...rest]
	}
	return null
}
