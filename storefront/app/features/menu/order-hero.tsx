import type { Product } from '@app/contract/menu'
import { Link } from 'react-router'

/** How many dishes stand in the hero. */
const DISHES = 3

/** The top of the order page before a branch is chosen: a question, and what there is to look forward to. */
export function OrderHero({ products }: { products: readonly Product[] }) {
	const dishes = products.filter((product) => product.image && product.badges.includes('bestseller')).slice(0, DISHES)
	return (
		<div className="mx-auto max-w-7xl px-3 md:px-6">
			<div className="on-field grid items-end gap-x-8 overflow-hidden rounded-sheet bg-field px-5 text-on-field md:grid-cols-2 md:px-10">
				<div className="pt-8 pb-4 md:py-10">
					<h1 className="max-w-[9ch] text-[clamp(2.9rem,12vw,6rem)] leading-[0.86]">Where shall we cook?</h1>
					<Link
						to="/shop"
						viewTransition
						prefetch="intent"
						className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
					>
						Look at the whole menu first
					</Link>
				</div>
				<ul aria-hidden="true" className="flex justify-center pb-3 md:justify-end">
					{dishes.map((dish, index) => (
						<li key={dish.id} className={index === 1 ? 'z-1 -mx-[7%] w-2/5 scale-115' : 'w-2/5'}>
							<img
								src={`/media/${dish.image}/product-card`}
								alt=""
								width="480"
								height="480"
								fetchPriority={index === 1 ? 'high' : undefined}
								className="aspect-square w-full object-contain"
							/>
						</li>
					))}
				</ul>
			</div>
		</div>
	)
}
