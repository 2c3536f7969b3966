/** The fourteen that have to be declared in the European Union, in the regulation's order (1169/2011, annex II). */
export const ALLERGENS = [
	'gluten',
	'crustaceans',
	'eggs',
	'fish',
	'peanuts',
	'soybeans',
	'milk',
	'nuts',
	'celery',
	'mustard',
	'sesame',
	'sulphites',
	'lupin',
	'molluscs',
] as const

export type Allergen = (typeof ALLERGENS)[number]
