import type { PushStatus } from '@app/contract/push'
import { backendReturned, firstNotice, type PushFailure, pushText } from '@app/domain/device/push-texts'
import { currentLanguage, t } from '@app/language/current'
import { BRAND } from '../../../brand.ts'
import { RequestError } from '../../../lib/http/request-error.ts'
import { log } from '../../../lib/log.ts'
import {
	type NotificationState,
	readNotificationPermission,
	readSubscription,
	requestNotificationPermission,
	showNotification,
	subscribeDevice,
	subscriptionToWire,
	WorkerNotReadyError,
} from '../../../lib/pwa/notifications.ts'
import { type PushVisitor, pushCalls } from './push-calls.ts'

/**
 * Done, or the text of section 8 that says what failed. `isEarly`: the same works once the first service worker is
 * active.
 */
export type PushOutcome = { ok: true } | PushRefusal
interface PushRefusal {
	ok: false
	text: string
	isEarly?: true
}

const DONE: PushOutcome = { ok: true }

/** The text of a failure; its cause goes to the device's log. */
export function failPush(failure: PushFailure, error?: unknown): PushRefusal {
	const text = pushText(failure)
	const isAnswer = error instanceof RequestError && error.status > 0
	log('info', text, isAnswer ? backendReturned(error.status) : error)
	return { ok: false, text: t(text), ...(error instanceof WorkerNotReadyError && { isEarly: true }) }
}

const statusOf = (error: unknown) => (error instanceof RequestError ? error.status : 0)

/**
 * Asks the browser for its permission. On a new one the welcome notification follows (section 4); nobody waits for
 * it.
 */
export async function askPermission(): Promise<NotificationState> {
	const before = readNotificationPermission()
	const permission = await requestNotificationPermission()
	if (permission === 'granted' && before !== 'granted') {
		void showNotification(firstNotice(BRAND.name, currentLanguage())).catch((error) =>
			log('info', 'The welcome was not shown.', error),
		)
	}
	return permission
}

/** Subscribes this device and has the shop keep it. The browser's permission is there. */
async function registerDevice(visitor: PushVisitor): Promise<PushOutcome> {
	/** What is under way, should it fail. */
	let step: 'save' | 'subscription' = 'save'
	try {
		const key = await pushCalls.readKey(visitor)
		step = 'subscription'
		const subscription = subscriptionToWire(await subscribeDevice(key))
		step = 'save'
		await pushCalls.subscribe(visitor, subscription)
		return DONE
	} catch (error) {
		return failPush({ step, status: statusOf(error) }, error)
	}
}

/**
 * From a click to notifications: permission, welcome, subscription. For somebody who is neither signed in nor has an
 * order only the permission: there is nothing yet to tell them.
 */
export async function enablePush(visitor: PushVisitor): Promise<PushOutcome> {
	const permission = await askPermission()
	if (permission !== 'granted') return failPush({ step: 'permission', permission })
	return visitor.userId === null && !visitor.orderSlug ? DONE : registerDevice(visitor)
}

/** What switches a device on: what the shop knows of it is changed, what it does not know is made. */
export function switchOnBy(status: PushStatus | null): (visitor: PushVisitor) => Promise<PushOutcome> {
	return status === 'user-disabled' || status === 'subscription-update-required' ? updatePreference : enablePush
}

/** Makes this device's subscription the visitor's; one that the shop does not know is made anew. */
async function updatePreference(visitor: PushVisitor): Promise<PushOutcome> {
	const endpoint = (await readSubscription())?.endpoint
	if (!endpoint) return enablePush(visitor)
	try {
		await pushCalls.update(visitor, endpoint)
		return DONE
	} catch (error) {
		return statusOf(error) === 404 ? registerDevice(visitor) : failPush({ step: 'update' }, error)
	}
}
