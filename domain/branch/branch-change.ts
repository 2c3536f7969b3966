import type { Branch, Menu, Product } from '@app/contract/menu'
import type { CartItem, PersistedCart } from '@app/contract/records'
import type { FreshFacts } from '../cart/fresh-facts.ts'
import { type BranchSwitch, decideBranchSwitch } from './branch-check.ts'

type Cart = Pick<PersistedCart, 'items'>

/** What becomes of the cart when another branch is chosen for it. */
export type BranchChange =
	/** Every line comes along. */
	| { kind: 'change'; branch: Branch; items: CartItem[] }
	/** Some lines stay behind: the customer is asked first (section 5). */
	| { kind: 'ask'; branch: Branch; items: CartItem[]; drop: BranchSwitch['drop'] }
	/** The branch takes no orders now; null where there is no such branch. */
	| { kind: 'refused'; branch: Branch | null }

/** Decides whether a branch can be chosen for a cart. The facts are fresh: lines may stay behind. */
export function decideBranchChange(
	cart: Cart,
	branchId: number,
	{ facts: { branches, products } }: FreshFacts<Pick<Menu, 'branches' | 'products'>>,
): BranchChange {
	const branch = branches.find(({ id }) => id === branchId) ?? null
	if (!branch?.can_order_online) return { kind: 'refused', branch }
	const { keep: items, drop } = decideBranchSwitch(cart, branch, products)
	return drop.length === 0 ? { kind: 'change', branch, items } : { kind: 'ask', branch, items, drop }
}

/**
 * The lines as those of another branch where all of them come along by a menu of any age, else null: then a fresh one
 * decides.
 */
export function takeAllAlong(cart: Cart, branch: Branch, products: readonly Product[]): CartItem[] | null {
	const { keep, drop } = decideBranchSwitch(cart, branch, products)
	return drop.length === 0 ? keep : null
}
