import { decideOffer, type OrderOffer } from '@app/domain/orders/order-offer'
import type { Knex } from 'knex'
import { countTaken, forgetTaken, markTaken, readOffer } from '../../repositories/order-stock.ts'
import type { Database, Order } from '../../repositories/orders.ts'
import { holdStock, returnStock, type StockLevel, takeStock } from '../../repositories/stock.ts'

/** What the branch offers of a placed order by its rows as they are stored at this moment. */
export async function findOffer(db: Database, order: Pick<Order, 'id' | 'branch'>): Promise<OrderOffer> {
	const { lines, availableChoices } = await readOffer(db, order)
	return decideOffer(lines, availableChoices)
}

/**
 * Takes the pieces that a placed order still needs by its `offer`. Null where it is sold out, by now or meanwhile:
 * nothing is taken then. The caller holds the order.
 */
export async function claimMissing(
	transaction: Knex.Transaction,
	order: Pick<Order, 'id' | 'branch'>,
	offer: OrderOffer,
): Promise<StockLevel[] | null> {
	if (offer.kind === 'sold out') return null
	if (offer.missing.size === 0) return []
	// All rows are held before one is changed: an order that gets only some of its pieces must not keep them.
	await holdStock(transaction, [order.branch], [...offer.missing.keys()])
	const current = await findOffer(transaction, order)
	if (current.kind === 'sold out') return null
	const levels = await takeStock(transaction, order.branch, current.missing)
	if (levels === null) throw new Error(`The pieces of order ${order.id} are gone although they are held`)
	await markTaken(transaction, order.id, current.missing.keys())
	return levels
}

/** Puts back what the lines of an order have taken, once. The caller holds the order. */
export async function giveBackTaken(
	transaction: Knex.Transaction,
	order: Pick<Order, 'id' | 'branch'>,
): Promise<StockLevel[]> {
	const held = await countTaken(transaction, order.id)
	if (held.size === 0) return []
	await holdStock(transaction, [order.branch], [...held.keys()])
	const taken = await countTaken(transaction, order.id)
	await forgetTaken(transaction, order.id)
	return returnStock(transaction, order.branch, taken)
}
