import type { Product } from '@app/contract/menu'
import { type Selection, selectionAllergens, selectionKcal } from '@app/domain/menu/customization'
import { productBadges } from '@app/domain/menu/menu-filter'
import { currentLanguage, t } from '@app/language/current'
import { Badge } from '../../ui/badge.tsx'
import { trans } from '../../ui/trans.tsx'
import { ALLERGEN_LABELS, labelOf } from './food-labels.ts'

/** Energy, diets and allergens of a product as it is chosen; the choices' own allergens are counted in. */
export function FoodFacts({ product, selections }: { product: Product; selections: readonly Selection[] }) {
	const kcal = selectionKcal(product, selections)
	const allergens = selectionAllergens(product, selections)
	return (
		<div className="grid gap-2">
			<p className="flex flex-wrap items-center gap-2">
				{kcal !== null && <Badge>{t('{kcal} kcal', { kcal: String(kcal) })}</Badge>}
				{productBadges(product, currentLanguage()).map((badge) => (
					<Badge key={badge.key} tone="green" className="whitespace-normal! wrap-anywhere">
						{badge.label}
					</Badge>
				))}
			</p>
			<p aria-live="polite" className="text-sm text-soft">
				{trans('<name>Allergens:</name> {list}', {
					name: (text) => <strong className="text-ink">{text}</strong>,
					list:
						allergens.length > 0
							? allergens.map((key) => labelOf(ALLERGEN_LABELS, key)).join(', ')
							: t('none of the fourteen'),
				})}
			</p>
		</div>
	)
}
