import type { Row } from './catalogue-rows.ts'
import { flagFrom } from './columns.ts'
import type { Database } from './orders.ts'

/** What staff stop a branch by, as it is stored at this moment; undefined for a branch that is gone. */
export function findSwitches(db: Database, branch: number): Promise<Row | undefined> {
	return db('branches')
		.where({ id: branch })
		.first(['status', 'can_order_online', 'kitchen_status', 'closed_early', 'closed_early_at'])
}

/** Those of some products that a branch offers at this moment and that nobody has switched to sold out. */
export async function findOnSale(db: Database, branch: number, products: readonly number[]): Promise<Set<number>> {
	const rows: Row[] = await db('branch_products')
		.where({ branch })
		.whereIn('product', products)
		.select(['product', 'sold_out'])
	return new Set(rows.filter((row) => !flagFrom(row.sold_out)).map((row) => Number(row.product)))
}
