import type { Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { mapSelections } from '@app/domain/menu/offered-selections'
import { DishPicture } from './dish-picture.tsx'

/** The picture of a cart line as it was built. A product that has left the menu keeps an empty plate. */
export function LinePicture({ item, products }: { item: CartItem; products: readonly Product[] }) {
	const product = products.find((candidate) => String(candidate.id) === item.id)
	if (!product) return <span className="plate block aspect-square rounded-control" />
	return <DishPicture product={product} selections={mapSelections(item)} requests={item.requests} />
}
