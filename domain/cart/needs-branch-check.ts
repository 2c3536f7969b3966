import type { Branch } from '@app/contract/menu'
import type { PersistedCart } from '@app/contract/records'

type ShownBranch = Pick<Branch, 'id' | 'can_order_online' | 'out_of_stock'>

/**
 * Whether the branches, of whatever age, speak against the cart. A doubt takes nothing away: it is the reason to
 * fetch the branches and to decide from fresh ones (branch-check.ts).
 */
export function needsBranchCheck(
	{ items, branch: chosen }: Pick<PersistedCart, 'items' | 'branch'>,
	branches: readonly ShownBranch[],
): boolean {
	// No branches at all means that they could not be read, not that every branch is gone.
	if (chosen === null || branches.length === 0) return false
	const branch = branches.find(({ id }) => String(id) === chosen.id)
	if (!branch?.can_order_online) return true
	const soldOut = new Set(branch.out_of_stock.map(({ odoo_products_id }) => String(odoo_products_id.odoo_id)))
	return items.some(({ id }) => soldOut.has(id))
}
