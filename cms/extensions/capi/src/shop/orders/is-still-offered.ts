import type { Knex } from 'knex'
import { findSwitches } from '../../repositories/branch-switches.ts'
import { decideBranchNow } from '../catalogue/branch-now.ts'
import { withSwitches } from '../catalogue/map-branches.ts'
import type { PricedDraft } from '../price-draft.ts'
import { findOffer } from './claim-stock.ts'

/**
 * Whether the branch still takes this order by the rows as they are stored: staff may have stopped the kitchen, a
 * product or a choice since the catalogue was read. It is for orders that no payment looks at once more.
 */
export async function isStillOffered(
	transaction: Knex.Transaction,
	{ branch }: Pick<PricedDraft, 'branch'>,
	{ order, now }: { order: number; now: number },
): Promise<boolean> {
	const switches = await findSwitches(transaction, branch.id)
	if (!switches || !decideBranchNow(withSwitches(branch, switches), now).canOrderOnline) return false
	return (await findOffer(transaction, { id: order, branch: branch.id })).kind === 'offered'
}
