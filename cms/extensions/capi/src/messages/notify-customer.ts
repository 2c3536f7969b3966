import type { Knex } from 'knex'
import type { Actor } from '../repositories/order-parts.ts'
import { enqueueTask } from '../repositories/outbox.ts'
import { CHANNELS } from './channels.ts'
import type { NotificationEvent } from './notification-event.ts'

interface News {
	fact: NotificationEvent
	order: number
	/** The payment that goes back, where the fact is about one. */
	payment?: number
	actor?: Actor
	now: number
}

/**
 * Notes, in the transaction in which something becomes true, that the customer is to be told of it. Each channel gets
 * rows of its own in the outbox, one or one for each device; told twice of one fact, it keeps the first.
 */
export async function notifyCustomer(
	transaction: Knex.Transaction,
	{ fact, order, payment, actor, now }: News,
): Promise<void> {
	for (const { topic, listDevices } of CHANNELS) {
		const payload = { fact, order, at: now, ...(payment && { payment }), ...(actor && { actor }) }
		const name = `${topic} ${fact} ${payment ?? order}`
		if (!listDevices) await enqueueTask(transaction, { topic, payload, fact: name, now })
		for (const device of (await listDevices?.(transaction, order)) ?? []) {
			await enqueueTask(transaction, { topic, payload: { ...payload, device }, fact: `${name} ${device}`, now })
		}
	}
}
