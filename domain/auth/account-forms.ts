import { MAX_PASSWORD_LENGTH, MAX_USER_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@app/contract/constants'
import { OrderRequestSchema } from '@app/contract/orders'
import { english, type Language } from '@app/language/language'
import type { PlainMessage } from '@app/language/messages'

/** Every field of the sign-in, registration and password forms, by its name in the form. */
export type AccountField =
	| 'first_name'
	| 'last_name'
	| 'email'
	| 'password'
	| 'otp'
	| 'current_password'
	| 'new_password'

/** Longer than any password of ours, and short enough to be sent: the field of an existing password takes this much. */
const MAX_TYPED_PASSWORD = 1_000

const MISSING: Record<AccountField, PlainMessage> = {
	first_name: 'Enter your first name.',
	last_name: 'Enter your last name.',
	email: 'Enter your email address.',
	password: 'Enter your password.',
	otp: 'Enter the six digits from your authenticator app.',
	current_password: 'Enter your current password.',
	new_password: 'Enter a new password.',
}

/** In the language of who typed. */
export type AccountErrors = Partial<Record<AccountField, string>>
type Values<F extends AccountField> = Readonly<Record<F, string>>
export type ParsedForm<F extends AccountField> =
	| { ok: Values<F>; errors?: undefined }
	| { ok?: undefined; errors: AccountErrors }

/**
 * A password that is to be set is judged; one that exists is only sent. It is never trimmed: a blank may be part of
 * it.
 */
function judgePassword(text: string, isNew: boolean, { t }: Language): string | null {
	if (!isNew) return text.length > MAX_TYPED_PASSWORD ? t('This is longer than any password can be.') : null
	if (text.length < MIN_PASSWORD_LENGTH) return t('Use at least {count} characters.', { count: MIN_PASSWORD_LENGTH })
	if (text.length > MAX_PASSWORD_LENGTH) return t('Use at most {count} characters.', { count: MAX_PASSWORD_LENGTH })
	return null
}

/** Whether an order would take the text as its email address. */
export function isEmail(text: string): boolean {
	const result = OrderRequestSchema.entries.email['~standard'].validate(text)
	return !('then' in result) && result.issues === undefined
}

function judge(field: AccountField, text: string, isNew: boolean, language: Language): string | null {
	const { t } = language
	if (text === '') return t(isNew && field === 'password' ? 'Choose a password.' : MISSING[field])
	switch (field) {
		case 'first_name':
		case 'last_name':
			return text.length > MAX_USER_NAME_LENGTH
				? t('This name is too long: {count} characters fit.', { count: MAX_USER_NAME_LENGTH })
				: null
		case 'email':
			return isEmail(text) ? null : t('Enter an email address like name@example.com.')
		case 'otp':
			return /^\d{6}$/.test(text) ? null : t(MISSING.otp)
		default:
			return judgePassword(text, isNew, language)
	}
}

/** What is sent for a field: everything but passwords is trimmed, a code loses the blanks it is often copied with. */
function tidy(field: AccountField, text: string): string {
	if (field.endsWith('password')) return text
	return field === 'otp' ? text.replace(/\s/g, '') : text.trim()
}

/**
 * The fields of an account form as they are sent, or what is wrong with each. `isNew` names the password that is
 * being chosen and must keep to the rules; whether it is strong enough is the server's decision.
 */
export function parseAccountForm<F extends AccountField>(
	fields: readonly F[],
	typed: Partial<Record<F, string>>,
	isNew?: F,
	language: Language = english,
): ParsedForm<F> {
	const ok = Object.fromEntries(fields.map((field) => [field, tidy(field, typed[field] ?? '')])) as Values<F>
	const errors: AccountErrors = {}
	for (const field of fields) {
		const error = judge(field, ok[field], field === isNew, language)
		if (error !== null) errors[field] = error
	}
	return Object.keys(errors).length > 0 ? { errors } : { ok }
}
