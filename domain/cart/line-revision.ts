import type { Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { checkSelections, isSingleChoice, needsChoice } from '../menu/customization.ts'
import { keepOffered, mapSelections } from '../menu/offered-selections.ts'
import { type ItemBranch, makeCartItem } from './cart-item.ts'

export interface LineRevision {
	/** Indexes of the line's choices that are not offered now. */
	gone: number[]
	/** Names of the options that the customer has to choose again. */
	mustChoose: string[]
	/** The line without the gone choices, at today's price. It can be ordered only where nothing has to be chosen. */
	item: CartItem
}

interface Offer {
	product: Product
	branch: ItemBranch & { currency: string }
}

/**
 * A cart line as the menu offers it today. An optional choice that is gone leaves the line; a required one is never
 * replaced by another: the customer chooses again.
 */
export function reviseLine(line: CartItem, { product, branch }: Offer, refused?: ReadonlySet<number>): LineRevision {
	const selections = mapSelections(line)
	const { kept, gone } = keepOffered(product, selections, refused)
	const missing = new Set(checkSelections(product, kept).map(({ attribute_id }) => attribute_id))
	const lost = new Set(gone.map((index) => selections[index]?.attribute_id))
	const mustChoose = product.customization_options.filter((option) => {
		const isChosen = kept.some(({ attribute_id }) => attribute_id === option.attribute_id)
		const lostItsOnly = lost.has(option.attribute_id) && isSingleChoice(option) && needsChoice(option) && !isChosen
		return missing.has(option.attribute_id) || lostItsOnly
	})
	const { count, requests, note } = line
	const { currency } = branch
	return {
		gone,
		mustChoose: mustChoose.map(({ name }) => name),
		item: makeCartItem({ product, branch, currency, count, selections: kept, requests, note }),
	}
}
