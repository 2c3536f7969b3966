import type { QuoteRequest } from '@app/contract/orders'
import { countPieces } from '../../repositories/order-parts.ts'
import { findOrderBySlug, findUnpaidOrderOfCart, type Order } from '../../repositories/orders.ts'
import type { Runtime } from '../../runtime.ts'
import type { Replaced } from './place-order.ts'
import { isSlug } from './reference.ts'

type Deps = Pick<Runtime, 'database'>

/** The cart's unpaid order, by the cart's own name or as the one that the browser asks to replace. */
export async function findOpenOrder(
	{ database }: Deps,
	{ cart_id, replaces }: Pick<QuoteRequest, 'cart_id' | 'replaces'>,
): Promise<{ order: Order; isOfCart: boolean } | null> {
	const own = cart_id === null ? null : await findUnpaidOrderOfCart(database, cart_id)
	if (own) return { order: own, isOfCart: true }
	const named = replaces !== null && isSlug(replaces) ? await findOrderBySlug(database, replaces) : null
	return named?.orderStatus === 'pending_payment' ? { order: named, isOfCart: false } : null
}

/** What an unpaid order gives back to the one that takes its place: its pieces, unless that is at another branch. */
export async function mapReplaced({ database }: Deps, { id, branch }: Order, newBranch: number): Promise<Replaced> {
	return { id, pieces: branch === newBranch ? await countPieces(database, id) : new Map() }
}

/** What the cart's unpaid order holds, for a draft that is only being looked at. */
export async function findHeld(deps: Deps, draft: QuoteRequest): Promise<Replaced | null> {
	const open = await findOpenOrder(deps, draft)
	return open && mapReplaced(deps, open.order, draft.branch)
}
