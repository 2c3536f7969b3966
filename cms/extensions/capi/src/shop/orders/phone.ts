import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { invalidPayload } from '../../http/errors.ts'

/** Where a number without a country code is meant to be. */
export const HOME_COUNTRY = 'IE'

/**
 * A number that could exist, in E.164. Number plans change faster than any library, so only its length and its
 * country are judged.
 */
export function parsePhone(text: string): string {
	const phone = parsePhoneNumberFromString(text, HOME_COUNTRY)
	if (!phone?.isPossible()) throw invalidPayload('phone', 'must be a phone number')
	return phone.number
}
