import type { CompletedPayment } from '@app/contract/records'
import { decideSuccessPage } from '@app/domain/payments/checkout-guards'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { now } from '../../../lib/timing/clock.ts'
import { paymentStore } from '../payment/payment-store.ts'

/**
 * The completed payment that the success page is about, once its guards have passed; null before that, and while
 * leaving.
 */
export function useSuccessGuard(): CompletedPayment | null {
	const navigate = useNavigate()
	const [query] = useSearchParams()
	const restored = paymentStore.useRestored()
	const [payment, setPayment] = useState<CompletedPayment | null>(null)
	const isDecided = useRef(false)

	useEffect(() => {
		if (!restored || isDecided.current) return
		isDecided.current = true
		const tracking = paymentStore.get()
		const asked = { ref: query.get('ref'), payment_ref: query.get('payment_ref') }
		const decision = decideSuccessPage({ query: asked, tracking, now: now() })
		if (decision.kind === 'show') return setPayment(tracking.completedPayment)
		// A payment whose window has run out is not dropped here: the cart asks the shop about it first.
		navigate(decision.to, { replace: true })
	}, [query, restored, navigate])

	return payment
}
