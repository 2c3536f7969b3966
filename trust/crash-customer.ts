import { randomUUID } from 'node:crypto'
import type { CreatedOrder } from '@app/contract/orders'
import type { Reply } from '../scripts/demo-customer.ts'
import type { Random } from './random.ts'
import type { Shop } from './shops.ts'

/** What becomes of an order once it is placed. */
type Intent = 'pay' | 'pay and cancel' | 'let expire'

/** One order as its customer sees it: what was sent, and what was received. */
export interface Errand {
	key: string
	draft: Record<string, unknown>
	intent: Intent
	/** The 201 that the customer received. */
	order: CreatedOrder | null
	heardPaid: boolean
	heardCancelled: boolean
	isDone: boolean
}

export function createErrand(shop: Shop, product: number, random: Random): Errand {
	const items = [{ id: product, quantity: random.integer(1, 2), note: '', requests: [], customizations: [] }]
	const intent = random.pick<Intent>(['pay', 'pay', 'pay and cancel', 'let expire'])
	const received = { order: null, heardPaid: false, heardCancelled: false, isDone: false }
	return { key: randomUUID(), draft: shop.draft({ items }), intent, ...received }
}

/** Throws on anything but a success: the customer tries again later from where they stand. */
function received<T>(reply: Reply<T>): T {
	if (reply.status >= 400) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
	return reply.data
}

/**
 * Goes on with an errand from wherever it was broken off, as a browser does: the same key places the same order, and
 * the shop is asked how the payment stands before another one is begun. Throws when the shop does not answer.
 */
export async function pursue(shop: Shop, errand: Errand): Promise<void> {
	const { customer } = shop
	errand.order ??= received(await customer.place(errand.draft, errand.key)).order
	const { order } = errand
	if (errand.intent === 'let expire') {
		await shop
			.db('orders')
			.where({ id: order.id, order_status: 'pending_payment' })
			.update({ expires_at: new Date(0) })
		received(await customer.askStatus(order))
	} else {
		await pay(shop, errand, order)
		if (errand.intent === 'pay and cancel' && !errand.heardCancelled) {
			const { status } = await customer.cancel(order)
			// 409: the first request had done it before its answer was lost.
			if (status !== 200 && status !== 409) throw new Error(`Cancelling answered ${status}`)
			errand.heardCancelled = true
		}
	}
	errand.isDone = true
}

async function pay({ customer }: Shop, errand: Errand, order: CreatedOrder): Promise<void> {
	if (errand.heardPaid) return
	const { payment_status } = received(await customer.askStatus(order)).directusOrder
	if (payment_status === 'pending') {
		const { payment_ref } = received(await customer.openSession(order))
		received(await customer.confirm(payment_ref))
	}
	errand.heardPaid = true
}
