import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'

type Labels = Readonly<Record<string, PlainMessage>>

/** What allergens and diets of the menu are called. */
export const ALLERGEN_LABELS: Labels = {
	gluten: 'Gluten',
	crustaceans: 'Crustaceans',
	eggs: 'Eggs',
	fish: 'Fish',
	peanuts: 'Peanuts',
	soybeans: 'Soy',
	milk: 'Milk',
	nuts: 'Nuts',
	celery: 'Celery',
	mustard: 'Mustard',
	sesame: 'Sesame',
	sulphites: 'Sulphites',
	lupin: 'Lupin',
	molluscs: 'Molluscs',
}

export const DIET_LABELS: Labels = {
	vegetarian: 'Vegetarian',
	vegan: 'Vegan',
	halal: 'Halal',
	gluten_free: 'Gluten free',
}

/** What an allergen or a diet is called; one that the CMS alone knows is called by its key. */
export function labelOf(labels: Labels, key: string): string {
	const label = labels[key]
	return label ? t(label) : key
}
