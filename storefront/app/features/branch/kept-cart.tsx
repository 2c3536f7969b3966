import { lazy, Suspense } from 'react'
import { cartStore } from '../cart/cart-store.ts'
import { keptCartStore } from '../cart/kept-cart-store.ts'

const KeptCartCard = lazy(() => import('./kept-cart-card.tsx').then((m) => ({ default: m.KeptCartCard })))

/** The cart that its customer keeps, offered while nothing else is in the cart; its code comes with the first. */
export function KeptCart({ now }: { now: number }) {
	const kept = keptCartStore.use(({ cart }) => cart)
	const isEmpty = cartStore.use(({ items }) => items.length === 0)
	if (kept === null || !isEmpty) return null
	return (
		<Suspense>
			<KeptCartCard kept={kept} now={now} />
		</Suspense>
	)
}
