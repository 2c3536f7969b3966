import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../platform/site-context.tsx'
import type { PaymentAnswer } from './payment-status.ts'
import { paymentStore } from './payment-store.ts'
import { watchPayment } from './watch-payment.ts'

/**
 * Watches the tracked payment while the component is on the page, unless `paused` (this tab's own request will tell). Returns the last
 * answer about the present payment; `onAnswer` hears each one.
 */
export function usePaymentWatch(paused: boolean, onAnswer?: (answer: PaymentAnswer) => void): PaymentAnswer | null {
	const { cms } = useSite()
	const [answer, setAnswer] = useState<PaymentAnswer | null>(null)
	const startedAt = paymentStore.use((state) => (state.paymentStatus === 'processing' ? state.paymentStartTime : null))
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
		void watchPayment({ cms, signal: stop.signal, onAnswer: tell, pause })
		return () => stop.abort()
	}, [cms, startedAt, paused])

	return answer
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer)
			window.removeEventListener('online', done)
			document.removeEventListener('visibilitychange', onVisible)
			signal.removeEventListener('abort', done)
			resolve()
		}
		const onVisible = () => document.visibilityState === 'visible' && done()
		const timer = setTimeout(done, ms)
		window.addEventListener('online', done)
		document.addEventListener('visibilitychange', onVisible)
		signal.addEventListener('abort', done)
	})
}
