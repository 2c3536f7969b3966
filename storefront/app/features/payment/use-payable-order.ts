import { successOf } from '@app/contract/errors'
import { type TrackedOrder, TrackedOrderSchema } from '@app/contract/orders'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { RequestError } from '../../platform/cms-client.ts'
import { useSite } from '../../platform/site-context.tsx'
import { askOrderStatus, mapPaymentAnswer } from './payment-status.ts'
import { readPaymentSlug } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'

const ReplySchema = successOf(v.object({ order: TrackedOrderSchema }))

export type PayableOrderState =
	| { kind: 'loading' }
	/** This browser does not know the order, or it is another one than the address says. */
	| { kind: 'missing' }
	| { kind: 'unreachable' }
	/** Cancelled, expired or given back. */
	| { kind: 'over'; order: TrackedOrder }
	| { kind: 'payable'; order: TrackedOrder }

/**
 * The order that is to be paid, as the shop has it. One that turns out to be paid is settled, which opens its success page.
 * `reference` is that of the address, null where it has none.
 */
export function usePayableOrder(isAllowed: boolean, reference: string | null): [PayableOrderState, retry: () => void] {
	const { cms } = useSite()
	const [state, setState] = useState<PayableOrderState>({ kind: 'loading' })
	const [tries, setTries] = useState(0)

	// biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
	useEffect(() => {
		if (!isAllowed) return
		const slug = readPaymentSlug()
		if (slug === null) return setState({ kind: 'missing' })
		const stop = new AbortController()
		const load = async (): Promise<PayableOrderState> => {
			const { data } = await cms.get(`/capi/shop/orders/${slug}`, ReplySchema, { signal: stop.signal })
			const { order } = data
			if (reference !== null && order.reference !== reference) return { kind: 'missing' }
			if (order.order_status === 'pending_payment') return { kind: 'payable', order }
			if (order.payment_status !== 'paid') return { kind: 'over', order }
			const orderId = String(order.id)
			const reply = await askOrderStatus(cms, { orderId, slug }, stop.signal)
			settlePayment(orderId, mapPaymentAnswer(reply, order.reference))
			return { kind: 'over', order }
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
