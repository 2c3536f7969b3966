import type { PlainMessage } from '@app/language/messages'
import { ACCOUNT_TEXTS } from './account-texts.ts'

const REFUSED = 'Google did not sign you in. Please try again.'
const UNAVAILABLE = 'Google sign-in is not available right now. Please try again later.'

/**
 * `?reason=` of the page that Google sign-in returns to, as Directus's OpenID driver writes it: a code of its errors,
 * or UNKNOWN_EXCEPTION. Ours add USER_INACTIVE.
 */
const REASONS: Readonly<Record<string, PlainMessage>> = {
	// Left at Google's page, an unverified address, a sign-in that took too long or began in another browser.
	INVALID_CREDENTIALS: 'Google did not confirm who you are. Please try again, with a verified Google address.',
	INVALID_TOKEN: 'The Google sign-in has run out. Please try again.',
	TOKEN_EXPIRED: 'The Google sign-in has run out. Please try again.',
	// The address belongs to an account with a password, or with another provider.
	INVALID_PROVIDER: 'This email address already has an account with a password. Please sign in with your password.',
	RECORD_NOT_UNIQUE: 'This email address already has an account with a password. Please sign in with your password.',
	INVALID_OTP: 'This account asks for a one-time code. Please sign in with your password.',
	USER_SUSPENDED: 'Your account has been suspended. Please contact support.',
	USER_INACTIVE: 'Please verify your email address before signing in',
	FORBIDDEN: 'New accounts with Google are not enabled. Please contact an administrator.',
	REQUESTS_EXCEEDED: 'Too many requests. Please wait before trying again',
	EMAIL_LIMIT_EXCEEDED: 'Too many requests. Please wait before trying again',
	INVALID_PAYLOAD: REFUSED,
	UNKNOWN_EXCEPTION: REFUSED,
	SERVICE_UNAVAILABLE: UNAVAILABLE,
	INVALID_PROVIDER_CONFIG: UNAVAILABLE,
	UNEXPECTED_RESPONSE: UNAVAILABLE,
	INTERNAL_SERVER_ERROR: UNAVAILABLE,
	OUT_OF_TIME: UNAVAILABLE,
}

/**
 * The text for a `reason`; one that is not known has one as well, and without any the specification's own (section
 * 8).
 */
export function googleText(reason: string | null): PlainMessage {
	if (!reason) return ACCOUNT_TEXTS.noGoogleSession
	return Object.hasOwn(REASONS, reason) ? REASONS[reason]! : REFUSED
}
