import { isCancellable } from '@app/domain/orders/order-status'
import { CapiError } from '../../http/errors.ts'
import { workOffPaymentTasks } from '../../payments/work-off.ts'
import { lockOrder, type Order } from '../../repositories/orders.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import { assertMayChange } from './assert-may-change.ts'
import { assertTokenOf } from './change-token.ts'
import { endOrder } from './end-order.ts'
import { announceOrder } from './publish-changes.ts'
import { readOrderBySlug } from './read-order.ts'

/**
 * Cancels an order for its customer: until the kitchen has accepted it, else 409 TOO_LATE_TO_CANCEL. Throws 403 for
 * an account's order unless `user` is its account, and for a `token` of another order. A payment is given back;
 * should the gateway not answer now, the clean-up asks it again.
 */
export async function cancelOrder(
	runtime: Runtime,
	slug: string,
	{ user, token }: { user: string | null; token: string | null },
): Promise<Order> {
	const found = await readOrderBySlug(runtime, slug)
	if (token !== null) assertTokenOf(runtime.config, token, found)
	assertMayChange(found, user)
	const { id } = found
	const now = runtime.clock.now()
	const effects = await inTransaction(runtime.database, async (transaction) => {
		const order = await lockOrder(transaction, id)
		// A guest's order joins the account of its address at any time.
		if (order) assertMayChange(order, user)
		if (!order || !isCancellable({ order_status: order.orderStatus })) throw tooLate(order)
		return endOrder(transaction, order, 'cancelled', { actor: 'customer', now })
	})
	announceOrder(runtime, effects)
	if (effects.isRefundDue) await workOffPaymentTasks(runtime)
	return readOrderBySlug(runtime, slug)
}

function tooLate(order: Order | null): CapiError {
	const isEnded = order?.orderStatus === 'cancelled' || order?.orderStatus === 'expired'
	const message = isEnded ? 'This order has already ended.' : 'The kitchen has already accepted this order.'
	return new CapiError(409, 'TOO_LATE_TO_CANCEL', message)
}
