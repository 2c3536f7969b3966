import { MISSING_KEYS } from '@app/contract/push'
import { serviceWorkerReady } from './service-worker.ts'

/** The browser's notifications and its push subscription, as far as this device has them. */

/** `unsupported`: no notifications, no service workers or no push, as in some in-app browsers and in iOS outside an installed app. */
export type NotificationState = NotificationPermission | 'unsupported'

const ICON = '/icons/icon-192.png'

export function readNotificationPermission(): NotificationState {
	const isSupported = 'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator
	return isSupported ? Notification.permission : 'unsupported'
}

/** Asks the customer, once: a browser that has an answer gives it without asking. Call it from a click. */
export async function requestNotificationPermission(): Promise<NotificationState> {
	if (readNotificationPermission() === 'unsupported') return 'unsupported'
	return Notification.requestPermission()
}

/** Shows a notification through the service worker: the only way on phones. Nothing happens where it may not be shown. */
export async function showNotification({ title, body, tag }: Record<'title' | 'body' | 'tag', string>): Promise<void> {
	if (readNotificationPermission() !== 'granted') return
	const registration = await serviceWorkerReady()
	await registration?.showNotification(title, { body, tag, icon: ICON, data: { path: '/' } })
}

async function pushManager(): Promise<PushManager | null> {
	if (readNotificationPermission() === 'unsupported') return null
	return (await serviceWorkerReady())?.pushManager ?? null
}

/** The device's subscription; null where there is none. */
export async function readSubscription(): Promise<PushSubscription | null> {
	return (await (await pushManager())?.getSubscription()) ?? null
}

/** As above, for those who must know: rejects where the service worker that holds it is not there in time. */
export async function findSubscription(): Promise<PushSubscription | null> {
	return (await requirePushManager()).getSubscription()
}

async function requirePushManager(): Promise<PushManager> {
	const manager = await pushManager()
	if (!manager) throw new Error('There is no service worker to ask about push messages.')
	return manager
}

/**
 * Subscribes this device with the shop's key; one that was made with another key is given up for it. Rejects where the browser or its push
 * service will not.
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscription> {
	const manager = await requirePushManager()
	const options = { userVisibleOnly: true, applicationServerKey: publicKey }
	try {
		return await manager.subscribe(options)
	} catch (error) {
		const former = await manager.getSubscription()
		if (!former) throw error
		await former.unsubscribe()
		return manager.subscribe(options)
	}
}

export interface WireSubscription {
	endpoint: string
	keys: { p256dh: string; auth: string }
}

/** What the shop is told of a subscription. @throws Error with section 5's text when one of its keys is missing. */
export function subscriptionToWire(subscription: Pick<PushSubscription, 'toJSON'>): WireSubscription {
	const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
	if (!endpoint || !p256dh || !auth) throw new Error(MISSING_KEYS)
	return { endpoint, keys: { p256dh, auth } }
}
