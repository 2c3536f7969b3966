import { MAX_LINES_PER_ORDER } from '@app/contract/constants'
import { english, type Language } from '@app/language/language'

/** Said in the browser and by the shop alike where an order asks for too many of a product. */
export function quantityLimitMessage(maximumPerItem: number, product: string, { t }: Language = english): string {
	return t('An order can have at most {count} of {product}.', { count: String(maximumPerItem), product })
}

/** Said where a cart would have more lines than an order may. */
export function lineLimitMessage({ t }: Language = english): string {
	return t('An order can have at most {count} different items.', { count: MAX_LINES_PER_ORDER })
}
