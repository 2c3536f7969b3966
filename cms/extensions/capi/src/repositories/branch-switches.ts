import type { Row } from './catalogue-rows.ts'
import type { Database } from './orders.ts'

/** What staff stop a branch by, as it is stored at this moment; undefined for a branch that is gone. */
export function findSwitches(db: Database, branch: number): Promise<Row | undefined> {
	return db('branches')
		.where({ id: branch })
		.first(['status', 'can_order_online', 'kitchen_status', 'closed_early', 'closed_early_at'])
}
