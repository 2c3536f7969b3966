/** What allergens and diets of the menu are called. */
export const ALLERGEN_LABELS: Readonly<Record<string, string>> = {
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

export const DIET_LABELS: Readonly<Record<string, string>> = {
	vegetarian: 'Vegetarian',
	vegan: 'Vegan',
	halal: 'Halal',
	gluten_free: 'Gluten free',
}
