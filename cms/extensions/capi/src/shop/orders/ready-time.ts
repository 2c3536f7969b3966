import type { ReadyIn } from '@app/contract/menu'
import type { OrderStatus } from '@app/contract/orders'
import type { Order } from '../../repositories/orders.ts'

/**
 * Columns of the ready time that a move of an order sets. It is estimated when the order is paid and again when the
 * kitchen accepts it, from then on by the kitchen's own pace; an order for later is ready at its slot. Other moves
 * leave it, and what staff typed, alone.
 */
export function decideReadyTime(
	order: Pick<Order, 'pickupTime' | 'readyMinAt'>,
	to: OrderStatus,
	readyIn: ReadyIn,
	now: number,
): { ready_min_at: Date; ready_max_at: Date } | null {
	const isEstimated = to === 'confirmed' || to === 'accepted' || (to === 'preparing' && order.readyMinAt === null)
	if (!isEstimated) return null
	const min = order.pickupTime ?? now + readyIn.min * 60_000
	const width = (readyIn.max - readyIn.min) * 60_000
	return { ready_min_at: new Date(min), ready_max_at: new Date(min + width) }
}
