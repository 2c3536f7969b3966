import type { TrackedOrder } from '@app/contract/orders'
import { notFound } from '../../http/errors.ts'
import { listHistory, listLines } from '../../repositories/order-parts.ts'
import { findOrderBySlug, type Order } from '../../repositories/orders.ts'
import { listFailedRefunds } from '../../repositories/payments.ts'
import type { Runtime } from '../../runtime.ts'
import { expireIfOverdue } from './expire-orders.ts'
import { presentTrackedOrder } from './present-order.ts'
import { isSlug } from './reference.ts'

/** The order that a slug names, given up first if its time is over. Throws 404. */
export async function readOrderBySlug(runtime: Runtime, slug: string): Promise<Order> {
	const order = isSlug(slug) ? await findOrderBySlug(runtime.database, slug) : null
	if (!order) throw notFound('The order was not found.')
	return expireIfOverdue(runtime, order)
}

/** The tracking pages of some orders, in their order. */
export async function trackOrders(runtime: Runtime, orders: readonly Order[]): Promise<TrackedOrder[]> {
	if (orders.length === 0) return []
	const menu = await runtime.catalogue.read()
	const ids = orders.map((order) => order.id)
	const lines = await listLines(runtime.database, orders)
	const history = await listHistory(runtime.database, ids)
	const refunded = orders.filter(({ paymentStatus }) => paymentStatus === 'refunded').map(({ id }) => id)
	const failedRefunds = await listFailedRefunds(runtime.database, refunded)
	return orders.flatMap((order) => {
		const branch = menu.branches.get(order.branch)
		const isOwn = (part: { order: number }) => part.order === order.id
		if (!branch) return []
		const parts = {
			lines: lines.filter(isOwn),
			history: history.filter(isOwn),
			hasFailedRefund: failedRefunds.has(order.id),
		}
		return [presentTrackedOrder(order, parts, { branch, menu })]
	})
}

/** The tracking page of an order. */
export async function trackOrder(runtime: Runtime, order: Order): Promise<TrackedOrder> {
	const [tracked] = await trackOrders(runtime, [order])
	if (!tracked) throw notFound('The branch of the order was not found.')
	return tracked
}
