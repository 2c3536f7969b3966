import { decidePaymentPage } from '@app/domain/payments/checkout-guards'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { now } from '../../../lib/timing/clock.ts'
import { forgetConfirmationStep } from './confirmation-step.ts'
import { clearTracking, endWindow } from './open-payment-store.ts'
import { paymentStore } from './payment-store.ts'

/**
 * Holds a payment page against the guards of sections 5 and 8, once, when the stored tracking has been restored.
 * False until it may be shown: before that nothing of it is on the screen.
 */
export function usePaymentGuard(): boolean {
	const navigate = useNavigate()
	const [query] = useSearchParams()
	const restored = paymentStore.useRestored()
	const [isAllowed, setAllowed] = useState(false)
	const isDecided = useRef(false)

	useEffect(() => {
		if (!restored || isDecided.current) return
		isDecided.current = true
		const target = guard(query)
		if (target === null) setAllowed(true)
		else navigate(target, { replace: true })
	}, [query, restored, navigate])

	return isAllowed
}

/**
 * Where to go instead, with the state cleared as the guard says; null where the page may be shown. Nothing is asked
 * before: the cart asks what became of a payment whose window has run out, and opens its success page if it was paid.
 */
function guard(query: URLSearchParams): string | null {
	const tracking = paymentStore.get()
	const asked = {
		order_id: query.get('order_id'),
		amount: query.get('amount'),
		reference: query.get('reference'),
	}
	const decision = decidePaymentPage({ query: asked, tracking, now: now() })
	if (decision.kind === 'show') return null
	if (decision.clear === 'all') {
		clearTracking()
		forgetConfirmationStep()
	}
	if (decision.clear === 'tracking') endWindow()
	return decision.to
}
