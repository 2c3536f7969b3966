import type { OrderStatus, TrackedOrder } from '@app/contract/orders'
import { t } from '@app/language/current'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { orderLabels } from './order-labels.ts'

const TONES: Record<OrderStatus, Tone> = {
	pending_payment: 'yellow',
	confirmed: 'yellow',
	accepted: 'yellow',
	preparing: 'yellow',
	ready: 'lime',
	completed: 'green',
	cancelled: 'neutral',
	expired: 'neutral',
}

/** The status of an order in one or two words, and where its money is if that went back. */
export function OrderBadge({
	order,
}: {
	order: Pick<TrackedOrder, 'order_status' | 'payment_status' | 'refund_failed'>
}) {
	return (
		<span className="flex flex-wrap gap-1.5">
			<Badge tone={TONES[order.order_status]}>{t(orderLabels(order).title)}</Badge>
			{order.payment_status === 'refunded' && <Badge>{t(order.refund_failed ? 'Refund failed' : 'Refunded')}</Badge>}
		</span>
	)
}
