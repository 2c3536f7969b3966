import type { Row } from './catalogue-rows.ts'
import type { Database } from './orders.ts'

/** Paid for, and not ready yet. */
const OPEN = ['confirmed', 'accepted', 'preparing']
/** What nobody has moved for so long has been forgotten on the board and is not being cooked. */
const FORGOTTEN_MS = 12 * 3_600_000
/** An order for later is the kitchen's business from so long before its time on. */
const DUE_MS = 3_600_000

/** Orders that some kitchens have to cook now, by branch. */
export async function countOpenOrders(
	db: Database,
	branches: readonly number[],
	now: number,
): Promise<Map<number, number>> {
	const oldest = new Date(now - FORGOTTEN_MS)
	const rows: Row[] = await db('orders')
		.whereIn('branch', branches)
		.whereIn('order_status', OPEN)
		.where((due) =>
			due
				.where((soon) => soon.whereNull('pickup_time').where('date_created', '>=', oldest))
				.orWhereBetween('pickup_time', [oldest, new Date(now + DUE_MS)]),
		)
		.groupBy('branch')
		.select('branch')
		.count({ count: '*' })
	return new Map(rows.map((row) => [Number(row.branch), Number(row.count)]))
}
