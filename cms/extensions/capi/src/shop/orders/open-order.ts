import type { QuoteRequest } from '@app/contract/orders'
import { countPieces } from '../../repositories/order-parts.ts'
import { findOrderBySlug, findUnpaidOrderOfCart, type Order } from '../../repositories/orders.ts'
import type { Runtime } from '../../runtime.ts'
import type { Replaced } from './place-order.ts'
import { isSlug } from './reference.ts'

type Deps = Pick<Runtime, 'database'>

/** Names that a browser gives, and who is signed in there. */
interface Claim {
	draft: Pick<QuoteRequest, 'cart_id' | 'replaces'>
	user: string | null
}

interface OpenOrder {
	order: Order
	isOfCart: boolean
	/** Whether whoever asks may have it give way to another order. */
	isOwn: boolean
}

/** The cart's unpaid order, by the cart's own name or as the one that the browser asks to replace. */
export async function findOpenOrder({ database }: Deps, { draft, user }: Claim): Promise<OpenOrder | null> {
	const { cart_id, replaces } = draft
	const ofCart = cart_id === null ? null : await findUnpaidOrderOfCart(database, cart_id)
	if (ofCart) return { order: ofCart, isOfCart: true, isOwn: isOwnOrder(ofCart, cart_id, user) }
	const named = replaces !== null && isSlug(replaces) ? await findOrderBySlug(database, replaces) : null
	if (named?.orderStatus !== 'pending_payment' || !isOwnOrder(named, cart_id, user)) return null
	return { order: named, isOfCart: false, isOwn: true }
}

/**
 * Tracking links are passed on, and a cart's name may leak: what belongs to an account gives way to that account alone, and a guest's order to
 * the cart from which it was ordered.
 */
function isOwnOrder(order: Order, cart: string | null, user: string | null): boolean {
	if (order.user !== null) return order.user === user
	return order.cart === null || order.cart === cart
}

/** What an unpaid order gives back to the one that takes its place: its pieces, unless that is at another branch. */
export async function mapReplaced({ database }: Deps, { id, branch }: Order, newBranch: number): Promise<Replaced> {
	return { id, pieces: branch === newBranch ? await countPieces(database, id) : new Map() }
}

/** What the cart's unpaid order holds, for a draft that is only being looked at. */
export async function findHeld(deps: Deps, draft: QuoteRequest, user: string | null): Promise<Replaced | null> {
	const open = await findOpenOrder(deps, { draft, user })
	return open?.isOwn ? mapReplaced(deps, open.order, draft.branch) : null
}
