import { MAX_LINES_PER_ORDER } from '@app/contract/constants'

/** Said in the browser and by the shop alike where an order asks for too many of a product. */
export function quantityLimitMessage(maximumPerItem: number, productName: string): string {
	return `An order can have at most ${maximumPerItem} of ${productName}.`
}

export const LINE_LIMIT_MESSAGE = `An order can have at most ${MAX_LINES_PER_ORDER} different items.`
