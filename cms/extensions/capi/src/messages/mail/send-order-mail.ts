import { isMailable } from '@app/domain/orders/order-access'
import { languageFor } from '../../languages.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { listLines } from '../../repositories/order-parts.ts'
import { findOrderById } from '../../repositories/orders.ts'
import { findPaymentById } from '../../repositories/payments.ts'
import type { CustomerNotification, NotificationDeps } from '../notification.ts'
import { composeOrderMail } from './order-mail.ts'

/** Sends one mail about an order, as the order is now. Rejects when the mail server does not take it. */
export async function sendOrderMail(deps: NotificationDeps, message: CustomerNotification): Promise<void> {
	const { database, catalogue, config } = deps
	const order = await findOrderById(database, message.order)
	const menu = await catalogue.read()
	const branch = order && menu.branches.get(order.branch)
	if (!order || !branch || !isMailable(order.email)) return
	const lines = message.fact === 'order.paid' ? await listLines(database, [order]) : []
	const returned = message.payment === null ? null : await findPaymentById(database, message.payment)
	const storefrontUrl = config.storefrontUrl.href.replace(/\/$/, '')
	const returnedMinor = returned?.amountMinor ?? null
	const language = languageFor(order.language)
	const mail = composeOrderMail({ message, order, lines, branch, returnedMinor, storefrontUrl, language, menu })
	await sendMail(deps, {
		to: order.email,
		language,
		subject: mail.subject,
		template: 'order',
		data: { ...mail.data },
		// The same for every attempt, so that who receives two of them can tell.
		messageId: `${message.id}@${config.publicUrl.hostname}`,
	})
}
