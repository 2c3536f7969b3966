import { ProductPicture } from '../../ui/product-picture.tsx'

const SHOWN = 2

/** The first dishes of an order, one half behind the other. */
export function DishStack({ pictures }: { pictures: readonly (string | null)[] }) {
	const shown = [...new Set(pictures)].slice(0, SHOWN)
	return (
		<span className="flex">
			{shown.map((image, index) => (
				<ProductPicture
					key={image ?? 'none'}
					image={image}
					className={
						index === 0
							? 'w-16 rounded-full! ring-3 ring-surface'
							: '-ml-9 w-16 rounded-full! ring-3 ring-surface max-sm:hidden'
					}
				/>
			))}
		</span>
	)
}
