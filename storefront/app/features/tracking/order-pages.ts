import type { OrderList, TrackedOrder } from '@app/contract/orders'
import { isOver } from '@app/domain/orders/order-status'

/** What is known of a customer's orders so far. */
export interface OrderPages {
	/** The newest first; null until the first answer. */
	orders: readonly TrackedOrder[] | null
	/** How many there are in all. */
	total: number
}

export const NO_PAGES: OrderPages = { orders: null, total: 0 }

/**
 * Puts a page of the list into what is known. Orders placed meanwhile push others to later pages, so an order may
 * come twice and the newer answer counts.
 */
export function mergePage({ orders }: OrderPages, page: Pick<OrderList, 'orders' | 'total'>): OrderPages {
	const known = new Map((orders ?? []).map((order) => [order.id, order]))
	for (const order of page.orders) known.set(order.id, order)
	return { orders: [...known.values()].sort((a, b) => b.id - a.id), total: Math.max(page.total, known.size) }
}

/** The page that has the orders behind those that are known. */
export function nextPage({ orders }: OrderPages, size: number): number {
	return Math.floor((orders?.length ?? 0) / size) + 1
}

/** Those that somebody still works on or has to pay, and the rest; both in the order they came in. */
export function splitOrders(orders: readonly TrackedOrder[]): { current: TrackedOrder[]; earlier: TrackedOrder[] } {
	const isCurrent = ({ order_status }: TrackedOrder) => !isOver(order_status)
	return { current: orders.filter(isCurrent), earlier: orders.filter((order) => !isCurrent(order)) }
}
