import { reach } from '../../host/crash-points.ts'
import { findOverdueOrders, lockOrder, type Order } from '../../repositories/orders.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import { findOffer } from './claim-stock.ts'
import { endOrder } from './end-order.ts'
import { isCookable } from './is-cookable.ts'
import { announceOrder } from './publish-changes.ts'

type Deps = Pick<Runtime, 'database' | 'clock' | 'messages' | 'logger' | 'messenger'>

/** A pass of the clean-up takes this many; the rest waits for the next. */
const BATCH = 200

/** Whether nobody may pay this order any more. */
function isOverdue(order: Pick<Order, 'orderStatus' | 'expiresAt'>, now: number): boolean {
	return order.orderStatus === 'pending_payment' && order.expiresAt !== null && order.expiresAt <= now
}

/** Gives up one unpaid order whose time is over, and its pieces with it. Returns the order as it is now. */
export async function expireIfOverdue(deps: Deps, order: Order): Promise<Order> {
	if (!isOverdue(order, deps.clock.now())) return order
	const hasExpired = await expireOrder(deps, order.id)
	return hasExpired ? { ...order, orderStatus: 'expired', paymentStatus: 'expired' } : order
}

/**
 * Gives up an unpaid order before it is paid at a kitchen that would not cook it any more, or that has sold out of
 * something in it: its customer must not be charged for it. Returns the order as it is now.
 */
export async function expireIfNotCookable(deps: Deps & Pick<Runtime, 'catalogue'>, order: Order): Promise<Order> {
	if (order.orderStatus !== 'pending_payment') return order
	const branch = (await deps.catalogue.read()).branches.get(order.branch)
	const isOffered =
		isCookable(order, branch, deps.clock.now()) && (await findOffer(deps.database, order)).kind === 'offered'
	if (isOffered) return order
	const hasExpired = await expireOrder(deps, order.id, ({ orderStatus }) => orderStatus === 'pending_payment')
	return hasExpired ? { ...order, orderStatus: 'expired', paymentStatus: 'expired' } : order
}

/** The clean-up of all unpaid orders whose time is over. */
export async function expireOverdueOrders(deps: Deps): Promise<void> {
	const ids = await findOverdueOrders(deps.database, deps.clock.now(), BATCH)
	for (const id of ids) await expireOrder(deps, id)
}

async function expireOrder(deps: Deps, id: number, isOver = isOverdue): Promise<boolean> {
	const now = deps.clock.now()
	const effects = await inTransaction(deps.database, async (transaction) => {
		const order = await lockOrder(transaction, id)
		// It may have been paid since it was found.
		if (!order || !isOver(order, now)) return null
		const ended = await endOrder(transaction, order, 'expired', { actor: 'system', now })
		reach('expiry.written')
		return ended
	})
	if (effects) announceOrder(deps, effects)
	return effects !== null
}
