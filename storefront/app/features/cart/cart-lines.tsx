import type { CartItem } from '@app/contract/records'
import { roomFor } from '@app/domain/cart-lines'
import type { ReactNode } from 'react'
import { useSite } from '../../platform/site-context.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { CartLine } from './cart-line.tsx'
import { cartStore } from './cart-store.ts'

/** What a route lends the cart: the menu's pictures and its sheet. */
export interface CartLinesProps {
	currency: string
	picture: (item: CartItem) => ReactNode
	onEdit: (item: CartItem) => void
}

/** Every line of the cart. */
export function CartLines({ currency, picture, onEdit }: CartLinesProps) {
	const items = cartStore.use((cart) => cart.items)
	const { maximum_order_per_item: maximumPerItem } = useSite().settings
	const listProps = useKeptFocus(items.length)
	return (
		<ul {...listProps}>
			{items.map((item) => (
				<CartLine
					key={item.key}
					item={item}
					currency={currency}
					max={item.count + roomFor(items, item.id, maximumPerItem)}
					maximumPerItem={maximumPerItem}
					picture={picture(item)}
					onEdit={onEdit}
				/>
			))}
		</ul>
	)
}
