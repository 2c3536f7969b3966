import { lazy, Suspense } from 'react'
import { useCartNotice } from '../cart/cart-notice-store.ts'
import { useOpenPayment } from '../checkout/payment/open-payment-store.ts'

/** Loads the code of the notice and of what follows from it. */
export const loadCartNotice = () => import('./cart-notice-host.tsx')
const CartNoticeHost = lazy(() => loadCartNotice().then((module) => ({ default: module.CartNoticeHost })))

/** The cart notice modal, and what follows from it; its code comes with the first notice. */
export function CartNotice() {
	const notice = useCartNotice()
	// What becomes of a payment comes first: a cart that is paid is not lost.
	const isPaying = useOpenPayment() !== null
	if (notice === null || isPaying) return null
	return (
		<Suspense>
			<CartNoticeHost notice={notice} />
		</Suspense>
	)
}
