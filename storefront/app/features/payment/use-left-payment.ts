import { remainingMs } from '@app/domain/payment-tracking'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { now } from '../../platform/clock.ts'
import { log } from '../../platform/log.ts'
import { useSite } from '../../platform/site-context.tsx'
import { paymentStore } from './payment-store.ts'

/** These watch the payment while they are open. */
const WATCHING_PAGES = ['/checkout/payment', '/checkout/payment-original', '/order/cart']

/**
 * For the rest of the shop: ends a payment that was left when its window runs out (section 4), and opens its success page if it was paid. One
 * whose window was over before the page was loaded is the reconciliation's.
 */
export function useLeftPayment(): void {
	const { cms } = useSite()
	const navigate = useNavigate()
	const { pathname } = useLocation()
	const isLeft = !WATCHING_PAGES.includes(pathname)
	const startedAt = paymentStore.use((state) => (state.paymentStatus === 'processing' ? state.paymentStartTime : null))

	useEffect(() => {
		if (!isLeft || startedAt === null) return
		const left = remainingMs(paymentStore.get(), now())
		if (left === 0) return
		const end = async () => {
			// Payment code is no part of the first load.
			const { endLapsed } = await import('./end-lapsed.ts')
			const success = await endLapsed(cms)
			if (success !== null) navigate(success)
		}
		const timer = setTimeout(
			() => end().catch((error) => log('warn', 'The payment could not be looked up.', error)),
			left,
		)
		return () => clearTimeout(timer)
	}, [cms, isLeft, startedAt, navigate])
}
