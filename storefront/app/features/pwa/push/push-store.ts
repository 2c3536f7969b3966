import type { PushCheckReply } from '@app/contract/push'
import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { log } from '../../../lib/log.ts'
import { readNotificationPermission, readSubscription } from '../../../lib/pwa/notifications.ts'
import { failPush } from './enable-push.ts'
import { type PushVisitor, pushCalls } from './push-calls.ts'

/** What other features may ask of notifications. Load it with import(): no first screen needs it. */

export { askPermission, enablePush } from './enable-push.ts'

/**
 * What the shop says about notifications on this device; null where the browser has none, or nobody answers. Never
 * rejects.
 */
export async function checkPushStatus(visitor: PushVisitor): Promise<PushCheckReply | null> {
	try {
		const permission = readNotificationPermission()
		if (permission === 'unsupported') return null
		// Without the permission a browser has no subscription, and nothing needs to be waited for.
		const endpoint = permission === 'granted' ? ((await readSubscription())?.endpoint ?? null) : null
		return await pushCalls.check(visitor, { endpoint, permission })
	} catch (error) {
		failPush({ step: 'check' }, error)
		return null
	}
}

/**
 * Who signs out leaves the device to somebody else: the shop no longer tells it about the account. Where the shop
 * cannot be told, the browser gives up the subscription. Never rejects.
 */
export async function leaveDevice(cms: CmsClient): Promise<void> {
	try {
		const subscription = await readSubscription()
		if (!subscription) return
		await pushCalls.signOut(cms, subscription.endpoint).catch(() => subscription.unsubscribe())
	} catch (error) {
		log('info', 'The notifications of this device could not be given up.', error)
	}
}
