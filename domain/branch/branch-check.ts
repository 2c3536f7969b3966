import type { Branch, KitchenStatus, Product } from '@app/contract/menu'
import type { CartItem, PersistedCart } from '@app/contract/records'
import { english, type Language } from '@app/language/language'
import type { FreshFacts } from '../cart/fresh-facts.ts'

/** Why a cart was cleared (section 8, Branch and cart). */
export type ClearReason = 'branch_closed' | 'kitchen_closed' | 'dine_in_only' | 'other' | 'branch_missing'

export type BranchCheck =
	| { kind: 'keep' }
	/** Clear the cart, unset the branch, tell the customer. */
	| { kind: 'clear'; title: string; message: string; reason: ClearReason }
	/** Remove the lines with these keys, tell the customer. */
	| { kind: 'remove'; keys: string[]; title: string; message: string }

type CheckedBranch = Pick<Branch, 'id' | 'can_order_online' | 'kitchen_computed_status' | 'out_of_stock'>

/**
 * Checks the cart against the branches as they are now (section 4, Branch check). A cart without a branch has nothing
 * to check, and no branches at all means that they could not be read. `held`: ids of products that the cart's own
 * unpaid order has taken off the shelf, perhaps the last ones.
 */
export function decideBranchCheck(
	cart: Pick<PersistedCart, 'items' | 'branch'>,
	{ facts: branches }: FreshFacts<readonly CheckedBranch[]>,
	held: ReadonlySet<string> = new Set(),
	language: Language = english,
): BranchCheck {
	if (cart.branch === null || branches.length === 0) return { kind: 'keep' }
	const { id, title } = cart.branch
	const branch = branches.find((candidate) => String(candidate.id) === id)
	if (!branch) return clear(title, 'branch_missing', language)
	if (!branch.can_order_online) return clear(title, reasonOf(branch.kitchen_computed_status), language)
	const soldOut = soldOutIds(branch)
	const gone = cart.items.filter((item) => soldOut.has(item.id) && !held.has(item.id))
	if (gone.length === 0) return { kind: 'keep' }
	const items = [...new Set(gone.map((item) => item.name))].join(', ')
	return {
		kind: 'remove',
		keys: gone.map((item) => item.key),
		title: language.t('Items Removed'),
		message: language.t('{items} removed from cart (out of stock)', { items }),
	}
}

export interface BranchSwitch {
	/** Lines that the new branch can make, now of that branch. */
	keep: CartItem[]
	drop: { item: CartItem; why: 'other_company' | 'not_sold' | 'out_of_stock' }[]
}

/** What of the cart another branch can make (screens.md, /order): compatible, sold there and in stock. */
export function decideBranchSwitch(
	cart: Pick<PersistedCart, 'items'>,
	branch: Pick<Branch, 'id' | 'odooID' | 'company' | 'products' | 'out_of_stock'>,
	products: readonly Pick<Product, 'id' | 'company_id'>[],
): BranchSwitch {
	const companyId = branch.company.id
	const soldHere = new Set(branch.products.map(String))
	const onMenu = new Set(products.filter((product) => product.company_id === companyId).map(({ id }) => String(id)))
	const soldOut = soldOutIds(branch)
	const decision: BranchSwitch = { keep: [], drop: [] }
	for (const item of cart.items) {
		if (item.company_id !== null && item.company_id !== String(companyId)) {
			decision.drop.push({ item, why: 'other_company' })
		} else if (!soldHere.has(item.id) || !onMenu.has(item.id)) {
			decision.drop.push({ item, why: 'not_sold' })
		} else if (soldOut.has(item.id)) {
			decision.drop.push({ item, why: 'out_of_stock' })
		} else {
			const here = { directusBranchId: String(branch.id), odooBranchId: String(branch.odooID) }
			decision.keep.push({ ...item, ...here, company_id: String(companyId) })
		}
	}
	return decision
}

function clear(branch: string, reason: ClearReason, language: Language): BranchCheck {
	const title = language.t('Branch Unavailable')
	return { kind: 'clear', title, message: messageOf(branch, reason, language), reason }
}

function messageOf(branch: string, reason: ClearReason, { t }: Language): string {
	switch (reason) {
		case 'branch_closed':
			return t('{branch} is currently closed. Your cart has been cleared.', { branch })
		case 'kitchen_closed':
		case 'dine_in_only':
			return t('{branch} is only accepting dine-in orders right now. Your cart has been cleared.', { branch })
		case 'other':
			return t('{branch} is not accepting online orders right now. Your cart has been cleared.', { branch })
		case 'branch_missing':
			return t('{branch} is not available right now. Please select another branch to continue.', { branch })
		default:
			return reason satisfies never
	}
}

function reasonOf(status: KitchenStatus): ClearReason {
	return status === 'open' || status === 'busy' ? 'other' : status
}

function soldOutIds(branch: Pick<Branch, 'out_of_stock'>): Set<string> {
	return new Set(branch.out_of_stock.map((entry) => String(entry.odoo_products_id.odoo_id)))
}
