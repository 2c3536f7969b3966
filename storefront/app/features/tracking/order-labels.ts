import type { OrderStatus, PaymentStatus, TrackedOrder } from '@app/contract/orders'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'

export interface OrderLabels {
	/** Big, at the top of the page. */
	headline: PlainMessage
	text: PlainMessage
	/** What the browser's tab says. */
	title: PlainMessage
}

const LABELS: Record<OrderStatus, OrderLabels> = {
	pending_payment: {
		headline: 'Waiting for your payment',
		text: 'The kitchen starts as soon as your order is paid.',
		title: 'Waiting for payment',
	},
	confirmed: {
		headline: 'We have your order',
		text: 'Paid and in. The kitchen reads it next.',
		title: 'Order confirmed',
	},
	accepted: { headline: 'The kitchen said yes', text: 'You are next in line for the grill.', title: 'Order accepted' },
	preparing: { headline: 'On the grill', text: 'Your food is being made right now.', title: 'On the grill' },
	ready: {
		headline: 'Come and get it!',
		text: 'Your order is ready. Say your reference at the counter.',
		title: 'Ready!',
	},
	completed: { headline: 'Enjoy every bite', text: 'You have collected this order. See you soon!', title: 'Collected' },
	cancelled: { headline: 'Order cancelled', text: 'Nothing was charged.', title: 'Cancelled' },
	expired: {
		headline: 'This order ran out of time',
		text: 'It was not paid in time. Nothing was charged.',
		title: 'Expired',
	},
}

const CANCELLED_TEXTS: Partial<Record<PaymentStatus, PlainMessage>> = {
	refunded: 'Your money is on its way back to your card. Banks take up to five days.',
	paid: 'We are sending your money back to your card.',
}

const REFUND_FAILED: PlainMessage =
	'Your bank could not take our refund. The money is still yours: write to us, and we pay it in another way.'

/** What an order's status means, in words for people. */
export function orderLabels(
	order: Pick<TrackedOrder, 'order_status' | 'payment_status'> & Partial<Pick<TrackedOrder, 'refund_failed'>>,
): OrderLabels {
	const words = LABELS[order.order_status]
	if (order.refund_failed) return { ...words, text: REFUND_FAILED }
	const text = order.order_status === 'cancelled' ? CANCELLED_TEXTS[order.payment_status] : undefined
	return text === undefined ? words : { ...words, text }
}

/**
 * A title that was kept on this device, in the language of the page. One of another version of the app stays as it
 * is.
 */
export function savedTitle(kept: string): string {
	const words = Object.values(LABELS).find(({ title }) => title === kept)
	return words ? t(words.title) : kept
}
