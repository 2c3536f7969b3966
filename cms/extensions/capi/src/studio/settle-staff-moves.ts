import { canMoveOrder } from '@app/domain/order-status'
import type { Knex } from 'knex'
import { workOffRefunds } from '../payments/refunds.ts'
import { findLastHistory, type HistoryEntry, insertHistory } from '../repositories/order-parts.ts'
import { lockOrder, type Order, updateOrder } from '../repositories/orders.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { decideBranchNow } from '../shop/catalogue/branch-now.ts'
import { announceOrder } from '../shop/orders/announce.ts'
import { type OrderEffects, settleEnd } from '../shop/orders/end-order.ts'
import { decideReadyTime } from '../shop/orders/ready-time.ts'

interface SettleOptions {
	/** Staff typed the ready time in the same edit. */
	hasOwnReadyTime?: boolean
	/** Followers have been told of the edit already: only what is settled now is news. */
	isSecondLook?: boolean
}

/**
 * Adds to a move that staff have made in the Studio what belongs to it: history, ready time, and for a cancelled order stock and refund.
 * Directus writes the status itself and tells us after its commit, so the history is the measure here: a status that the last entry
 * does not have yet is a move, and one that the table does not allow from there crossed another move and is taken back.
 */
export async function settleStaffMove(
	runtime: Runtime,
	id: number,
	{ hasOwnReadyTime = false, isSecondLook = false }: SettleOptions = {},
): Promise<void> {
	await runtime.catalogue.read()
	const effects = await inTransaction(runtime.database, async (transaction) => {
		const order = await lockOrder(transaction, id)
		if (!order) return null
		return settle(runtime, transaction, order, await findLastHistory(transaction, id), hasOwnReadyTime)
	})
	if (effects && (effects.hasSettled || !isSecondLook)) announceOrder(runtime, effects)
	if (effects?.isRefundDue) await workOffRefunds(runtime)
}

async function settle(
	runtime: Runtime,
	transaction: Knex.Transaction,
	order: Order,
	last: HistoryEntry | null,
	hasOwnReadyTime: boolean,
): Promise<OrderEffects & { hasSettled: boolean }> {
	const settled = { order: order.id, stock: [], isRefundDue: false, hasSettled: true }
	if (last?.orderStatus === order.orderStatus) return { ...settled, hasSettled: false }
	const now = runtime.clock.now()
	if (last && !canMoveOrder(last.orderStatus, order.orderStatus)) {
		runtime.logger.warn(`Order ${order.reference}: ${order.orderStatus} crossed another move and was taken back`)
		await updateOrder(transaction, order.id, { order_status: last.orderStatus })
		return settled
	}
	const isUnpaidEnd = order.orderStatus === 'cancelled' && ['pending', 'failed'].includes(order.paymentStatus)
	const paymentStatus = isUnpaidEnd ? 'expired' : order.paymentStatus
	await updateOrder(transaction, order.id, {
		payment_status: paymentStatus,
		date_updated: new Date(now),
		...(hasOwnReadyTime ? null : readyTimeOf(runtime, order, now)),
	})
	const { orderStatus } = order
	await insertHistory(transaction, [{ order: order.id, orderStatus, paymentStatus, at: now, actor: 'staff' }])
	if (orderStatus !== 'cancelled') return settled
	const isCooked = last?.orderStatus === 'preparing'
	return { ...(await settleEnd(transaction, order, { isCooked, now })), hasSettled: true }
}

function readyTimeOf({ catalogue }: Runtime, order: Order, now: number) {
	const branch = catalogue.peek()?.branches.get(order.branch)
	return branch ? decideReadyTime(order, order.orderStatus, decideBranchNow(branch, now).readyIn, now) : null
}
