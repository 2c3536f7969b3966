import type { Product } from '@app/contract/menu'
import type { DraftItem, Problem } from '@app/contract/orders'
import { english } from '@app/language/language'
import { quantityLimitMessage } from '../cart/quantity-limit.ts'
import { checkSelections } from './customization.ts'

/** What a branch can sell now. */
export interface Assortment {
	/** The menu by product id. */
	products: ReadonlyMap<number, Product>
	/** Products that the branch offers, and those of them that are sold out. */
	sells: ReadonlySet<number>
	soldOut: ReadonlySet<number>
	/** Pieces left of products that are counted. */
	stock?: ReadonlyMap<number, number>
	companyId: number
	/** `maximum_order_per_item` of the settings: pieces of one product in an order, whatever their lines. */
	maximumPerItem: number
}

/** The product of an order's line if it can be sold as asked for, else everything that speaks against it. */
export function findSellable(
	assortment: Assortment,
	item: DraftItem,
	line: number,
): { product: Product; problems: null } | { product: null; problems: Problem[] } {
	const product = assortment.products.get(item.id)
	const at = { line, product_id: item.id, field: `items.${line}.id` }
	if (!product || product.company_id !== assortment.companyId || !assortment.sells.has(product.id)) {
		const message = product
			? english.t('{product} is not sold at this branch.', { product: product.name })
			: english.t('This product is not sold at this branch.')
		return { product: null, problems: [{ code: 'PRODUCT_UNAVAILABLE', message, ...at }] }
	}
	if (assortment.soldOut.has(product.id) || piecesLeft(assortment, product) <= 0) {
		const message = english.t('{product} is sold out.', { product: product.name })
		return { product: null, problems: [{ code: 'OUT_OF_STOCK', message, ...at }] }
	}
	const problems = findWrongChoices(product, item, line)
	return problems.length > 0 ? { product: null, problems } : { product, problems: null }
}

/**
 * Whether so many pieces can be had. `quantity` counts the earlier lines of the product as well: they share its stock
 * and maximum.
 */
export function findTooMany(assortment: Assortment, product: Product, quantity: number, line: number): Problem | null {
	const at = { line, product_id: product.id, field: `items.${line}.quantity` }
	const left = piecesLeft(assortment, product)
	if (quantity > left) {
		const message = english.t('Only {count} of {product} left.', { count: String(left), product: product.name })
		return { code: 'OUT_OF_STOCK', message, available: left, ...at }
	}
	if (quantity <= assortment.maximumPerItem) return null
	return {
		code: 'QUANTITY_LIMIT',
		message: quantityLimitMessage(assortment.maximumPerItem, product.name),
		available: assortment.maximumPerItem,
		...at,
	}
}

function findWrongChoices(product: Product, item: DraftItem, line: number): Problem[] {
	const field = `items.${line}.customizations`
	return checkSelections(product, item.customizations).map(({ code, message, index }) => ({
		code,
		message,
		line,
		product_id: product.id,
		field: index === undefined ? field : `${field}.${index}`,
	}))
}

function piecesLeft({ stock }: Assortment, product: Product): number {
	return stock?.get(product.id) ?? Number.POSITIVE_INFINITY
}
