import { type TrackedOrder, TrackedOrderReplySchema } from '@app/contract/orders'
import { useEffect, useState } from 'react'
import { log } from '../../platform/log.ts'
import { useSite } from '../../platform/site-context.tsx'
import { readPaymentSlug } from '../payment/payment-store.ts'

/** The paid order with its ready time and branch: undefined while it is asked for, null where the shop cannot tell. */
export function usePaidOrder(reference: string | null): TrackedOrder | null | undefined {
	const { cms } = useSite()
	const [order, setOrder] = useState<TrackedOrder | null | undefined>(undefined)

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
				setOrder(null)
			})
		return () => stop.abort()
	}, [cms, reference])

	return order
}
