import type { Line } from '@app/contract/orders'
import { currentLanguage } from '@app/language/current'

/**
 * What a line of an order says in the language of the page; what the menu does not translate says what the kitchen
 * reads.
 */
export function lineLabels({ name, customizations, requests, translations }: Line) {
	return (
		translations?.[currentLanguage().tag] ?? { name, choices: customizations.map((choice) => choice.name), requests }
	)
}
