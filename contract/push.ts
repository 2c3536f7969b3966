import * as v from 'valibot'
import { DeviceInfoSchema } from './device-metadata.ts'

/**
 * Push messages (sections 4 and 7, Push): what a browser and the shop tell each other about this device's
 * notifications.
 */

/** Longer than the address that any push service hands out. */
const MAX_ENDPOINT_LENGTH = 1_500
const MAX_KEY_LENGTH = 200

/** Section 4: what the shop says about notifications on the device that asks. */
export const PushStatusSchema = v.picklist([
	'active',
	'user-disabled',
	'login-required',
	'browser-permission-required',
	'subscription-required',
	'subscription-update-required',
])
export type PushStatus = v.InferOutput<typeof PushStatusSchema>

/**
 * Section 2's push modals: `permission` is A, Enable Push Notifications; `device` is B, Get Notifications on this
 * Device.
 */
export const PushModalSchema = v.picklist(['permission', 'device'])
export type PushModal = v.InferOutput<typeof PushModalSchema>

export const NotificationPermissionSchema = v.picklist(['default', 'granted', 'denied'])

/** What a device wants to be told about. */
export const PushTopicsSchema = v.object({ orders: v.boolean(), offers: v.boolean() })
export type PushTopics = v.InferOutput<typeof PushTopicsSchema>

const EndpointSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ENDPOINT_LENGTH, 'is too long'))

/** What every call says about who asks. Who is signed in is told by the token: `userId` is not believed. */
const asker = {
	userId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
	/** A guest's own order, by its unguessable name. */
	orderSlug: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), null),
}

/** POST /capi/push/check-status body. `endpoint` is null on a device without a subscription. */
export const PushCheckRequestSchema = v.object({
	endpoint: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_ENDPOINT_LENGTH, 'is too long'))), null),
	permission: NotificationPermissionSchema,
	...asker,
})
export type PushCheckRequest = v.InferOutput<typeof PushCheckRequestSchema>

/** POST /capi/push/check-status reply. `modal_type` is null where there is nothing to ask the customer. */
export const PushCheckReplySchema = v.object({
	success: v.literal(true),
	status: PushStatusSchema,
	message: v.string(),
	modal_type: v.nullable(PushModalSchema),
})
export type PushCheckReply = v.InferOutput<typeof PushCheckReplySchema>

/**
 * POST /capi/push/update body: the subscription that the shop knows under this address is the caller's from now on,
 * and switched on.
 */
export const PushUpdateRequestSchema = v.object({ endpoint: EndpointSchema, ...asker })
export type PushUpdateRequest = v.InferOutput<typeof PushUpdateRequestSchema>

/** POST /capi/push/update, /renew and /unsubscribe reply. */
export const PushDoneSchema = v.object({ success: v.literal(true), message: v.string() })

const keyOf = (name: string) =>
	v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_KEY_LENGTH, `${name} is too long`))), '')

/**
 * Section 3, Push subscription, as PushSubscription.toJSON() writes it. That both keys are there is checked with a
 * text of its own.
 */
export const PushSubscriptionSchema = v.object({
	endpoint: EndpointSchema,
	keys: v.optional(v.nullable(v.object({ p256dh: keyOf('p256dh'), auth: keyOf('auth') })), null),
})
export type PushSubscriptionInput = v.InferOutput<typeof PushSubscriptionSchema>

/** Section 5. */
export const MISSING_KEYS = 'Invalid subscription: missing required keys'

/** POST /capi/push/subscribe body. */
export const PushSubscribeRequestSchema = v.object({
	subscription: PushSubscriptionSchema,
	deviceInfo: v.optional(v.nullable(DeviceInfoSchema), null),
	...asker,
})
export type PushSubscribeRequest = v.InferOutput<typeof PushSubscribeRequestSchema>

/** POST /capi/push/subscribe reply; a refusal has `success: false` and its text in `error`. */
export const PushSubscribeReplySchema = v.object({ success: v.literal(true), error: v.null() })

/**
 * POST /capi/push/renew body: the browser has another subscription in place of `former`, which the shop knows. Who
 * signs in there and what the device follows stay. A worker has no token: the former secret, which only its browser
 * and the shop know, is what proves it.
 */
export const PushRenewRequestSchema = v.object({ former: PushSubscriptionSchema, subscription: PushSubscriptionSchema })

/**
 * POST /capi/push/unsubscribe body. `off`: nothing more for this device until it is switched on again. `sign-out`:
 * the device no longer belongs to the account; a guest's orders that it follows stay.
 */
export const PushUnsubscribeRequestSchema = v.object({
	endpoint: EndpointSchema,
	reason: v.optional(v.picklist(['off', 'sign-out']), 'off'),
	...asker,
})
export type PushUnsubscribeRequest = v.InferOutput<typeof PushUnsubscribeRequestSchema>

/** POST /capi/push/preferences body: without `topics` they are only read. */
export const PushPreferencesRequestSchema = v.object({
	endpoint: EndpointSchema,
	topics: v.optional(v.nullable(PushTopicsSchema), null),
	...asker,
})
export type PushPreferencesRequest = v.InferOutput<typeof PushPreferencesRequestSchema>

/** POST /capi/push/preferences `data`. */
export const PushPreferencesSchema = v.object({ enabled: v.boolean(), topics: PushTopicsSchema })
export type PushPreferences = v.InferOutput<typeof PushPreferencesSchema>

/** GET /capi/push/key `data`: the VAPID key that subscriptions are made with, base64url. */
export const PushKeySchema = v.object({ public_key: v.pipe(v.string(), v.minLength(1)) })

/** What a push message carries, encrypted for one device: nothing personal beyond the order's reference. */
export interface PushPayload {
	title: string
	body: string
	/** A later message with the same tag takes the place of the earlier one on the device. */
	tag: string
	/** Path of the storefront that a click leads to, as in its English pages. */
	path: string
	/** The language that the words are in, and in which the page is opened where none is open. */
	language?: string
}
