import { OrderRequestSchema } from '@app/contract/orders'
import type { GuestInfo } from '@app/contract/records'
import { english, type Language } from '@app/language/language'
import type { PlainMessage } from '@app/language/messages'

export type GuestField = keyof GuestInfo
export type GuestErrors = Partial<Record<GuestField, string>>
export type ParsedGuestInfo = { ok: GuestInfo; errors?: undefined } | { ok?: undefined; errors: GuestErrors }

/** What a field says when it is empty, and when what is in it cannot be right. */
const TEXTS = {
	first_name: { missing: 'Enter your first name.', wrong: 'This first name is too long.' },
	last_name: { missing: 'Enter your last name.', wrong: 'This last name is too long.' },
	email: { missing: 'Enter your email address.', wrong: 'Enter an email address like name@example.com.' },
	phone: { missing: 'Enter your phone number.', wrong: 'Enter a phone number like +353 1 234 5678.' },
} as const satisfies Record<GuestField, { missing: PlainMessage; wrong: PlainMessage }>

const FIELDS = Object.keys(TEXTS) as GuestField[]

/**
 * Guest details as typed, trimmed, or what is wrong with each field. The rules are those of the order that they go
 * into.
 */
export function parseGuestInfo(
	values: Partial<Record<GuestField, string>>,
	{ t }: Language = english,
): ParsedGuestInfo {
	const ok: GuestInfo = { first_name: '', last_name: '', email: '', phone: '' }
	const errors: GuestErrors = {}
	for (const field of FIELDS) {
		const text = (values[field] ?? '').trim()
		ok[field] = text
		if (text === '') errors[field] = t(TEXTS[field].missing)
		else if (!isAccepted(field, text)) errors[field] = t(TEXTS[field].wrong)
	}
	return Object.keys(errors).length > 0 ? { errors } : { ok }
}

function isAccepted(field: GuestField, text: string): boolean {
	const result = OrderRequestSchema.entries[field]['~standard'].validate(text)
	const isInOrder = !('then' in result) && result.issues === undefined
	return isInOrder && (field !== 'phone' || looksLikePhone(text))
}

/** The branch calls this number when something is missing, so it must at least be one: 6 to 15 digits (E.164). */
function looksLikePhone(text: string): boolean {
	const digits = text.replace(/\D/g, '').length
	return /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15
}
