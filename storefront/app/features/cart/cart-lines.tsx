import type { CartItem } from '@app/contract/records'
import { roomFor } from '@app/domain/cart/cart-lines'
import type { LineIssue } from '@app/domain/cart/line-issue'
import { type ReactNode, useState } from 'react'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { useRestoredFocus } from '../../ui/use-restored-focus.ts'
import { CartLine } from './cart-line.tsx'
import { cartStore } from './cart-store.ts'
import { FIRST_ROWS, keepRows } from './keep-rows.ts'

/** What a route lends the cart: the menu's pictures and its sheet. */
export interface CartLinesProps {
	currency: string
	picture: (item: CartItem) => ReactNode
	/** What of a line is not as the menu has it. */
	findIssue: (item: CartItem) => LineIssue | null
	onEdit: (item: CartItem) => void
}

/** Every line of the cart. */
export function CartLines({ currency, picture, findIssue, onEdit }: CartLinesProps) {
	const items = cartStore.use((cart) => cart.items)
	const { maximum_order_per_item: maximumPerItem } = useSite().settings
	const listProps = useRestoredFocus(items.length)
	const rows = useRows(items)
	return (
		<ul {...listProps}>
			{items.map((item, index) => (
				<CartLine
					key={rows[index]}
					item={item}
					currency={currency}
					max={item.count + roomFor(items, item.id, maximumPerItem)}
					maximumPerItem={maximumPerItem}
					picture={picture(item)}
					issue={findIssue(item)}
					onEdit={onEdit}
				/>
			))}
		</ul>
	)
}

/** A name for each line by which it stays the same on the page. */
function useRows(items: readonly CartItem[]): readonly number[] {
	const [rows, setRows] = useState(FIRST_ROWS)
	const kept = keepRows(
		rows,
		items.map(({ key }) => key),
	)
	if (kept !== rows) setRows(kept)
	return kept.names
}
