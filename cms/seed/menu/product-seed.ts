import type { Allergen } from '@app/contract/allergens'
import type { Diet } from '@app/contract/menu'
import type { Dish, Ingredient } from '@app/illustration/dish'

/** A product's choice of an attribute: which of the attribute's values it offers, and what differs there. */
export interface ChoiceSeed {
	attribute: number
	required?: boolean
	values: { value: number; priceExtra?: number }[]
}

/** One product as the menu files write it; rows.ts makes the rows of the tables. */
export interface ProductSeed {
	id: number
	code: string
	name: string
	description: string
	/** Euro, tax inside. */
	price: number
	tax: number
	company: number
	categories: number[]
	kcal: number
	allergens: Allergen[]
	diets: Diet[]
	badges: string[]
	dish: Dish
	choices: ChoiceSeed[]
}

/** The layers of a dish, bun first where it has one. */
export function layersOf(dish: Dish): Ingredient[] {
	switch (dish.kind) {
		case 'burger':
		case 'hotdog':
			return dish.layers
		case 'wrap':
			return dish.fillings
		case 'salad':
			return dish.ingredients
		case 'fries':
			return dish.toppings ?? []
		default:
			return []
	}
}
