import { useMediaQuery } from '../../ui/use-media-query.ts'
import { BasketAside } from './basket-aside.tsx'
import { BasketBar } from './basket-bar.tsx'
import type { CartLinesProps } from './cart-lines.tsx'

/** The basket: beside the menu where there is room, under the thumb otherwise. Only one of them is on the page. */
export function Basket(props: CartLinesProps) {
	const hasRoomBeside = useMediaQuery('(width >= 64rem)')
	if (!hasRoomBeside) return <BasketBar currency={props.currency} />
	return (
		<div className="pt-6">
			<BasketAside {...props} />
		</div>
	)
}
