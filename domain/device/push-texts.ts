import type { PushModal } from '@app/contract/push'
import { english, type Language } from '@app/language/language'
import type { PlainMessage } from '@app/language/messages'

/** Section 8, Push, to the letter. */
export const PUSH_TEXTS = {
	checkFailed: 'Failed to check notification status',
	updateFailed: 'Failed to update notification settings',
	blocked: 'Notifications are blocked by your browser. Please enable them in your browser settings.',
	enableFailed: 'Failed to enable notifications. Please check your browser settings and try again.',
	subscriptionInvalid: 'Failed to create valid notification subscription. Please try again.',
	saveFailed: 'Failed to save notification settings. Please try again.',
	saveUnreachable: 'Failed to save notification settings. Please check your connection and try again.',
} as const satisfies Record<string, PlainMessage>

/**
 * Where it failed: asking the shop, changing what it knows, the browser's permission, its subscription, or the shop
 * that is to keep it.
 */
export type PushFailure =
	| { step: 'check' | 'update' | 'subscription' }
	| { step: 'permission'; permission: 'default' | 'granted' | 'denied' | 'unsupported' }
	/** `status` is 0 where there was no answer. */
	| { step: 'save'; status: number }

/** What the customer is told of a failure. */
export function pushText(failure: PushFailure): PlainMessage {
	switch (failure.step) {
		case 'check':
			return PUSH_TEXTS.checkFailed
		case 'update':
			return PUSH_TEXTS.updateFailed
		case 'permission':
			return failure.permission === 'denied' ? PUSH_TEXTS.blocked : PUSH_TEXTS.enableFailed
		case 'subscription':
			return PUSH_TEXTS.subscriptionInvalid
		case 'save':
			return failure.status === 0 ? PUSH_TEXTS.saveUnreachable : PUSH_TEXTS.saveFailed
		default:
			return failure satisfies never
	}
}

/** The reason behind a failed call, for the device's log. */
export function backendReturned(status: number): string {
	return `Backend returned ${status}`
}

/** Section 2, Modals. */
export const PUSH_MODALS: Record<PushModal, { title: PlainMessage; text: PlainMessage; accept: PlainMessage }> = {
	permission: {
		title: 'Enable Push Notifications',
		text: 'Allow browser notifications for order updates: we tell you when the kitchen has your order and when it is ready.',
		accept: 'ALLOW',
	},
	device: {
		title: 'Get Notifications on this Device',
		text: 'Order status and delivery updates can come to this device, too. You can change that at any time.',
		accept: 'UPDATE PREFERENCE',
	},
}
export const NOT_NOW: PlainMessage = 'NOT NOW'

/** Who says NOT NOW is not asked again for this long. */
const PEACE_MS = 7 * 24 * 3_600_000

/**
 * Whether the customer may be asked again. `declinedAt` is when they last said NOT NOW; a time ahead of ours is not
 * believed.
 */
export function mayAskAgain(declinedAt: number | null, now: number): boolean {
	return declinedAt === null || declinedAt > now || now - declinedAt >= PEACE_MS
}

/** Section 4: what is shown right after notifications were allowed. */
export function firstNotice(product: string, { t }: Language = english): { title: string; body: string; tag: string } {
	const body = t('Order updates come here: when the kitchen has your order, and when it is ready.')
	return { title: t('Welcome to {product}!', { product }), body, tag: 'welcome' }
}
