import { MISSING_KEYS } from '@app/contract/push'
import { findRegistration, serviceWorkerReady } from './service-worker.ts'

/** The browser's notifications and its push subscription, as far as this device has them. */

/**
 * `unsupported`: no notifications, no service workers or no push, as in some in-app browsers and in iOS outside an
 * installed app.
 */
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

/**
 * Shows a notification through the service worker: the only way on phones. Waits minutes for the worker; nothing
 * happens without permission.
 */
export async function showNotification({ title, body, tag }: Record<'title' | 'body' | 'tag', string>): Promise<void> {
	if (readNotificationPermission() !== 'granted') return
	const registration = await serviceWorkerReady(BACKGROUND_PATIENCE_MS)
	await registration?.showNotification(title, { body, tag, icon: ICON, data: { path: '/' } })
}

/**
 * A browser that cannot reach its push service may keep a call waiting without end; a customer waits no longer than
 * this.
 */
const READ_PATIENCE_MS = 5_000
const SUBSCRIBE_PATIENCE_MS = 20_000

/** Rejects where the browser does not answer in time. */
function withPatience<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
	let timer: ReturnType<typeof setTimeout>
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('The browser did not answer in time.')), patienceMs)
	})
	return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/**
 * The device's subscription; null where there is none. It belongs to the registration, so this never waits for a
 * worker. Rejects where the browser does not answer.
 */
export async function readSubscription(): Promise<PushSubscription | null> {
	if (readNotificationPermission() === 'unsupported') return null
	const read = async () => (await (await findRegistration())?.pushManager.getSubscription()) ?? null
	return withPatience(read(), READ_PATIENCE_MS)
}

/** The first worker still installs, as in a fresh installation: the browser can subscribe only once it is active. */
export class WorkerNotReadyError extends Error {
	override name = 'WorkerNotReadyError'
}

/** A customer who presses a button waits this long for the first worker; then they are told. */
const PRESS_PATIENCE_MS = 4_000
/** What nobody waits for is tried for this long. */
const BACKGROUND_PATIENCE_MS = 120_000

/** Resolves once the first worker is active, with whether it is; for a second attempt that nobody waits for. */
export async function waitForWorker(): Promise<boolean> {
	return (await serviceWorkerReady(BACKGROUND_PATIENCE_MS)) !== null
}

async function requirePushManager(): Promise<PushManager> {
	const registration = await serviceWorkerReady(PRESS_PATIENCE_MS)
	if (!registration) throw new WorkerNotReadyError()
	return registration.pushManager
}

/**
 * Subscribes this device with the shop's key; one that was made with another key is given up for it. Rejects where
 * the browser or its push service will not.
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscription> {
	const manager = await requirePushManager()
	const options = { userVisibleOnly: true, applicationServerKey: publicKey }
	const subscribe = async () => {
		try {
			return await manager.subscribe(options)
		} catch (error) {
			const former = await manager.getSubscription()
			if (!former) throw error
			await former.unsubscribe()
			return manager.subscribe(options)
		}
	}
	return withPatience(subscribe(), SUBSCRIBE_PATIENCE_MS)
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
