import type { PushModal, PushStatus } from '@app/contract/push'
import type { PlainMessage } from '@app/language/messages'

/** What the shop knows about notifications on a device and about who asks. */
export interface PushSituation {
	/** Somebody is signed in, or names an order of their own. */
	isKnown: boolean
	permission: 'default' | 'granted' | 'denied'
	/** The device's subscription, as far as the shop has one that still works. */
	subscription: {
		isEnabled: boolean
		/** It tells the account, and the order, that asks. */
		isOwn: boolean
	} | null
}

/**
 * Section 4's push status. Who cannot be told anything is asked to sign in; who has switched this device off is not
 * asked again; then what the browser lacks, then what the shop lacks.
 */
export function decidePushStatus({ isKnown, permission, subscription }: PushSituation): PushStatus {
	if (!isKnown) return 'login-required'
	if (subscription?.isOwn && !subscription.isEnabled) return 'user-disabled'
	if (permission !== 'granted') return 'browser-permission-required'
	if (subscription === null) return 'subscription-required'
	return subscription.isOwn ? 'active' : 'subscription-update-required'
}

/** What a status says to the customer. */
export const PUSH_STATUS_MESSAGES: Record<PushStatus, PlainMessage> = {
	active: 'Notifications are on for this device.',
	'user-disabled': 'You have switched notifications off for this device.',
	'login-required': 'Sign in to get notifications about your orders.',
	'browser-permission-required': 'Your browser has not been allowed to show notifications.',
	'subscription-required': 'This device does not get notifications yet.',
	'subscription-update-required': 'Notifications on this device are for somebody else, or for another order.',
}

/**
 * Section 2's modal that a status leads to; null where there is nothing to ask. A browser that refused does not ask
 * again, so neither do we.
 */
export function modalFor(status: PushStatus, permission: PushSituation['permission']): PushModal | null {
	if (status === 'browser-permission-required') return permission === 'default' ? 'permission' : null
	return status === 'subscription-required' || status === 'subscription-update-required' ? 'device' : null
}
