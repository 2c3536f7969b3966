import { lazy, Suspense } from 'react'
import { cartStore } from '../cart/cart-store.ts'
import { savedCartStore } from '../cart/saved-cart-store.ts'

const SavedCartCard = lazy(() => import('./saved-cart-card.tsx').then((m) => ({ default: m.SavedCartCard })))

/** The cart that its customer keeps, offered while nothing else is in the cart; its code comes with the first. */
export function SavedCart({ now }: { now: number }) {
	const kept = savedCartStore.use(({ cart }) => cart)
	const isEmpty = cartStore.use(({ items }) => items.length === 0)
	if (kept === null || !isEmpty) return null
	return (
		<Suspense>
			<SavedCartCard kept={kept} now={now} />
		</Suspense>
	)
}
