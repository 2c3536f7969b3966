import { sendOrderMail } from './mail/send-order-mail.ts'
import type { Channel } from './message.ts'

/** The ways to reach a customer. Another one (push) is another entry: a topic, the facts that it tells, and how it sends. */
export const CHANNELS: readonly Channel[] = [
	{
		topic: 'message.mail',
		facts: new Set(['order.paid', 'order.accepted', 'order.ready', 'order.cancelled', 'payment.returned']),
		send: sendOrderMail,
	},
]
