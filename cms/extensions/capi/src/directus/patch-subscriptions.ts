import { getSchema } from '@directus/api/utils/get-schema'
import { handleWebSocketError } from '@directus/api/websocket/errors'
import { SubscribeHandler } from '@directus/api/websocket/handlers/subscribe'
import { getPayload } from '@directus/api/websocket/utils/items'
import { fmtMessage } from '@directus/api/websocket/utils/message'
import { dispatchEvent } from '../realtime/dispatch-event.ts'
import { listCustomersOf } from '../repositories/customer-orders.ts'
import type { Database } from '../repositories/orders.ts'

/** Has Directus's websocket tell events as dispatch-event.ts does, which reads once what many follow. */
export function patchSubscriptions(
	database: Database,
	handler: Pick<SubscribeHandler, 'subscriptions' | 'dispatch'> = SubscribeHandler.prototype,
): void {
	handler.dispatch = async function dispatch(event) {
		const subscriptions = this.subscriptions[event.collection]
		if (!subscriptions || subscriptions.size === 0) return
		let schema: Promise<object> | undefined
		await dispatchEvent(subscriptions, event, {
			async read(subscription) {
				schema ??= getSchema()
				return getPayload(subscription, subscription.client.accountability, await schema, event)
			},
			ownersOf: (orders) => listCustomersOf(database, orders.map(Number)),
			send: ({ client, uid }, told) => client.send(fmtMessage('subscription', told, uid)),
			fail: ({ client }, error) => handleWebSocketError(client, error, 'subscribe'),
		})
	}
}
