import type { Branch, Product } from '@app/contract/menu'
import { makeCartItem } from '@app/domain/cart/cart-item'
import { roomFor } from '@app/domain/cart/cart-lines'
import { t } from '@app/language/current'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { announce } from '../../lib/rendering/toast.ts'
import { cartStore } from '../cart/cart-store.ts'
import type { LineSelection } from './line-selection.ts'
import { whyNotSold } from './menu-sections.ts'
import { ProductSheet } from './product-sheet.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useProductSheet } from './use-product-sheet.ts'

/**
 * Opens the product sheet that the address asks for, and keeps it on the page while it leaves. Renders nothing before
 * the first.
 */
export function ProductSheetHost({ branch, products }: { branch: Branch; products: readonly Product[] }) {
	const { add, question } = useAddToCart(branch)
	const { maximum_order_per_item: maximumPerItem } = useSite().settings
	const items = cartStore.use((cart) => cart.items)
	const { shown, isOpen, close } = useProductSheet(products)

	const done = (product: Product, piece: LineSelection) => {
		const item = makeCartItem({ product, branch, currency: branch.currency, ...piece })
		const line = shown?.line
		if (line) {
			cartStore.dispatch({ type: 'replace-line', key: line.key, item, maximumPerItem })
			announce(t('{item} updated', { item: item.name }))
		} else {
			add(item)
		}
		close()
	}

	return (
		<>
			{shown && (
				<ProductSheet
					key={shown.opening}
					open={isOpen}
					onClose={close}
					product={shown.product}
					currency={branch.currency}
					line={shown.line}
					whyNot={whyNotSold(branch, shown.product)}
					room={roomFor(
						items.filter((item) => item.key !== shown.line?.key),
						String(shown.product.id),
						maximumPerItem,
					)}
					onDone={(piece) => done(shown.product, piece)}
				/>
			)}
			{question}
		</>
	)
}
