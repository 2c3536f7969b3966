import { type TrackedOrder, TrackedOrderReplySchema } from '@app/contract/orders'
import { isOver } from '@app/domain/orders/order-status'
import { useEffect, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { useRefresh } from '../../../lib/rendering/use-refresh.ts'
import { readPaymentSlug } from '../payment/payment-store.ts'

/** Statuses move, and a ready time may be put off, while the page is open. */
const REFRESH_MS = 60_000

/** The paid order with its ready time and branch: undefined while it is asked for, null where the shop cannot tell. */
export function usePaidOrder(reference: string | null): TrackedOrder | null | undefined {
	const { cms } = useSite()
	const [order, setOrder] = useState<TrackedOrder | null | undefined>(undefined)
	const [round, setRound] = useState(0)
	const isMoving = order !== null && order !== undefined && !isOver(order.order_status)
	useRefresh(() => setRound((count) => count + 1), isMoving ? REFRESH_MS : null)

	// biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
	useEffect(() => {
		if (reference === null) return
		const slug = readPaymentSlug()
		if (slug === null) return setOrder(null)
		const stop = new AbortController()
		cms
			.get(`/capi/shop/orders/${slug}`, TrackedOrderReplySchema, { signal: stop.signal })
			.then(({ data }) => setOrder(data.order.reference === reference ? data.order : null))
			.catch((error) => {
				if (stop.signal.aborted) return
				log('info', 'The paid order could not be read.', error)
				// An order that is known stays.
				setOrder((old) => old ?? null)
			})
		return () => stop.abort()
	}, [cms, reference, round])

	return order
}
