import type { Product } from '@app/contract/menu'
import { composeDish } from '@app/domain/menu/compose-dish'
import type { Selection } from '@app/domain/menu/customization'
import { ProductPicture } from '../../ui/product-picture.tsx'
import { useDrawnDish } from './use-drawn-dish.ts'

interface DishPictureProps {
	product: Product
	selections: readonly Selection[]
	requests: readonly string[]
	/** As the top of a sheet has it. */
	large?: boolean
}

/**
 * A product's picture as the customer built it: no onions means no onions in the picture. Unchanged dishes show the
 * CMS's picture.
 */
export function DishPicture({ product, selections, requests, large = false }: DishPictureProps) {
	const dish = composeDish(product, selections, requests)
	const isChanged = JSON.stringify(dish) !== JSON.stringify(product.illustration)
	const drawn = useDrawnDish(isChanged ? dish : null)
	return (
		<span className="relative block">
			<ProductPicture image={product.image} preset={large ? 'product-sheet' : 'product-card'} wide={large} eager />
			{drawn && <img src={drawn} alt="" className="plate absolute inset-0 size-full rounded-card object-contain" />}
		</span>
	)
}
