import { t } from '@app/language/current'
import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import { ProductPicture } from '../../../ui/product-picture.tsx'
import type { BestSeller } from './home-data.server.ts'

/** What most people order, swiped on a phone. */
export function BestSellers({ products }: { products: readonly BestSeller[] }) {
	if (products.length === 0) return null
	return (
		<section aria-labelledby="best-sellers" className="mx-auto max-w-7xl pt-16 md:px-6 lg:pt-24">
			<div className="flex items-end justify-between gap-4 px-4 md:px-0">
				<h2 id="best-sellers" className="max-w-[14ch] text-[clamp(2.5rem,7vw,4.5rem)] leading-[0.9]">
					{t('The ones people come back for')}
				</h2>
				<ButtonLink to="/shop" viewTransition variant="secondary" className="max-md:hidden">
					{t('Whole menu')}
				</ButtonLink>
			</div>
			<ul className="swipe mt-8 grid auto-cols-[min(68vw,17rem)] grid-flow-col grid-cols-none gap-4 overflow-x-auto px-4 pb-4 md:px-0 lg:grid-flow-row lg:grid-cols-3 lg:gap-6">
				{products.map((product) => (
					<li key={product.id} className="snap-start">
						<Link
							to={`/order?product=${product.id}`}
							viewTransition
							prefetch="intent"
							className="group press block rounded-card outline-offset-4"
						>
							<ProductPicture
								image={product.image}
								className="[&_img]:p-[6%] [&_img]:transition-transform [&_img]:duration-300 group-hover:[&_img]:scale-106"
							/>
							<span className="mt-3 flex items-baseline justify-between gap-3">
								<h3 className="text-2xl">{product.name}</h3>
								<Price text={product.price} from={product.varies} className="text-lg" />
							</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
