import type { Row } from './catalogue-rows.ts'
import type { Database } from './orders.ts'

/**
 * Orders whose status the last entry of their history does not have: a process ended between a move in the Studio and
 * its effects.
 */
export async function findUnsettledOrders(db: Database, since: number, limit: number): Promise<number[]> {
	const lastStatus = db('order_history')
		.select('order_history.order_status')
		.whereRaw('?? = ??', ['order_history.order', 'orders.id'])
		.orderBy('order_history.id', 'desc')
		.limit(1)
	const rows: Row[] = await db('orders')
		.where('date_updated', '>=', new Date(since))
		.whereRaw('?? <> ?', ['orders.order_status', lastStatus])
		.select('id')
		.limit(limit)
	return rows.map((row) => Number(row.id))
}
