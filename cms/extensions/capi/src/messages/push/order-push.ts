import type { PushPayload } from '@app/contract/push'
import type { Order } from '../../repositories/orders.ts'
import type { CatalogueBranch } from '../../shop/catalogue/catalogue.ts'
import type { Fact } from '../facts.ts'
import { formatPickup } from '../mail/format-pickup.ts'
import type { CustomerMessage } from '../message.ts'

/** Later than this nobody needs to be woken up for it: the tracking page and the mail say it too. */
const MAX_AGE_MS = 4 * 3_600_000

interface OrderPushInput {
	message: Pick<CustomerMessage, 'fact' | 'actor' | 'payment'>
	order: Order
	branch: Pick<CatalogueBranch, 'title' | 'timezone'>
}

/** What a device is told of one fact of an order: its reference, never a name. */
export function composeOrderPush({ message, order, branch }: OrderPushInput): PushPayload {
	// News of one order take each other's place; money that comes back is another matter.
	const tag = message.payment === null ? `order-${order.reference}` : `payment-${message.payment}`
	return { ...composeWords({ message, order, branch }), tag, path: `/track/${order.slug}` }
}

function composeWords({ message, order, branch }: OrderPushInput): Pick<PushPayload, 'title' | 'body'> {
	const { reference } = order
	switch (message.fact) {
		case 'order.paid':
			return {
				title: `Order ${reference} is paid`,
				body: `${branch.title} has it ready ${formatPickup(order, branch.timezone)}.`,
			}
		case 'order.accepted':
			return {
				title: `The kitchen has order ${reference}`,
				body: `${branch.title} has it ready ${formatPickup(order, branch.timezone)}.`,
			}
		case 'order.ready':
			return {
				title: `Order ${reference} is ready`,
				body: `Come and get it: say ${reference} at the counter of ${branch.title}.`,
			}
		case 'order.cancelled':
			return { title: `Order ${reference} was cancelled`, body: describeEnd(message.actor, order, branch.title) }
		case 'payment.returned':
			return {
				title: `Your payment for order ${reference} goes back`,
				body: 'All of it goes back to the card that you paid with.',
			}
		default:
			return message.fact satisfies never
	}
}

function describeEnd(actor: string | null, { paymentStatus, totalMinor }: Order, branch: string): string {
	const who = actor === 'customer' ? 'You have cancelled it.' : `We are sorry: ${branch} has had to cancel it.`
	const isPaid = (paymentStatus === 'paid' || paymentStatus === 'refunded') && totalMinor > 0
	return isPaid ? `${who} Your money goes back to your card.` : `${who} Nothing was charged.`
}

/** States of an order in which a fact is still news. What came late because a push service was away may have been overtaken. */
const CURRENT: Record<Exclude<Fact, 'payment.returned'>, ReadonlySet<Order['orderStatus']>> = {
	'order.paid': new Set(['confirmed', 'accepted', 'preparing']),
	'order.accepted': new Set(['accepted', 'preparing']),
	'order.ready': new Set(['ready']),
	'order.cancelled': new Set(['cancelled']),
}

export function isStillNews(
	{ fact, at }: Pick<CustomerMessage, 'fact' | 'at'>,
	{ orderStatus }: Pick<Order, 'orderStatus'>,
	now: number,
): boolean {
	if (at !== null && now - at > MAX_AGE_MS) return false
	return fact === 'payment.returned' || CURRENT[fact].has(orderStatus)
}
