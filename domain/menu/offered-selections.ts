import type { Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { checkSelections, type Selection } from './customization.ts'

/** The choices of a cart line with the numbers that the menu has; stored ids are strings. */
export function mapSelections(line: Pick<CartItem, 'customizations'>): Selection[] {
	return line.customizations.map((stored) => ({
		attribute_id: Number(stored.attribute_id),
		value_id: Number(stored.value_id),
		template_attribute_value_id: Number(stored.template_attribute_value_id),
	}))
}

export interface OfferedSelections {
	kept: Selection[]
	/** Indexes of the selections that the product does not offer now. */
	gone: number[]
}

/**
 * Separates the selections that a product still offers from those that it does not. `refused`: indexes that the shop
 * has refused.
 */
export function keepOffered(
	product: Pick<Product, 'name' | 'customization_options'>,
	selections: readonly Selection[],
	refused: ReadonlySet<number> = new Set(),
): OfferedSelections {
	const against = checkSelections(product, selections).flatMap(({ index }) => index ?? [])
	const gone = [...new Set([...against, ...refused])].filter((index) => index < selections.length).sort((a, b) => a - b)
	return { kept: selections.filter((_, index) => !gone.includes(index)), gone }
}
