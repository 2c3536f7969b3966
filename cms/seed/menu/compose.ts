import type { Allergen } from '@app/contract/allergens'
import type { Ingredient } from '@app/illustration/dish'
import { removalsOf } from './choices.ts'
import { INGREDIENT_FACTS } from './ingredients.ts'
import { type ChoiceSeed, layersOf, type ProductSeed } from './product-seed.ts'

export const BURGER_COMPANY = 1
export const CHICKEN_COMPANY = 2

/** Ids of taxes: hot food, drinks and sweets, cold food to take away. */
export const TAX_HOT_FOOD = 1
export const TAX_STANDARD = 2
export const TAX_ZERO = 3

type Defaulted = 'tax' | 'company' | 'kcal' | 'allergens' | 'diets' | 'badges' | 'choices'
export type ProductDraft = Omit<ProductSeed, Defaulted> & Partial<Pick<ProductSeed, Defaulted>>

/** Fills in what follows from the dish: allergens and energy of its layers, and the removals of what it contains. */
export function product(draft: ProductDraft): ProductSeed {
	const layers = layersOf(draft.dish)
	return {
		tax: TAX_HOT_FOOD,
		company: BURGER_COMPANY,
		diets: [],
		badges: [],
		...draft,
		kcal: draft.kcal ?? sumKcal(layers),
		allergens: mergeAllergens(layers, draft.allergens ?? []),
		choices: [...(draft.choices ?? []), ...removalsOf(draft.dish)].reduce(mergeChoice, []),
	}
}

function sumKcal(layers: Ingredient[]): number {
	return layers.reduce((sum, layer) => sum + INGREDIENT_FACTS[layer].kcal, 0)
}

function mergeAllergens(layers: Ingredient[], more: Allergen[]): Allergen[] {
	return [...new Set([...layers.flatMap((layer) => INGREDIENT_FACTS[layer].allergens), ...more])].sort()
}

/** A product has an attribute once: removals of a menu file and of the dish become one list. */
function mergeChoice(choices: ChoiceSeed[], next: ChoiceSeed): ChoiceSeed[] {
	const same = choices.find((choice) => choice.attribute === next.attribute)
	if (!same) return [...choices, next]
	return choices.map((choice) => (choice === same ? { ...same, values: [...same.values, ...next.values] } : choice))
}
