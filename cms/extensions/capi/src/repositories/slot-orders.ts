import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { instantFrom } from './columns.ts'
import type { Database } from './orders.ts'

/** Holds a branch until the transaction ends, so that the orders of a limited slot are counted one after the other. */
export async function lockBranch(transaction: Knex.Transaction, id: number): Promise<void> {
	await transaction('branches').where({ id }).forUpdate().first('id')
}

/** How many live orders are to be fetched at an instant, one of them left out if it is about to be replaced. */
export async function countSlotOrders(
	db: Database,
	branch: number,
	pickupTime: number,
	except: number | null = null,
): Promise<number> {
	const orders = liveOrders(db, branch).where({ pickup_time: new Date(pickupTime) })
	const [row] = await (except === null ? orders : orders.whereNot({ id: except })).count({ count: '*' })
	return Number(row?.count ?? 0)
}

/** Pickup times of a branch's live orders in a period, and how many orders there are at each. */
export async function countOrdersBySlot(
	db: Database,
	branch: number,
	from: number,
	to: number,
): Promise<Map<number, number>> {
	const rows: Row[] = await liveOrders(db, branch)
		.whereBetween('pickup_time', [new Date(from), new Date(to)])
		.groupBy('pickup_time')
		.select('pickup_time')
		.count({ count: '*' })
	return new Map(rows.map((row) => [instantFrom(row.pickup_time) ?? 0, Number(row.count)]))
}

function liveOrders(db: Database, branch: number) {
	return db('orders').where({ branch }).whereNotIn('order_status', ['cancelled', 'expired'])
}
