import { SINGLE_CHOICE_ATTRIBUTE_ID } from '@app/contract/constants'
import type { CustomizationOption, Product } from '@app/contract/menu'
import { english, type Language } from '@app/language/language'
import type { PlainMessage } from '@app/language/messages'
import { toMinor } from '../pricing/money.ts'
import { choiceExtraMinor, isSingleChoice } from './customization.ts'

export interface MenuFilter {
	search: string
	categoryId: number | null
	/** A product must suit all of them. */
	diets: readonly string[]
	/** A product must have none of them. */
	withoutAllergens: readonly string[]
}

/**
 * The products that a filter leaves, in the menu's order. Search looks for every word, whatever its case and accents.
 */
export function filterProducts<T extends Product>(products: readonly T[], filter: MenuFilter): T[] {
	const words = fold(filter.search).split(/\s+/).filter(Boolean)
	return products.filter((product) => {
		if (filter.categoryId !== null && !product.pos_categ_ids.includes(filter.categoryId)) return false
		if (!filter.diets.every((diet) => suits(product, diet))) return false
		if (filter.withoutAllergens.some((allergen) => product.allergens.includes(allergen))) return false
		if (words.length === 0) return true
		const text = fold(`${product.name} ${product.description} ${product.category}`)
		return words.every((word) => text.includes(word))
	})
}

/** The lowest price of one piece in minor units, and whether choices that must be made can raise it (`from €9.50`). */
export function priceFrom(product: Product, currency: string): { minor: number; varies: boolean } {
	let minor = toMinor(product.price, currency)
	let varies = false
	for (const option of product.customization_options.filter(mustChoose)) {
		const extras = option.values
			.filter((value) => value.available)
			.map((value) => choiceExtraMinor({ option, value }, currency))
		if (extras.length === 0) continue
		minor += Math.min(...extras)
		varies ||= isSingleChoice(option) && Math.max(...extras) > Math.min(...extras)
	}
	return { minor: Math.max(0, minor), varies }
}

export interface ProductBadge {
	key: string
	label: string
}

/** Others are said as they are. */
const BADGE_LABELS: Readonly<Record<string, PlainMessage>> = {
	bestseller: 'Best seller',
	new: 'New',
	limited: 'Limited',
	spicy: 'Spicy',
	sharing: 'Sharing',
	vegetarian: 'Vegetarian',
	vegan: 'Vegan',
	halal: 'Halal',
	gluten_free: 'Gluten free',
}

/** What a product card shows beside the name: staff's badges, then the diets. Vegan says vegetarian already. */
export function productBadges(product: Pick<Product, 'badges' | 'diets'>, { t }: Language = english): ProductBadge[] {
	const diets = product.diets.filter((diet) => diet !== 'vegetarian' || !product.diets.includes('vegan'))
	const labelOf = (key: string) => (BADGE_LABELS[key] ? t(BADGE_LABELS[key]) : sentence(key))
	return [...new Set([...product.badges, ...diets])].map((key) => ({ key, label: labelOf(key) }))
}

function suits(product: Product, diet: string): boolean {
	return product.diets.includes(diet) || (diet === 'vegetarian' && product.diets.includes('vegan'))
}

function mustChoose(option: CustomizationOption): boolean {
	return option.required || option.attribute_id === SINGLE_CHOICE_ATTRIBUTE_ID
}

function fold(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.toLowerCase()
}

function sentence(key: string): string {
	return key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ')
}
