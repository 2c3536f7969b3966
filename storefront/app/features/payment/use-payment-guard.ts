import { decidePaymentPage } from '@app/domain/checkout-guards'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { now } from '../../platform/clock.ts'
import type { CmsClient } from '../../platform/cms-client.ts'
import { useSite } from '../../platform/site-context.tsx'
import { forgetConfirmationStep } from './confirmation-step.ts'
import { endLapsed } from './end-lapsed.ts'
import { paymentStore } from './payment-store.ts'

/**
 * Holds a payment page against the guards of sections 5 and 8, once, when the stored tracking has been restored. False until it may be
 * shown: before that nothing of it is on the screen.
 */
export function usePaymentGuard(): boolean {
	const { cms } = useSite()
	const navigate = useNavigate()
	const [query] = useSearchParams()
	const restored = paymentStore.useRestored()
	const [isAllowed, setAllowed] = useState(false)
	const isDecided = useRef(false)

	useEffect(() => {
		if (!restored || isDecided.current) return
		isDecided.current = true
		void guard(cms, query).then((target) => {
			if (target === null) setAllowed(true)
			else navigate(target, { replace: true })
		})
	}, [cms, query, restored, navigate])

	return isAllowed
}

/** Where to go instead, with the state cleared as the guard says; null where the page may be shown. */
async function guard(cms: CmsClient, query: URLSearchParams): Promise<string | null> {
	const tracking = paymentStore.get()
	const asked = {
		order_id: query.get('order_id'),
		amount: query.get('amount'),
		reference: query.get('reference'),
	}
	const decision = decidePaymentPage({ query: asked, tracking, now: now() })
	if (decision.kind === 'show') return null
	if (decision.clear === 'all') {
		paymentStore.dispatch({ type: 'clear-all' })
		forgetConfirmationStep()
		return decision.to
	}
	if (decision.clear === 'nothing') return decision.to
	return (await endLapsed(cms)) ?? decision.to
}
