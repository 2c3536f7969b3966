import { MAX_SAVED_CARDS } from '@app/contract/constants'
import { t } from '@app/language/current'

/** Why a card was not saved; `field` where one field is at fault. */
export interface SaveFailure {
	message: string
	field: 'number' | null
}

/** What to tell for a code of the server; null for no answer. */
export function saveFailureOf(code: string | null): SaveFailure {
	switch (code) {
		case 'INVALID_CARD':
			return { message: t('This card number is not right. Check its digits.'), field: 'number' }
		case 'CARD_LIMIT_REACHED':
			return {
				message: t('You keep {count} cards already. Remove one to add another.', { count: MAX_SAVED_CARDS }),
				field: null,
			}
		case 'REQUESTS_EXCEEDED':
			return { message: t('Too many tries in a short time. Wait a minute and try again.'), field: null }
		case 'CARD_NOT_CONFIRMED':
			return { message: t('Your bank did not confirm this card. Try again, or use another one.'), field: null }
		default:
			return { message: t('The card could not be saved just now. Nothing has been charged: try again.'), field: null }
	}
}
