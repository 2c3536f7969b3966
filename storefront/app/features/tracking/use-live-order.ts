import { type TrackedOrder, TrackedOrderReplySchema } from '@app/contract/orders'
import { isOver } from '@app/domain/orders/order-status'
import { useEffect, useState } from 'react'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { type Connection, followOrder } from './follow-order.ts'

export interface LiveOrder {
	order: TrackedOrder
	connection: Connection
	/** Puts in an order that another call has answered with. */
	replace: (order: TrackedOrder) => void
}

/** The server's order, kept up to date while the page is open and until nothing can change any more. */
export function useLiveOrder(initial: TrackedOrder): LiveOrder {
	const { cms } = useSite()
	const [order, replace] = useState(initial)
	const [connection, setConnection] = useState<Connection>('connecting')
	const { slug } = initial
	const isFinal = isOver(order.order_status) && order.payment_status !== 'paid'
	const isDone = isFinal || order.order_status === 'completed'

	useEffect(() => {
		if (isDone) return
		const path = `/capi/shop/orders/${slug}`
		const following = followOrder({
			open: () => new EventSource(`${cms.address()}${path}/events`),
			ask: async () => (await cms.get(path, TrackedOrderReplySchema)).data.order,
			onOrder: replace,
			onConnection: setConnection,
		})
		const onVisible = () => document.visibilityState === 'visible' && following.wake()
		window.addEventListener('online', following.wake)
		document.addEventListener('visibilitychange', onVisible)
		return () => {
			window.removeEventListener('online', following.wake)
			document.removeEventListener('visibilitychange', onVisible)
			following.stop()
		}
	}, [cms, slug, isDone])

	return { order, connection: isDone ? 'ended' : connection, replace }
}
