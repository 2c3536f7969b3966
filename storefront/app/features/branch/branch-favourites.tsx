import type { Branch } from '@app/contract/menu'
import { t } from '@app/language/current'
import { Link } from 'react-router'
import { Price } from '../../ui/price.tsx'
import { ProductPicture } from '../../ui/product-picture.tsx'
import type { Favourite } from './branch-page-data.server.ts'
import { branchOrderPath } from './branch-path.ts'

/** What people order at a branch. Where it takes orders, a dish opens in its menu. */
export function BranchFavourites({ branch, favourites }: { branch: Branch; favourites: readonly Favourite[] }) {
	if (favourites.length === 0) return null
	return (
		<section aria-labelledby="favourites" className="pt-16 lg:pt-20">
			<h2 id="favourites" className="text-[clamp(2.25rem,6vw,4rem)] leading-[0.9]">
				{t('What people order here')}
			</h2>
			<ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-6 md:mt-8 md:grid-cols-4 md:gap-x-6">
				{favourites.map((favourite) => (
					<li key={favourite.id}>
						{branch.can_order_online ? (
							<Link
								to={`${branchOrderPath(branch)}&product=${favourite.id}`}
								viewTransition
								prefetch="intent"
								className="group press block rounded-card outline-offset-4"
							>
								<Dish favourite={favourite} />
							</Link>
						) : (
							<Dish favourite={favourite} />
						)}
					</li>
				))}
			</ul>
		</section>
	)
}

function Dish({ favourite: { name, image, price, varies } }: { favourite: Favourite }) {
	return (
		<>
			<ProductPicture
				image={image}
				className="[&_img]:p-[6%] [&_img]:transition-transform [&_img]:duration-300 group-hover:[&_img]:scale-106"
			/>
			<span className="mt-3 block">
				<h3 className="text-xl">{name}</h3>
				<Price text={price} from={varies} />
			</span>
		</>
	)
}
