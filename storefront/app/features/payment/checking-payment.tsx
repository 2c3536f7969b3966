import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { paymentStore } from './payment-store.ts'

const Banner = lazy(async () => ({ default: (await import('./checking-payment-banner.tsx')).CheckingPaymentBanner }))

/**
 * For the cart: while a payment is being processed, its countdown and the way back to it. Renders nothing otherwise, and its code is only
 * loaded then.
 */
export function CheckingPayment() {
	const isProcessing = paymentStore.use((state) => state.paymentStatus === 'processing')
	if (!isProcessing) return null
	return (
		<Suspense fallback={<Skeleton className="h-24" />}>
			<Banner />
		</Suspense>
	)
}
