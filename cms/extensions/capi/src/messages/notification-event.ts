import type { OrderStatus, PaymentStatus } from '@app/contract/orders'
import type { Actor } from '../repositories/order-parts.ts'

/** What customers are told about. Each happens to an order once; a payment goes back once. */
export type NotificationEvent =
	| 'order.paid'
	| 'order.accepted'
	| 'order.ready'
	| 'order.cancelled'
	| 'payment.returned'
	| 'payment.refund_failed'

interface Move {
	to: OrderStatus
	/** As it is when the order moves: a refund is only owed then. */
	paymentStatus: PaymentStatus
	actor: Actor
}

/** What a customer is told when an order moves, if anything. Somebody who gives up an unpaid order knows it. */
export function eventOfMove({ to, paymentStatus, actor }: Move): NotificationEvent | null {
	switch (to) {
		case 'confirmed':
			return 'order.paid'
		case 'accepted':
			return 'order.accepted'
		case 'ready':
			return 'order.ready'
		case 'cancelled':
			return paymentStatus === 'paid' || actor === 'staff' ? 'order.cancelled' : null
		default:
			return null
	}
}
