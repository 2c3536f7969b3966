import { MAX_USER_NAME_LENGTH } from '@app/contract/constants'
import { type GuestField, parseGuestInfo } from '@app/domain/orders/guest-info'
import { currentLanguage, t } from '@app/language/current'

/** Fields of the profile that are typed. */
export type TypedField = Extract<GuestField, 'first_name' | 'last_name' | 'phone'>

/**
 * What is wrong with a text, null when nothing is. The rules are those of an order's guest details, but a phone
 * number may be left out and a name is as long as accounts keep it.
 */
export function judgeProfileField(field: TypedField, text: string): string | null {
	if (field === 'phone' && text.trim() === '') return null
	if (field !== 'phone' && text.trim().length > MAX_USER_NAME_LENGTH) {
		return t('This name is too long: {count} characters fit.', { count: MAX_USER_NAME_LENGTH })
	}
	return parseGuestInfo({ [field]: text }, currentLanguage()).errors?.[field] ?? null
}
