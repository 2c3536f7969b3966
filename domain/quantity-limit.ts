import { MAX_LINES_PER_ORDER } from '@app/contract/constants'
import type { CartItem } from '@app/contract/records'

/** Said in the browser and by the shop alike where an order asks for too many of a product. */
export function quantityLimitMessage(maximumPerItem: number, productName: string): string {
	return `An order can have at most ${maximumPerItem} of ${productName}.`
}

export const LINE_LIMIT_MESSAGE = `An order can have at most ${MAX_LINES_PER_ORDER} different items.`

/**
 * How many more pieces of a product the settings' `maximum_order_per_item` allows. It counts all lines of the product, as the server
 * does when it prices the order: otherwise two notes would make two maxima.
 */
export function roomFor(items: readonly CartItem[], productId: string, maximumPerItem: number): number {
	const present = items.reduce((sum, line) => (line.id === productId ? sum + line.count : sum), 0)
	return Math.max(0, maximumPerItem - present)
}
