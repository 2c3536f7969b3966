import { PAYMENT_COUNTDOWN_TICK_MS } from '@app/contract/constants'
import { remainingSeconds } from '@app/domain/payments/payment-tracking'
import { useEffect, useState } from 'react'
import { now } from '../../../lib/timing/clock.ts'
import { paymentStore } from './payment-store.ts'

/**
 * Seconds of the payment window that are left, counted down each second; 0 when no payment is being processed. For
 * what is only ever rendered in the browser: it looks at the clock.
 */
export function useSecondsLeft(): number {
	const tracking = paymentStore.use((state) => state)
	const [seconds, setSeconds] = useState(() => remainingSeconds(tracking, now()))
	useEffect(() => {
		const count = () => setSeconds(remainingSeconds(tracking, now()))
		count()
		if (tracking.paymentStatus !== 'processing') return
		const timer = setInterval(count, PAYMENT_COUNTDOWN_TICK_MS)
		return () => clearInterval(timer)
	}, [tracking])
	return seconds
}
