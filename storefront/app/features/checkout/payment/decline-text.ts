import type { DeclineCode } from '@app/contract/payments'
import { t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'

/** What happened and what to do, for each reason that a gateway gives. Nothing was charged in any of them. */
const TEXTS: Record<DeclineCode, PlainMessage> = {
	card_declined: 'Your bank declined this card. Try another one, or ask your bank why.',
	insufficient_funds: 'There is not enough money on this card. Try another one.',
	processing_error: 'Something went wrong on the way to your bank. Try again, or use another card.',
	authentication_failed: 'The payment was not confirmed with your bank. Try again, or use another card.',
	expired_card: 'This card has expired. Try another one.',
}

/** The text of a decline; without a code the gateway has not said why. */
export function declineText(code: DeclineCode | null): string {
	return t(code === null ? 'Your bank did not approve this payment. Try again, or use another card.' : TEXTS[code])
}
