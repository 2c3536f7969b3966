import { ALLERGENS } from '@app/contract/allergens'
import type { Category, Product } from '@app/contract/menu'
import { type Contains, nutritionOf } from '@app/domain/menu/nutrition'
import { t } from '@app/language/current'
import { useEffect, useId } from 'react'
import { deferHydration } from '../../lib/rendering/deferred-hydration.tsx'
import { trans } from '../../ui/trans.tsx'
import { ALLERGEN_LABELS, labelOf } from './food-labels.ts'
import { groupByCategory } from './menu-sections.ts'
import { NUTRITION_ID, showNutrition } from './show-category.ts'

interface NutritionTableProps {
	categories: readonly Category[]
	products: readonly Product[]
}

/**
 * Energy and the fourteen allergens of every dish. It scrolls inside itself: the dishes' names and the allergens stay
 * in sight. Of no hurry: the cards above it answer first.
 */
export const NutritionTable = deferHydration(function NutritionTable({ categories, products }: NutritionTableProps) {
	const id = useId()
	// A link from elsewhere: the dishes above have only estimated heights while the browser looks for it.
	useEffect(() => {
		if (location.hash === `#${NUTRITION_ID}`) showNutrition()
	}, [])
	return (
		<section id={NUTRITION_ID} aria-labelledby={id} className="scroll-mt-4 pt-16">
			<h2 id={id} className="text-[clamp(2.25rem,6vw,4rem)] leading-[0.9]">
				{t('What is in it')}
			</h2>
			<p className="nutrition-key mt-4 max-w-2xl text-lg text-soft">
				{trans(
					'{yes} as it comes, {choice} only with some of its choices. Leaving something off takes no allergen away, and our kitchens handle all fourteen: if yours is severe, please talk to the branch.',
					{ yes: <Mark contains="yes" />, choice: <Mark contains="choice" /> },
				)}
			</p>
			<section
				aria-label={t('Nutrition table')}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
				tabIndex={0}
				className="nutrition mt-6 max-h-[80svh] overflow-auto rounded-card bg-surface"
			>
				<table>
					<caption className="sr-only">{t('Energy and allergens of every dish')}</caption>
					<thead>
						<tr>
							<th scope="col">{t('Dish')}</th>
							<th scope="col">{t('kcal')}</th>
							{ALLERGENS.map((allergen) => (
								<th key={allergen} scope="col">
									<span>{labelOf(ALLERGEN_LABELS, allergen)}</span>
								</th>
							))}
						</tr>
					</thead>
					{groupByCategory(categories, products).map((group) => (
						<tbody key={group.category.id}>
							<tr>
								<th scope="rowgroup" colSpan={2 + ALLERGENS.length}>
									<span>{group.category.name}</span>
								</th>
							</tr>
							{group.products.map((product) => (
								<Row key={product.id} product={product} />
							))}
						</tbody>
					))}
				</table>
			</section>
		</section>
	)
})

function Row({ product }: { product: Product }) {
	const { kcal, allergens } = nutritionOf(product)
	return (
		<tr>
			<th scope="row">{product.name}</th>
			<td>{kcal ?? '–'}</td>
			{ALLERGENS.map((allergen) => (
				<td key={allergen}>
					<Mark contains={allergens[allergen] ?? 'no'} />
				</td>
			))}
		</tr>
	)
}

function Mark({ contains }: { contains: Contains }) {
	if (contains === 'no') return null
	return contains === 'yes' ? <b>{t('Yes')}</b> : <i>{t('Choice')}</i>
}
