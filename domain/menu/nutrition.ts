import { ALLERGENS } from '@app/contract/allergens'
import type { Product } from '@app/contract/menu'
import { defaultSelections, selectionAllergens, selectionKcal } from './customization.ts'

/** `choice`: not as it comes, but something that can be chosen with it brings it in. */
export type Contains = 'yes' | 'choice' | 'no'

interface NutritionRow {
	/** Of one piece as it comes; null where it is not known. */
	kcal: number | null
	allergens: Readonly<Record<string, Contains>>
}

/** What a product has in it as it comes, and what may come into it with a choice. A removal takes no allergen away. */
export function nutritionOf(product: Product): NutritionRow {
	const asItComes = defaultSelections(product)
	const contained = new Set(selectionAllergens(product, asItComes))
	const possible = new Set(
		product.customization_options.flatMap(({ removal, values }) =>
			removal ? [] : values.flatMap((value) => value.allergens),
		),
	)
	const judge = (allergen: string): Contains =>
		contained.has(allergen) ? 'yes' : possible.has(allergen) ? 'choice' : 'no'
	return {
		kcal: selectionKcal(product, asItComes),
		allergens: Object.fromEntries(ALLERGENS.map((allergen) => [allergen, judge(allergen)])),
	}
}
