import type { QuoteRequest } from '@app/contract/orders'
import { countTaken } from '../../repositories/order-stock.ts'
import { findOrderBySlug, findUnpaidOrderOfCart, type Order } from '../../repositories/orders.ts'
import type { Runtime } from '../../runtime.ts'
import type { Replaced } from './place-order.ts'
import { isSlug } from './reference.ts'

type Deps = Pick<Runtime, 'database' | 'clock'>

/** Names that a browser gives, and who is signed in there. */
interface Claim {
	draft: Pick<QuoteRequest, 'cart_id' | 'replaces'>
	user: string | null
}

interface OpenOrders {
	/** The unpaid order that has the cart's name, whoever may have placed it. */
	ofCart: Order | null
	/**
	 * The unpaid order that gives way to another one of who asks: `ofCart`, or the one that the browser asks to replace.
	 */
	own: Order | null
}

/**
 * For so long the name of a guest's cart is enough to take its order's place: of two tabs that check out in the same
 * moment none knows the other's order, nor does a browser whose answer was lost. Later it names the order as well.
 */
const NAME_ALONE_MS = 120_000

/** The cart's unpaid order, by the cart's own name and as the one that the browser asks to replace. */
export async function findOpenOrders({ database, clock }: Deps, { draft, user }: Claim): Promise<OpenOrders> {
	const { cart_id: cart, replaces } = draft
	const isOwn = (order: Order) => isOwnOrder(order, { cart, slug: replaces, user, now: clock.now() })
	const ofCart = cart === null ? null : await findUnpaidOrderOfCart(database, cart)
	if (ofCart && isOwn(ofCart)) return { ofCart, own: ofCart }
	const named = replaces !== null && isSlug(replaces) ? await findOrderBySlug(database, replaces) : null
	return { ofCart, own: named?.orderStatus === 'pending_payment' && isOwn(named) ? named : null }
}

interface Names {
	cart: string | null
	slug: string | null
	user: string | null
	now: number
}

/**
 * Tracking links are passed on, and a cart's name may leak: what belongs to an account gives way to that account
 * alone, and a guest's order to who knows both its own name and that of the cart from which it was ordered.
 */
function isOwnOrder(order: Order, { cart, slug, user, now }: Names): boolean {
	if (order.user !== null) return order.user === user
	if (order.cart === null) return true
	return order.cart === cart && (order.slug === slug || now - order.createdAt < NAME_ALONE_MS)
}

/** What an unpaid order gives back to the one that takes its place: its pieces, unless that is at another branch. */
export async function mapReplaced(
	{ database }: Pick<Deps, 'database'>,
	{ id, branch }: Order,
	newBranch: number,
): Promise<Replaced> {
	return { id, pieces: branch === newBranch ? await countTaken(database, id) : new Map() }
}

/** What the cart's unpaid order holds, for a draft that is only being looked at. */
export async function findHeld(deps: Deps, draft: QuoteRequest, user: string | null): Promise<Replaced | null> {
	const { own } = await findOpenOrders(deps, { draft, user })
	return own && mapReplaced(deps, own, draft.branch)
}
