import type { Product } from '@app/contract/menu'
import { t } from '@app/language/current'
import { Link } from 'react-router'
import { HeroDishes } from './hero-dishes.tsx'

/** The top of the order page before a branch is chosen: a question, and what there is to look forward to. */
export function OrderHero({ products }: { products: readonly Product[] }) {
	return (
		<div className="mx-auto max-w-7xl px-3 md:px-6">
			<div className="on-field grid items-end gap-x-8 overflow-hidden rounded-sheet bg-field px-5 text-on-field md:grid-cols-2 md:px-10">
				<div className="pt-8 pb-4 md:py-10">
					<h1 className="max-w-[9ch] text-[clamp(2.9rem,12vw,6rem)] leading-[0.86]">{t('Where shall we cook?')}</h1>
					<Link
						to="/shop"
						viewTransition
						prefetch="intent"
						className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
					>
						{t('Look at the whole menu first')}
					</Link>
				</div>
				<HeroDishes products={products} eager />
			</div>
		</div>
	)
}
