import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOpenPayment } from './open-payment-store.ts'

const Banner = lazy(async () => ({ default: (await import('./checking-payment-banner.tsx')).CheckingPaymentBanner }))

/**
 * For the cart: while it is not known what became of a payment, its countdown and the way back to it. Renders nothing
 * otherwise, and its code is only loaded then.
 */
export function CheckingPayment() {
	if (useOpenPayment() === null) return null
	return (
		<Suspense fallback={<Skeleton className="h-24" />}>
			<Banner />
		</Suspense>
	)
}
