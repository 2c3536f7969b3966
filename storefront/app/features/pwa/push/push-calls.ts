import { successOf } from '@app/contract/errors'
import {
	type PushCheckReply,
	PushCheckReplySchema,
	PushDoneSchema,
	PushKeySchema,
	type PushPreferences,
	PushPreferencesSchema,
	PushSubscribeReplySchema,
	type PushTopics,
} from '@app/contract/push'
import type { CmsClient } from '../../../lib/http/cms-client.ts'
import { collectDeviceInfo } from '../../../lib/pwa/device-metadata.ts'
import type { WireSubscription } from '../../../lib/pwa/notifications.ts'

/**
 * For whom this device asks: "push calls carry the user id or null" (section 6), and a guest's own order by its name.
 */
export interface PushVisitor {
	cms: CmsClient
	userId: string | null
	orderSlug?: string | null
}

const askerOf = ({ userId, orderSlug = null }: PushVisitor) => ({ userId, orderSlug })

/** Section 7's calls. Each rejects with a RequestError. */
export const pushCalls = {
	async readKey({ cms }: PushVisitor): Promise<string> {
		const { data } = await cms.get('/capi/push/key', successOf(PushKeySchema), { isPublic: true })
		return data.public_key
	},

	check: (
		visitor: PushVisitor,
		device: { endpoint: string | null; permission: NotificationPermission },
	): Promise<PushCheckReply> =>
		visitor.cms.post('/capi/push/check-status', { ...device, ...askerOf(visitor) }, PushCheckReplySchema),

	update: (visitor: PushVisitor, endpoint: string) =>
		visitor.cms.post('/capi/push/update', { endpoint, ...askerOf(visitor) }, PushDoneSchema),

	async subscribe(visitor: PushVisitor, subscription: WireSubscription): Promise<void> {
		const body = { subscription, deviceInfo: await collectDeviceInfo(), ...askerOf(visitor) }
		await visitor.cms.post('/capi/push/subscribe', body, PushSubscribeReplySchema)
	},

	switchOff: (visitor: PushVisitor, endpoint: string) =>
		visitor.cms.post('/capi/push/unsubscribe', { endpoint, reason: 'off', ...askerOf(visitor) }, PushDoneSchema),

	/** The device is nobody's from now on; it needs no sign-in. */
	signOut: (cms: CmsClient, endpoint: string) =>
		cms.post('/capi/push/unsubscribe', { endpoint, reason: 'sign-out' }, PushDoneSchema, { isPublic: true }),

	async preferences(visitor: PushVisitor, endpoint: string, topics: PushTopics | null): Promise<PushPreferences> {
		const body = { endpoint, topics, ...askerOf(visitor) }
		return (await visitor.cms.post('/capi/push/preferences', body, successOf(PushPreferencesSchema))).data
	},
}
