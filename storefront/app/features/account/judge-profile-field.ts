import { type GuestField, parseGuestInfo } from '@app/domain/guest-info'

/** Fields of the profile that are typed. */
export type TypedField = Extract<GuestField, 'first_name' | 'last_name' | 'phone'>

/** What is wrong with a text, null when nothing is. The rules are those of an order's guest details; a phone number may be left out. */
export function judgeProfileField(field: TypedField, text: string): string | null {
	if (field === 'phone' && text.trim() === '') return null
	return parseGuestInfo({ [field]: text }).errors?.[field] ?? null
}
