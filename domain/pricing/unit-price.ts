import type { Product } from '@app/contract/menu'
import { type Selection, selectionExtraMinor } from '../menu/customization.ts'
import { toMinor } from './money.ts'

/** Price of one piece as chosen, in minor units and never below 0: what the cart shows and the shop charges. */
export function unitPriceMinor(product: Product, selections: readonly Selection[], currency: string): number {
	return Math.max(0, toMinor(product.price, currency) + selectionExtraMinor(product, selections, currency))
}
