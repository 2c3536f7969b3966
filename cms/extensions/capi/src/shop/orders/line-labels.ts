import type { OrderLine } from '../../repositories/order-parts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** What of the catalogue knows the dishes' names. */
export type LineMenu = Pick<Catalogue, 'products' | 'words'>

/** What a line says to people: the dish, what was chosen, and what is left out. */
interface LineLabels {
	name: string
	choices: string[]
	requests: string[]
}

/**
 * A line in a language of the menu. It keeps the words with which it was ordered, which are the kitchen's, where the
 * menu says something else by now or has not been translated.
 */
export function lineLabels(
	{ product: id, name, customizations, requests }: Pick<OrderLine, 'product' | 'name' | 'customizations' | 'requests'>,
	{ products, words }: LineMenu,
	language: string,
): LineLabels {
	const choices = customizations.map((choice) => choice.name)
	const product = products.get(id ?? Number.NaN)
	const translated = words.get(language)
	if (!product || !translated) return { name, choices, requests: [...requests] }
	const values = product.customization_options.flatMap((option) => option.values)
	const wordOf = (own: string) => {
		const value = values.find((offered) => offered.name === own)
		return (value && translated.attribute_values.get(value.value_id)?.name) ?? own
	}
	return {
		name: (name === product.name ? translated.products.get(product.id)?.name : null) ?? name,
		choices: choices.map(wordOf),
		requests: requests.map(wordOf),
	}
}
