import { listListeners } from '../repositories/push-subscriptions.ts'
import { sendOrderMail } from './mail/send-order-mail.ts'
import type { Channel } from './notification.ts'
import { sendOrderPush } from './push/send-order-push.ts'

/** The ways to reach a customer: a topic, and how it sends. Each tells every fact. */
export const CHANNELS: readonly Channel[] = [
	{
		topic: 'message.mail',
		atOnce: 1,
		send: sendOrderMail,
	},
	{
		topic: 'message.push',
		// Push services are many and far away: one that hangs must not keep the others waiting.
		atOnce: 20,
		listDevices: listListeners,
		send: sendOrderPush,
	},
]
