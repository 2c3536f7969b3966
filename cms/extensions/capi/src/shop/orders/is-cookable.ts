import { canOrderOnline } from '@app/domain/branch/branch-status'
import type { Order } from '../../repositories/orders.ts'
import { decideBranchNow } from '../catalogue/branch-now.ts'
import type { CatalogueBranch } from '../catalogue/catalogue.ts'

/**
 * Whether an order that waits for its payment would still be cooked: nobody pays at a kitchen that has closed or
 * stopped online orders since. How much it has to do is no reason: the order was taken before that. One for later has
 * its place at a time of its own, for as long as that is ahead.
 */
export function isCookable(
	order: Pick<Order, 'pickupTime'>,
	branch: CatalogueBranch | undefined,
	now: number,
): boolean {
	if (!branch?.isPublished) return false
	if (order.pickupTime !== null && order.pickupTime > now) return true
	return canOrderOnline({ ...branch, status: decideBranchNow(branch, now).status, load: 'normal' })
}
