import type { Knex } from 'knex'
import { findOnSale, findSwitches } from '../../repositories/branch-switches.ts'
import { decideBranchNow } from '../catalogue/branch-now.ts'
import { withSwitches } from '../catalogue/map-branches.ts'
import type { PricedDraft } from '../price-draft.ts'

/**
 * Whether the branch still takes this order by the switches as they are stored: staff may have stopped the kitchen, or a product, since the
 * catalogue was read. It is for orders that no payment looks at once more.
 */
export async function isStillOffered(
	transaction: Knex.Transaction,
	{ branch, priced }: PricedDraft,
	now: number,
): Promise<boolean> {
	const switches = await findSwitches(transaction, branch.id)
	if (!switches || !decideBranchNow(withSwitches(branch, switches), now).canOrderOnline) return false
	const products = priced.lines.map(({ id }) => id)
	const onSale = await findOnSale(transaction, branch.id, products)
	return products.every((id) => onSale.has(id))
}
