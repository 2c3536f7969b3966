import { listListeners } from '../repositories/push-subscriptions.ts'
import { sendOrderMail } from './mail/send-order-mail.ts'
import type { Channel } from './message.ts'
import { sendOrderPush } from './push/send-order-push.ts'

/** The ways to reach a customer: a topic, the facts that it tells, and how it sends. */
export const CHANNELS: readonly Channel[] = [
	{
		topic: 'message.mail',
		facts: new Set([
			'order.paid',
			'order.accepted',
			'order.ready',
			'order.cancelled',
			'payment.returned',
			'payment.refund_failed',
		]),
		atOnce: 1,
		send: sendOrderMail,
	},
	{
		topic: 'message.push',
		facts: new Set([
			'order.paid',
			'order.accepted',
			'order.ready',
			'order.cancelled',
			'payment.returned',
			'payment.refund_failed',
		]),
		// Push services are many and far away: one that hangs must not keep the others waiting.
		atOnce: 20,
		listDevices: listListeners,
		send: sendOrderPush,
	},
]
