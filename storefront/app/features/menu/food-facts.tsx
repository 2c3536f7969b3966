import type { Product } from '@app/contract/menu'
import { type Selection, selectionAllergens, selectionKcal } from '@app/domain/customization'
import { productBadges } from '@app/domain/menu-filter'
import { Badge } from '../../ui/badge.tsx'
import { ALLERGEN_LABELS } from './food-labels.ts'

/** Energy, diets and allergens of a product as it is chosen; the choices' own allergens are counted in. */
export function FoodFacts({ product, selections }: { product: Product; selections: readonly Selection[] }) {
	const kcal = selectionKcal(product, selections)
	const allergens = selectionAllergens(product, selections)
	return (
		<div className="grid gap-2">
			<p className="flex flex-wrap items-center gap-2">
				{kcal !== null && <Badge>{kcal} kcal</Badge>}
				{productBadges(product).map((badge) => (
					<Badge key={badge.key} tone="green">
						{badge.label}
					</Badge>
				))}
			</p>
			<p aria-live="polite" className="text-sm text-soft">
				<strong className="text-ink">Allergens:</strong>{' '}
				{allergens.length > 0 ? allergens.map((key) => ALLERGEN_LABELS[key] ?? key).join(', ') : 'none of the fourteen'}
			</p>
		</div>
	)
}
