import { languageFor } from '../../languages.ts'
import { isNotified } from '../../push/asker.ts'
import { isKnownPushService } from '../../push/push-hosts.ts'
import { findOrderById } from '../../repositories/orders.ts'
import { deleteDevice, findDeviceById } from '../../repositories/push-subscriptions.ts'
import type { CustomerNotification, NotificationDeps } from '../notification.ts'
import type { NotificationEvent } from '../notification-event.ts'
import { deliver } from './deliver.ts'
import { composeOrderPush, isStillNews } from './order-push.ts'

const TTL_SECONDS = 4 * 3_600
const URGENT: ReadonlySet<NotificationEvent> = new Set(['order.ready', 'order.cancelled'])

/**
 * Tells one device of one fact of an order, if it still wants to hear of it and it is still news. A device that its
 * push service no longer knows is forgotten. Rejects when the message has to be tried again.
 */
export async function sendOrderPush(deps: NotificationDeps, message: CustomerNotification): Promise<void> {
	const { database, catalogue, clock, config, logger } = deps
	const { vapid, hosts } = config.push
	const device = message.device === null ? null : await findDeviceById(database, message.device)
	const order = await findOrderById(database, message.order)
	const branch = order && (await catalogue.read()).branches.get(order.branch)
	if (!vapid || !device || !order || !branch || !isStillNews(message, order, clock.now())) return
	// Since the message was written it may have been switched off, left by its customer, or be of a service that is no
	// longer allowed.
	const isWanted = device.isEnabled && device.topics.orders && device.serverKey === vapid.publicKey
	const isTold = await isNotified(deps, device, { user: null, order })
	if (!isWanted || !isTold || !isKnownPushService(device.endpoint, hosts)) return
	const language = languageFor(device.language, order.language)
	const payload = composeOrderPush({ message, order, branch, language })
	const sending = { ttlSeconds: TTL_SECONDS, isUrgent: URGENT.has(message.fact) }
	const delivery = await deliver(device, payload, vapid, sending)
	if (delivery === 'gone') await deleteDevice(database, device.id)
	if (delivery === 'refused') logger.warn(`Push message ${message.id} was refused by its push service`)
}
