import type { Knex } from 'knex'
import { eventOfMove } from '../messages/notification-event.ts'
import { notifyCustomer } from '../messages/notify-customer.ts'
import { workOffPaymentTasks } from '../payments/work-off.ts'
import { findLastHistory, type HistoryEntry, insertHistory } from '../repositories/order-parts.ts'
import { lockOrder, type Order, updateOrder } from '../repositories/orders.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { decideBranchNow } from '../shop/catalogue/branch-now.ts'
import type { CatalogueBranch } from '../shop/catalogue/catalogue.ts'
import { type OrderEffects, settleEnd } from '../shop/orders/end-order.ts'
import { announceOrder } from '../shop/orders/publish-changes.ts'
import { decideReadyTime } from '../shop/orders/ready-time.ts'
import { movesBetween } from './moves-between.ts'

interface SettleOptions {
	/** Staff typed the ready time in the same edit. */
	hasOwnReadyTime?: boolean
	/** Followers have been told of the edit already: only what is settled now is news. */
	isSecondLook?: boolean
}

/**
 * Adds to a move that staff have made in the Studio what belongs to it: history, ready time, and for a cancelled
 * order stock and refund. Directus writes the status itself and tells us after its commit, so the history is the
 * measure here: a status that the last entry does not have yet is a move, and one that the table does not allow from
 * there crossed another move and is taken back.
 */
export async function settleStaffMove(
	runtime: Runtime,
	id: number,
	{ hasOwnReadyTime = false, isSecondLook = false }: SettleOptions = {},
): Promise<void> {
	// Read before the transaction: inside it, SQLite's one connection would wait for itself.
	const { branches } = await runtime.catalogue.read()
	const effects = await inTransaction(runtime.database, async (transaction) => {
		const order = await lockOrder(transaction, id)
		if (!order) return null
		const last = await findLastHistory(transaction, id)
		return settle(runtime, transaction, { order, last, branch: branches.get(order.branch), hasOwnReadyTime })
	})
	if (effects && (effects.hasSettled || !isSecondLook)) announceOrder(runtime, effects)
	if (effects?.isRefundDue) await workOffPaymentTasks(runtime)
}

interface Situation {
	order: Order
	last: HistoryEntry | null
	branch: CatalogueBranch | undefined
	hasOwnReadyTime: boolean
}

async function settle(
	runtime: Runtime,
	transaction: Knex.Transaction,
	{ order, last, branch, hasOwnReadyTime }: Situation,
): Promise<OrderEffects & { hasSettled: boolean }> {
	const settled = { order: order.id, stock: [], isRefundDue: false, hasSettled: true }
	if (last?.orderStatus === order.orderStatus) return { ...settled, hasSettled: false }
	const now = runtime.clock.now()
	const moves = last ? movesBetween(last.orderStatus, order.orderStatus) : [order.orderStatus]
	if (last && moves === null) {
		runtime.logger.warn(`Order ${order.reference}: ${order.orderStatus} crossed another move and was taken back`)
		await updateOrder(transaction, order.id, { order_status: last.orderStatus })
		return settled
	}
	const isUnpaidEnd = order.orderStatus === 'cancelled' && ['pending', 'failed'].includes(order.paymentStatus)
	const paymentStatus = isUnpaidEnd ? 'expired' : order.paymentStatus
	await updateOrder(transaction, order.id, {
		payment_status: paymentStatus,
		date_updated: new Date(now),
		...(hasOwnReadyTime || !branch
			? null
			: decideReadyTime(order, order.orderStatus, decideBranchNow(branch, now).readyIn, now)),
	})
	const entry = { order: order.id, paymentStatus, at: now, actor: 'staff' } as const
	await insertHistory(
		transaction,
		(moves ?? []).map((orderStatus) => ({ ...entry, orderStatus })),
	)
	for (const to of moves ?? []) {
		const fact = eventOfMove({ to, paymentStatus, actor: 'staff' })
		if (fact) await notifyCustomer(transaction, { fact, order: order.id, actor: 'staff', now })
	}
	if (order.orderStatus !== 'cancelled') return settled
	const isCooked = last?.orderStatus === 'preparing'
	const ended = { ...order, paymentStatus } as const
	return { ...(await settleEnd(transaction, ended, { isCooked, actor: 'staff', now })), hasSettled: true }
}
