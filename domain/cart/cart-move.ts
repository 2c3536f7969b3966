import type { Branch, Product } from '@app/contract/menu'
import type { CartItem, PersistedCart } from '@app/contract/records'
import { type BranchSwitch, decideBranchSwitch } from '../branch/branch-check.ts'
import { greatCircleMeters, type Place } from '../branch/distance.ts'
import { checkSelections } from '../menu/customization.ts'
import { mapSelections } from '../menu/offered-selections.ts'
import { toMinor } from '../pricing/money.ts'
import { makeCartItem } from './cart-item.ts'
import type { FreshFacts } from './fresh-facts.ts'

/** Why a line cannot come along; `choice_gone`: something that was chosen with it is not offered now. */
export type MissingReason = BranchSwitch['drop'][number]['why'] | 'choice_gone'

/** What becomes of a cart whose branch takes no orders any more, at the nearest branch that does. */
export interface CartMove {
	branch: Branch
	/** As the crow flies from the lost branch, in metres: 0 for that one itself; null where its place is not known. */
	distanceMeters: number | null
	/** The lines that come along, at today's prices and of the new branch. */
	items: CartItem[]
	/** Those of them that cost another price: one piece, decimal. */
	repriced: { item: CartItem; was: number }[]
	missing: { item: CartItem; why: MissingReason }[]
}

interface Shop {
	branches: readonly Branch[]
	products: readonly Product[]
}

/**
 * The offer to move a lost cart to the nearest branch that takes orders now and can make anything of it; null where
 * there is none. Without the lost branch's place the branches go by name. Only an offer: the server prices the order
 * once more before anything is charged.
 */
export function decideCartMove(
	lost: Pick<PersistedCart, 'items' | 'branch'>,
	{ facts: { branches, products } }: FreshFacts<Shop>,
): CartMove | null {
	const origin = branches.find((branch) => String(branch.id) === lost.branch?.id)
	const from = origin ? placeOf(origin) : null
	const open = branches
		.filter((branch) => branch.can_order_online)
		.map((branch) => ({ branch, distanceMeters: from && greatCircleMeters(from, placeOf(branch)) }))
		.sort(
			(a, b) =>
				// Its own comes first, also before another one under the same roof.
				Number(b.branch === origin) - Number(a.branch === origin) ||
				(a.distanceMeters ?? 0) - (b.distanceMeters ?? 0) ||
				a.branch.title.localeCompare(b.branch.title),
		)
	for (const { branch, distanceMeters } of open) {
		const { items, ...changes } = takeAlong(lost, branch, products)
		if (items.length > 0) return { branch, distanceMeters, items, ...changes }
	}
	return null
}

/**
 * What becomes of a cart at a branch that nobody has pressed on: a link names it. The facts are fresh: lines may stay
 * behind.
 */
export function decideMoveTo(
	cart: Pick<PersistedCart, 'items'>,
	branch: Branch,
	{ facts: { products } }: FreshFacts<Pick<Shop, 'products'>>,
): CartMove {
	return { branch, distanceMeters: null, ...takeAlong(cart, branch, products) }
}

/** Whether the cart is the same for its customer after the move: every line comes along, each at its price. */
export const isSameAfter = ({ repriced, missing }: CartMove): boolean => repriced.length === 0 && missing.length === 0

/** What can become of a cart that was lost with its branch. */
export interface LostCartOffer {
	/** Where it can be cooked now, null where nowhere. */
	move: CartMove | null
	/** The branch itself where it takes no orders now but may again: the cart can wait for it. */
	waitsFor: Branch | null
}

/** The ways on with a lost cart. The facts are fresh: a cart for which an old menu knows no way would be given up. */
export function decideLostCartOffer(
	lost: Pick<PersistedCart, 'items' | 'branch'>,
	menu: FreshFacts<Shop>,
): LostCartOffer {
	const own = menu.facts.branches.find(({ id }) => String(id) === lost.branch?.id)
	return { move: decideCartMove(lost, menu), waitsFor: own && !own.can_order_online ? own : null }
}

function takeAlong(lost: Pick<PersistedCart, 'items'>, branch: Branch, products: readonly Product[]) {
	const { keep, drop } = decideBranchSwitch(lost, branch, products)
	const items: CartItem[] = []
	const repriced: CartMove['repriced'] = []
	const missing: CartMove['missing'] = [...drop]
	for (const line of keep) {
		const item = remake(line, branch, products)
		if (item === null) {
			missing.push({ item: line, why: 'choice_gone' })
			continue
		}
		items.push(item)
		const isSamePrice = toMinor(item.price, branch.currency) === toMinor(line.price, branch.currency)
		if (!isSamePrice) repriced.push({ item, was: line.price })
	}
	return { items, repriced, missing }
}

/** The line as it is made today; null where something that was chosen is not offered any more. */
function remake(line: CartItem, branch: Branch, products: readonly Product[]): CartItem | null {
	const product = products.find(({ id }) => String(id) === line.id)
	const selections = mapSelections(line)
	if (!product || checkSelections(product, selections).length > 0) return null
	const { count, requests, note } = line
	return makeCartItem({ product, branch, currency: branch.currency, count, selections, requests, note })
}

function placeOf({ location }: Pick<Branch, 'location'>): Place {
	const [lng, lat] = location.coordinates
	return { lat, lng }
}
