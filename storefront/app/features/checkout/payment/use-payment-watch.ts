import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { pauseUntilWoken } from '../../../lib/timing/pause.ts'
import { useOpenPayment } from './open-payment-store.ts'
import type { PaymentAnswer } from './payment-status.ts'
import { whenReconciled } from './reconciled.ts'
import { watchPayment } from './watch-payment.ts'

/**
 * Watches the open payment while the component is on the page, unless `paused` (this tab's own request will tell).
 * Returns the last answer about the present payment; `onAnswer` hears each one.
 */
export function usePaymentWatch(paused: boolean, onAnswer?: (answer: PaymentAnswer) => void): PaymentAnswer | null {
	const { cms } = useSite()
	const [answer, setAnswer] = useState<PaymentAnswer | null>(null)
	const startedAt = useOpenPayment()
	const listener = useRef(onAnswer)
	listener.current = onAnswer

	useEffect(() => {
		setAnswer(null)
		if (startedAt === null || paused) return
		const stop = new AbortController()
		const tell = (next: PaymentAnswer) => {
			setAnswer(next)
			listener.current?.(next)
		}
		void whenReconciled().then(() => {
			if (!stop.signal.aborted) void watchPayment({ cms, signal: stop.signal, onAnswer: tell, pause: pauseUntilWoken })
		})
		return () => stop.abort()
	}, [cms, startedAt, paused])

	return answer
}
