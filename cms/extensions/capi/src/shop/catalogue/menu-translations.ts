import type { CustomizationOption, Menu } from '@app/contract/menu'
import type { CatalogueRows, Row, TranslatedCollection } from '../../repositories/catalogue-rows.ts'

/** Name and description of a row in another language; null where nobody has translated it. */
interface Translations {
	name: string | null
	description: string | null
}

/** The words of a language: by collection, then by the row's id. */
export type MenuTranslations = Record<TranslatedCollection, ReadonlyMap<number, Translations>>

const filled = (column: unknown): string | null => (typeof column === 'string' && column.trim() !== '' ? column : null)

/** Every language in which the menu has at least one word. */
export function mapMenuTranslations(translations: CatalogueRows['translations']): Map<string, MenuTranslations> {
	const languages = new Map<string, Record<TranslatedCollection, Map<number, Translations>>>()
	for (const [collection, rows] of Object.entries(translations) as [TranslatedCollection, Row[]][]) {
		for (const row of rows) {
			const words = { name: filled(row.name), description: filled(row.description) }
			// A translation that lost its language says nothing.
			if (typeof row.languages_code !== 'string' || (words.name ?? words.description) === null) continue
			const language = languages.get(row.languages_code) ?? createMenuTranslations()
			languages.set(row.languages_code, language)
			language[collection].set(Number(row[`${collection}_id`]), words)
		}
	}
	return languages
}

/** A language without a word. */
export function createMenuTranslations(): Record<TranslatedCollection, Map<number, Translations>> {
	return { categories: new Map(), products: new Map(), attributes: new Map(), attribute_values: new Map() }
}

/** The menu with these words in the place of its own; what has none keeps its own. */
export function translateMenu(menu: Menu, words: MenuTranslations): Menu {
	const nameOf = (collection: TranslatedCollection, id: number, own: string) => words[collection].get(id)?.name ?? own
	const translateOption = (option: CustomizationOption): CustomizationOption => ({
		...option,
		name: nameOf('attributes', option.attribute_id, option.name),
		values: option.values.map((value) => ({
			...value,
			name: nameOf('attribute_values', value.value_id, value.name),
			...(option.removal && { request: value.name }),
		})),
	})
	return {
		...menu,
		products: menu.products.map((product) => ({
			...product,
			name: nameOf('products', product.id, product.name),
			description: words.products.get(product.id)?.description ?? product.description,
			customization_options: product.customization_options.map(translateOption),
		})),
		categories: menu.categories.map((category) => ({
			...category,
			name: nameOf('categories', category.id, category.name),
			description: words.categories.get(category.id)?.description ?? category.description,
		})),
	}
}
