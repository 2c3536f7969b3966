import type { PlainMessage } from '@app/language/messages'
import { type AccountFailure, hasCode, hasStatus, says, type TextTable, textFrom } from './account-failure.ts'

/**
 * The account part of the error catalogue (section 8), to the letter. Each function turns a failure into the text
 * that is shown, in English: one that gives a `string` may give what the server said.
 */

/** Texts of failures that are found in the browser, before or without a call. */
export const ACCOUNT_TEXTS = {
	noAccessToken: 'Login failed, please check your credentials.',
	notAuthenticated: 'User not authenticated',
	noAuthMethod: 'No valid authentication method found',
	noUserByCookies: 'Failed to fetch user data via cookies',
	updateFailed: 'Update failed',
	fieldUpdateFailed: 'Failed to update user field. Please try again.',
	currentPasswordWrong: 'Current password is incorrect',
	uploadFailed: 'File upload failed',
	noFileId: 'No file ID returned from upload',
	noGoogleSession: 'OAuth authentication failed - no valid session established',
} as const satisfies Record<string, PlainMessage>

const LOGIN: TextTable = [
	[hasCode('INVALID_CREDENTIALS'), 'Invalid email or password'],
	[says(/Invalid user credentials/i), 'Invalid email or password'],
	[hasCode('USER_SUSPENDED'), 'Your account has been suspended. Please contact support.'],
	[hasCode('USER_INACTIVE'), 'Please verify your email address before signing in'],
]

export function loginText(failure: AccountFailure): string {
	return textFrom(LOGIN, failure, failure.message || 'Login failed. Please check your credentials.')
}

const WEAK_PASSWORD = 'Password does not meet requirements. Please try a stronger password.'
const DUPLICATE_EMAIL = 'An account with this email already exists. Please use a different email or try logging in.'
/** A message about the password itself; it may come as any of Directus's codes for bad input. */
const aboutPassword = says(/password/i)

const REGISTRATION: TextTable = [
	[hasCode('RECORD_NOT_UNIQUE'), DUPLICATE_EMAIL],
	[says(/duplicate|already (?:exists|in use|registered|taken)|email\b.*\b(?:exists|unique)/i), DUPLICATE_EMAIL],
	// Ahead of INVALID_PAYLOAD: which code a refused password has depends on the rule that refused it.
	[aboutPassword, WEAK_PASSWORD],
	[hasCode('INVALID_PAYLOAD'), 'Please check your input and try again.'],
	[hasCode('FORBIDDEN'), 'Public registration is not enabled. Please contact an administrator.'],
	[hasStatus(403), 'Public registration is not enabled. Please contact an administrator.'],
	[says(/forbidden/i), 'Public registration is not enabled. Please contact an administrator.'],
]

export function registrationText(failure: AccountFailure): PlainMessage {
	return textFrom(REGISTRATION, failure, 'Registration failed. Please try again.')
}

const OWN_TEXTS: ReadonlySet<string> = new Set(Object.values(ACCOUNT_TEXTS))

/**
 * A field of the own profile, the avatar as well: our own text, the server's, 'Update failed' where it answered
 * without one.
 */
export function profileText({ status, message }: AccountFailure): string {
	if (OWN_TEXTS.has(message)) return message
	return status === 0 ? ACCOUNT_TEXTS.fieldUpdateFailed : message || ACCOUNT_TEXTS.updateFailed
}

const DELETION: TextTable = [
	[says(/Current password is incorrect/), ACCOUNT_TEXTS.currentPasswordWrong],
	[
		(failure) => hasCode('FORBIDDEN')(failure) || hasStatus(403)(failure) || says(/permission/i)(failure),
		'You do not have permission to delete your account. Please contact an administrator for assistance.',
	],
	[hasCode('RECORD_NOT_UNIQUE'), 'Account not found'],
	[hasStatus(404), 'Account not found'],
	[
		hasCode('INTERNAL_SERVER_ERROR'),
		'Server error occurred while deleting account. Please contact an administrator for assistance.',
	],
]

export function deletionText(failure: AccountFailure): PlainMessage {
	return textFrom(DELETION, failure, 'Failed to delete account. Please try again.')
}

const PASSWORD_CHANGE: TextTable = [
	[says(/Current password is incorrect/), ACCOUNT_TEXTS.currentPasswordWrong],
	[hasCode('INVALID_CREDENTIALS'), ACCOUNT_TEXTS.currentPasswordWrong],
	[aboutPassword, 'New password does not meet requirements'],
	// The only field that was sent is the new password.
	[hasCode('INVALID_PAYLOAD', 'FAILED_VALIDATION'), 'New password does not meet requirements'],
]

export function passwordChangeText(failure: AccountFailure): PlainMessage {
	return textFrom(PASSWORD_CHANGE, failure, 'Failed to change password. Please try again.')
}

const TOO_MANY = 'Too many requests. Please wait before trying again'

const RESET_REQUEST: TextTable = [
	[hasCode('RECORD_NOT_UNIQUE'), 'No account found with that email address'],
	[says(/rate limit/i), TOO_MANY],
	// Directus's own limit says "Too many requests" and 429.
	[hasCode('REQUESTS_EXCEEDED', 'EMAIL_LIMIT_EXCEEDED'), TOO_MANY],
	[hasStatus(429), TOO_MANY],
	[hasStatus(422), 'Invalid email address format'],
]

export function resetRequestText(failure: AccountFailure): PlainMessage {
	return textFrom(RESET_REQUEST, failure, 'Failed to send reset email. Please try again.')
}

const RESET: TextTable = [
	[hasCode('INVALID_TOKEN'), 'Reset token is invalid or has expired. Please request a new password reset.'],
	[hasCode('TOKEN_EXPIRED'), 'Reset token has expired. Please request a new password reset.'],
	[aboutPassword, WEAK_PASSWORD],
]

export function resetText(failure: AccountFailure): PlainMessage {
	return textFrom(RESET, failure, 'Failed to reset password. Please try again or request a new reset link.')
}

const ALREADY_VERIFIED = 'This email address has already been verified.'

/** Directus tells a link that was used before apart by this sentence alone. */
const USED_LINK = says(/already verified|Invalid verification code/i)

const VERIFICATION: TextTable = [
	[hasCode('INVALID_TOKEN'), 'Verification token is invalid or has expired.'],
	[hasCode('TOKEN_EXPIRED'), 'Verification token has expired. Please request a new verification email.'],
]

/** The server's first message is shown if there is one, but for a used link, whose message tells a customer nothing. */
export function verificationText(failure: AccountFailure): string {
	if (USED_LINK(failure)) return ALREADY_VERIFIED
	return (
		failure.message || textFrom(VERIFICATION, failure, 'Email verification failed. The link may be expired or invalid.')
	)
}
