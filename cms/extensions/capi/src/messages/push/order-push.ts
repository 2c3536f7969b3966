import type { PushPayload } from '@app/contract/push'
import type { MailLanguage } from '@app/language/mails'
import type { Order } from '../../repositories/orders.ts'
import type { CatalogueBranch } from '../../shop/catalogue/catalogue.ts'
import { formatPickup } from '../mail/format-pickup.ts'
import type { CustomerNotification } from '../notification.ts'
import type { NotificationEvent } from '../notification-event.ts'

/** Later than this nobody needs to be woken up for it: the tracking page and the mail say it too. */
const MAX_AGE_MS = 4 * 3_600_000

interface OrderPushInput {
	message: Pick<CustomerNotification, 'fact' | 'actor' | 'payment'>
	order: Order
	branch: Pick<CatalogueBranch, 'title' | 'timezone'>
	/** Of the device. */
	language: MailLanguage
}

/** What a device is told of one fact of an order: its reference, never a name. */
export function composeOrderPush({ message, order, branch, language }: OrderPushInput): PushPayload {
	// News of one order take each other's place; money that comes back is another matter.
	const tag = message.payment === null ? `order-${order.reference}` : `payment-${message.payment}`
	const words = composeText({ message, order, branch, language })
	return { ...words, tag, path: `/track/${order.slug}`, language: language.tag }
}

function composeText({ message, order, branch, language }: OrderPushInput): Pick<PushPayload, 'title' | 'body'> {
	const { say } = language
	const names = { reference: order.reference, branch: branch.title }
	const ready = () => ({ branch: branch.title, time: formatPickup(order, branch.timezone, language) })
	switch (message.fact) {
		case 'order.paid':
			return { title: say('Order {reference} is paid', names), body: say('{branch} has it ready {time}.', ready()) }
		case 'order.accepted':
			return {
				title: say('The kitchen has order {reference}', names),
				body: say('{branch} has it ready {time}.', ready()),
			}
		case 'order.ready':
			return {
				title: say('Order {reference} is ready', names),
				body: say('Come and get it: say {reference} at the counter of {branch}.', names),
			}
		case 'order.cancelled':
			return {
				title: say('Order {reference} was cancelled', names),
				body: describeEnd(message.actor, order, { say, branch: branch.title }),
			}
		case 'payment.returned':
			return {
				title: say('Your payment for order {reference} goes back', names),
				body: say('All of it goes back to the card that you paid with.'),
			}
		case 'payment.refund_failed':
			return {
				title: say('Your refund for order {reference} did not arrive', names),
				body: say('The money is still yours. Write to us, and we pay it to you in another way.'),
			}
		default:
			return message.fact satisfies never
	}
}

function describeEnd(
	actor: string | null,
	{ paymentStatus, totalMinor }: Order,
	{ say, branch }: Pick<MailLanguage, 'say'> & { branch: string },
): string {
	const isPaid = (paymentStatus === 'paid' || paymentStatus === 'refunded') && totalMinor > 0
	if (actor === 'customer') {
		return isPaid
			? say('You have cancelled it. Your money goes back to your card.')
			: say('You have cancelled it. Nothing was charged.')
	}
	return isPaid
		? say('We are sorry: {branch} has had to cancel it. Your money goes back to your card.', { branch })
		: say('We are sorry: {branch} has had to cancel it. Nothing was charged.', { branch })
}

/**
 * States of an order in which a fact is still news. What came late because a push service was away may have been
 * overtaken.
 */
const CURRENT: Record<Extract<NotificationEvent, `order.${string}`>, ReadonlySet<Order['orderStatus']>> = {
	'order.paid': new Set(['confirmed', 'accepted', 'preparing']),
	'order.accepted': new Set(['accepted', 'preparing']),
	'order.ready': new Set(['ready']),
	'order.cancelled': new Set(['cancelled']),
}

export function isStillNews(
	{ fact, at }: Pick<CustomerNotification, 'fact' | 'at'>,
	{ orderStatus }: Pick<Order, 'orderStatus'>,
	now: number,
): boolean {
	if (at !== null && now - at > MAX_AGE_MS) return false
	return fact === 'payment.returned' || fact === 'payment.refund_failed' || CURRENT[fact].has(orderStatus)
}
