import type { PlainMessage } from '@app/language/messages'
import type { IconName } from '../../ui/icon.tsx'

export interface SettingsPage {
	to: `/settings${'' | `/${string}`}`
	label: PlainMessage
	/** What is there, for the list on a phone. */
	text: PlainMessage
	icon: IconName
}

/** The pages below /settings in the order of their navigation. The first is the settings' own. */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
	{ to: '/settings', label: 'Profile', text: 'Your name, picture and password', icon: 'account' },
	{ to: '/settings/orders', label: 'Orders', text: 'What you had, and once more', icon: 'bag' },
	{ to: '/settings/cards', label: 'Cards', text: 'Pay with one tap', icon: 'card' },
	{ to: '/settings/coupons', label: 'Coupons', text: 'What you can save, and what you did', icon: 'ticket' },
	{ to: '/settings/notifications', label: 'Notifications', text: 'What this device tells you', icon: 'bell' },
]
