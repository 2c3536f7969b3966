import { remainingMs } from '@app/domain/payments/payment-tracking'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { log } from '../../../lib/log.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { now } from '../../../lib/timing/clock.ts'
import { useOpenPayment } from './open-payment-store.ts'
import { paymentStore } from './payment-store.ts'
import { whenReconciled } from './reconciled.ts'

/** These watch the payment while they are open. */
const WATCHING_PAGES = ['/checkout/payment', '/checkout/payment-original', '/order/cart']

/**
 * For the rest of the shop: ends a payment that was left when its window runs out (section 4), and opens its success
 * page as soon as it is known to be paid.
 */
export function useLeftPayment(): void {
	const { cms } = useSite()
	const navigate = useNavigate()
	const { pathname } = useLocation()
	const isLeft = !WATCHING_PAGES.includes(pathname)
	const startedAt = useOpenPayment()

	useEffect(() => {
		if (!isLeft || startedAt === null) return
		const stop = new AbortController()
		const watch = async () => {
			await whenReconciled()
			// Payment code is no part of the first load.
			const { watchLeftPayment } = await import('./watch-left-payment.ts')
			if (!stop.signal.aborted) await watchLeftPayment(cms, stop.signal, (path) => void navigate(path))
		}
		const timer = setTimeout(
			() => watch().catch((error) => log('warn', 'The payment could not be looked up.', error)),
			remainingMs(paymentStore.get(), now()),
		)
		return () => {
			clearTimeout(timer)
			stop.abort()
		}
	}, [cms, isLeft, startedAt, navigate])
}
