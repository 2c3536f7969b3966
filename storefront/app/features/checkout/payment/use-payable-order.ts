import { type TrackedOrder, TrackedOrderReplySchema } from '@app/contract/orders'
import { useEffect, useRef, useState } from 'react'
import { RequestError } from '../../../lib/http/cms-client.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { askOrderStatus, mapPaymentAnswer } from './payment-status.ts'
import { readPaymentSlug } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'

export type PayableOrderState =
	| { kind: 'loading' }
	/** This browser does not know the order, or it is another one than the address says. */
	| { kind: 'missing' }
	| { kind: 'unreachable' }
	/** Cancelled, expired or given back. */
	| { kind: 'over'; order: TrackedOrder }
	| { kind: 'payable'; order: TrackedOrder }

/**
 * The order that is to be paid, as the shop has it. One that turns out to be paid is settled, which opens its success
 * page. `reference` is that of the address, null where it has none.
 */
export function usePayableOrder(isAllowed: boolean, reference: string | null): [PayableOrderState, retry: () => void] {
	const { cms } = useSite()
	const [state, setState] = useState<PayableOrderState>({ kind: 'loading' })
	const [tries, setTries] = useState(0)
	/**
	 * The slug that has led to the order. The stored one is another when another tab has begun to pay another order
	 * since.
	 */
	const known = useRef<string | null>(null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
	useEffect(() => {
		if (!isAllowed) return
		const slug = known.current ?? readPaymentSlug()
		if (slug === null) return setState({ kind: 'missing' })
		const stop = new AbortController()
		const load = async (): Promise<PayableOrderState> => {
			const { data } = await cms.get(`/capi/shop/orders/${slug}`, TrackedOrderReplySchema, { signal: stop.signal })
			const { order } = data
			if (reference !== null && order.reference !== reference) return { kind: 'missing' }
			known.current = slug
			if (order.order_status === 'pending_payment') return { kind: 'payable', order }
			if (order.payment_status !== 'paid') return { kind: 'over', order }
			const orderId = String(order.id)
			const reply = await askOrderStatus(cms, { orderId, slug }, stop.signal)
			const answer = mapPaymentAnswer(reply, order.reference)
			settlePayment(orderId, answer)
			// It is paid, but how is not known yet: "nothing will be charged" would be wrong.
			return answer.kind === 'unreachable' ? answer : { kind: 'over', order }
		}
		setState({ kind: 'loading' })
		load()
			.catch((error): PayableOrderState => {
				const isUnknown = error instanceof RequestError && error.status === 404
				return { kind: isUnknown ? 'missing' : 'unreachable' }
			})
			.then((next) => {
				if (!stop.signal.aborted) setState(next)
			})
		return () => stop.abort()
	}, [cms, isAllowed, reference, tries])

	return [state, () => setTries((count) => count + 1)]
}
