import type { Product } from '@app/contract/menu'
import { classNames } from '../../ui/class-names.ts'

const DISHES = 3

interface HeroDishesProps {
	products: readonly Product[]
	/** On every size of the first screen: the one in front comes before other pictures. */
	eager?: boolean
	className?: string
}

/** Three best sellers beside the heading of a menu: what there is to look forward to. */
export function HeroDishes({ products, eager, className }: HeroDishesProps) {
	const dishes = products.filter((product) => product.image && product.badges.includes('bestseller')).slice(0, DISHES)
	return (
		<ul aria-hidden="true" className={classNames('flex justify-center pb-3 md:justify-end', className)}>
			{dishes.map((dish, index) => (
				<li key={dish.id} className={index === 1 ? 'z-1 -mx-[7%] w-2/5 scale-115' : 'w-2/5'}>
					<img
						src={`/media/${dish.image}/product-card`}
						alt=""
						width="480"
						height="480"
						fetchPriority={eager && index === 1 ? 'high' : undefined}
						className="aspect-square w-full object-contain"
					/>
				</li>
			))}
		</ul>
	)
}
