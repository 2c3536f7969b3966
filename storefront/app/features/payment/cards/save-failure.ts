import { MAX_SAVED_CARDS } from '@app/contract/constants'

/** Why a card was not saved; `field` where one field is at fault. */
export interface SaveFailure {
	message: string
	field: 'number' | null
}

/** What to tell for a code of the server; null for no answer. */
export function saveFailureOf(code: string | null): SaveFailure {
	switch (code) {
		case 'INVALID_CARD':
			return { message: 'This card number is not right. Check its digits.', field: 'number' }
		case 'CARD_LIMIT_REACHED':
			return { message: `You keep ${MAX_SAVED_CARDS} cards already. Remove one to add another.`, field: null }
		case 'REQUESTS_EXCEEDED':
			return { message: 'Too many tries in a short time. Wait a minute and try again.', field: null }
		case 'CARD_NOT_CONFIRMED':
			return { message: 'Your bank did not confirm this card. Try again, or use another one.', field: null }
		default:
			return { message: 'The card could not be saved just now. Nothing has been charged: try again.', field: null }
	}
}
