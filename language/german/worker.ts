import type { Translations } from '../translations.ts'

/** What the service worker says by itself. It has these alone: the rest of the catalogue is for pages. */
export const worker = {
	'News about your order': 'Neues zu deiner Bestellung',
	'Tap to see it.': 'Tipp, um es zu sehen.',
} as const satisfies Translations
