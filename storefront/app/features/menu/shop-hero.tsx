import type { Product } from '@app/contract/menu'
import { plural, t } from '@app/language/current'
import { Icon } from '../../ui/icon.tsx'
import { HeroDishes } from './hero-dishes.tsx'
import { NUTRITION_ID, showNutrition } from './show-category.ts'

/** The top of the whole menu: how much there is, and the way to what is in it. */
export function ShopHero({ products, branchCount }: { products: readonly Product[]; branchCount: number }) {
	return (
		<div className="on-field grid items-end gap-x-8 overflow-hidden rounded-sheet bg-field px-5 text-on-field md:grid-cols-2 md:px-10">
			<div className="pt-8 pb-6 md:py-12">
				<h1 className="max-w-[9ch] text-[clamp(2.9rem,12vw,6rem)] leading-[0.86]">{t('The whole menu')}</h1>
				<p className="mt-5 max-w-[32ch] text-lg text-on-field-soft">
					{plural(
						branchCount,
						{
							one: '{dishes} dishes, one branch. Find what you fancy first, then pick who cooks it.',
							other: '{dishes} dishes, {count} branches. Find what you fancy first, then pick who cooks it.',
						},
						{ dishes: products.length },
					)}
				</p>
				<a
					href={`#${NUTRITION_ID}`}
					onClick={() => requestAnimationFrame(showNutrition)}
					className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
				>
					{t('What is in it: nutrition and allergens')}
					<Icon name="chevron-down" className="size-5" />
				</a>
			</div>
			<HeroDishes products={products} className="max-md:hidden" />
		</div>
	)
}
