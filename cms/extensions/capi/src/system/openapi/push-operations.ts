import {
	PushCheckReplySchema,
	PushCheckRequestSchema,
	PushDoneSchema,
	PushKeySchema,
	PushPreferencesRequestSchema,
	PushPreferencesSchema,
	PushRenewRequestSchema,
	PushSubscribeReplySchema,
	PushSubscribeRequestSchema,
	PushUnsubscribeRequestSchema,
	PushUpdateRequestSchema,
} from '@app/contract/push'
import type { Operation } from './operation.ts'

const BODY_FAILURES = [400, 413, 415, 429]

/** Notifications on a device: of the token's account, or of the order that `orderSlug` names. */
export const PUSH_OPERATIONS: readonly Operation[] = [
	{
		method: 'get',
		path: '/capi/push/key',
		summary: 'The VAPID key that a browser subscribes with',
		reply: PushKeySchema,
		failures: [503],
	},
	{
		method: 'post',
		path: '/capi/push/check-status',
		summary: 'What notifications on this device lack, and the question that leads there',
		body: PushCheckRequestSchema,
		reply: PushCheckReplySchema,
		isWhole: true,
		failures: [...BODY_FAILURES, 404, 503],
	},
	{
		method: 'post',
		path: '/capi/push/update',
		summary: 'Make a subscription that the shop knows the caller’s, switched on',
		body: PushUpdateRequestSchema,
		reply: PushDoneSchema,
		isWhole: true,
		failures: [...BODY_FAILURES, 401, 404, 503],
	},
	{
		method: 'post',
		path: '/capi/push/subscribe',
		summary: 'Keep a browser’s subscription; a failure has its text in `error` as well',
		body: PushSubscribeRequestSchema,
		reply: PushSubscribeReplySchema,
		isWhole: true,
		failures: [...BODY_FAILURES, 401, 404, 503],
	},
	{
		method: 'post',
		path: '/capi/push/renew',
		summary: 'The browser has another subscription in place of one that the shop knows',
		body: PushRenewRequestSchema,
		reply: PushDoneSchema,
		isWhole: true,
		failures: [...BODY_FAILURES, 404],
	},
	{
		method: 'post',
		path: '/capi/push/unsubscribe',
		summary: 'Switch a device off, or take the account from it at sign-out',
		body: PushUnsubscribeRequestSchema,
		reply: PushDoneSchema,
		isWhole: true,
		failures: BODY_FAILURES,
	},
	{
		method: 'post',
		path: '/capi/push/preferences',
		summary: 'What a device is told about; set where `topics` are given',
		body: PushPreferencesRequestSchema,
		reply: PushPreferencesSchema,
		failures: [...BODY_FAILURES, 401, 404],
	},
]
