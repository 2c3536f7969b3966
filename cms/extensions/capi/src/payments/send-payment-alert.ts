import { formatMoney } from '@app/domain/pricing/money'
import { notifyStaff } from '../forms/notify-staff.ts'
import type { Sender } from '../messages/notification.ts'
import { findOrderById } from '../repositories/orders.ts'
import { findPaymentById } from '../repositories/payments.ts'
import { PAYMENT_ALERT_TOPIC, type PaymentTrouble } from './alert-staff.ts'

const TEXTS: Readonly<Record<PaymentTrouble, { heading: string; text: string }>> = {
	'refund failed': {
		heading: 'A refund has failed',
		text: 'The bank of the customer has returned the refund. The money is at the payment provider again and still belongs to the customer, who was told. Ask how to pay it, or make another refund in the dashboard of the provider.',
	},
	'dispute open': {
		heading: 'A payment is disputed',
		text: 'The customer has asked the bank to take the payment back. The provider holds the money until this is decided. Answer with your evidence in its dashboard, before the day that it names there.',
	},
	'dispute won': { heading: 'A dispute is won', text: 'The payment stays yours.' },
	'dispute lost': {
		heading: 'A dispute is lost',
		text: 'The bank has given the money back to the customer. The payment counts as refunded.',
	},
}

/** Mails staff about a payment that they have to look after. */
export const PAYMENT_ALERT_SENDER: Sender = {
	topic: PAYMENT_ALERT_TOPIC,
	atOnce: 1,
	async send(deps, { id, payload }) {
		const payment = await findPaymentById(deps.database, Number(payload.payment))
		const order = payment && (await findOrderById(deps.database, payment.order))
		if (!payment || !order) return
		const { heading, text } = TEXTS[payload.trouble as PaymentTrouble]
		const { reference } = order
		const amount = formatMoney(payment.amountMinor, payment.currency)
		await notifyStaff(deps, {
			subject: `${heading}: order ${reference}`,
			template: 'payment-alert',
			data: { heading, text, reference, amount },
			collection: 'payments',
			id: payment.id,
			messageId: `payment-alert-${id}`,
		})
	},
}
