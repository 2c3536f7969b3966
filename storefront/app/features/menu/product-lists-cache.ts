import type { Product } from '@app/contract/menu'
import { decideProductList, type ProductsAsked } from '@app/domain/menu/product-lists'
import { record } from '../../lib/log.ts'

/** Lists that were made of a menu, by their names; they go with the menu. */
const shelves = new WeakMap<readonly Product[], Map<string, readonly Product[]>>()

function cacheOf(products: readonly Product[]): Map<string, readonly Product[]> {
	const shelf = shelves.get(products) ?? new Map()
	shelves.set(products, shelf)
	return shelf
}

/**
 * Products of a menu, each list made once. What cannot be asked for is an empty list, and a warning in the device's
 * log.
 */
export function listProducts(products: readonly Product[], asked: ProductsAsked): readonly Product[] {
	const list = decideProductList(asked)
	if ('warning' in list) {
		record('warn', list.warning)
		return []
	}
	const shelf = cacheOf(products)
	const known = shelf.get(list.key) ?? products.filter(list.holds)
	shelf.set(list.key, known)
	return known
}
