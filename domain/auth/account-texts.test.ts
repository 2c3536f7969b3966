import { describe, expect, test } from 'vitest'
import type { AccountFailure } from './account-failure.ts'
import {
	deletionText,
	loginText,
	passwordChangeText,
	profileText,
	registrationText,
	resetRequestText,
	resetText,
	verificationText,
} from './account-texts.ts'

/** status, code, message → text */
type Row = [status: number, code: string | null, message: string, text: string]

function table(name: string, textOf: (failure: AccountFailure) => string, rows: Row[]) {
	describe(name, () => {
		test.each(rows)('%i %s "%s": %s', (status, code, message, text) => {
			expect(textOf({ status, code, message })).toBe(text)
		})
	})
}

table('Login', loginText, [
	[401, 'INVALID_CREDENTIALS', 'Invalid user credentials.', 'Invalid email or password'],
	[401, 'INVALID_CREDENTIALS', '', 'Invalid email or password'],
	[401, null, 'Invalid user credentials.', 'Invalid email or password'],
	[401, 'USER_SUSPENDED', 'User suspended.', 'Your account has been suspended. Please contact support.'],
	[401, 'USER_INACTIVE', 'User inactive.', 'Please verify your email address before signing in'],
	[401, 'INVALID_OTP', 'Invalid user OTP.', 'Invalid user OTP.'],
	[429, 'REQUESTS_EXCEEDED', 'Too many requests, retry after 5m.', 'Too many requests, retry after 5m.'],
	[0, null, 'The kitchen does not answer.', 'The kitchen does not answer.'],
	[0, null, 'Login failed, please check your credentials.', 'Login failed, please check your credentials.'],
	[502, null, '', 'Login failed. Please check your credentials.'],
])

const EXISTS = 'An account with this email already exists. Please use a different email or try logging in.'
const WEAK = 'Password does not meet requirements. Please try a stronger password.'
const CLOSED = 'Public registration is not enabled. Please contact an administrator.'

table('Registration', registrationText, [
	[400, 'RECORD_NOT_UNIQUE', 'Value for field "email" in collection "directus_users" has to be unique.', EXISTS],
	[400, null, 'Value for field "email" has to be unique.', EXISTS],
	[400, null, 'This email already exists', EXISTS],
	[400, null, 'duplicate key value violates unique constraint', EXISTS],
	[400, 'INVALID_PAYLOAD', 'Invalid payload. "email" must be a valid email.', 'Please check your input and try again.'],
	[400, 'INVALID_PAYLOAD', '', 'Please check your input and try again.'],
	[400, 'FAILED_VALIDATION', 'Provided password does not meet requirements: too short', WEAK],
	[400, 'INVALID_PAYLOAD', 'Provided password does not match password policy', WEAK],
	[403, 'FORBIDDEN', "You don't have permission to access this.", CLOSED],
	[403, null, '', CLOSED],
	[400, null, 'Forbidden', CLOSED],
	[500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred.', 'Registration failed. Please try again.'],
	[0, null, 'The kitchen does not answer.', 'Registration failed. Please try again.'],
])

table('Profile and session', profileText, [
	[0, null, 'User not authenticated', 'User not authenticated'],
	[0, null, 'No valid authentication method found', 'No valid authentication method found'],
	[0, null, 'Failed to fetch user data via cookies', 'Failed to fetch user data via cookies'],
	[413, null, 'File upload failed', 'File upload failed'],
	[0, null, 'No file ID returned from upload', 'No file ID returned from upload'],
	[400, 'FAILED_VALIDATION', 'Validation failed for field "phone".', 'Validation failed for field "phone".'],
	[500, null, '', 'Update failed'],
	[0, null, 'The kitchen does not answer.', 'Failed to update user field. Please try again.'],
])

const NOT_ALLOWED = 'You do not have permission to delete your account. Please contact an administrator for assistance.'

table('Account deletion', deletionText, [
	[401, 'INVALID_CREDENTIALS', 'Current password is incorrect', 'Current password is incorrect'],
	[403, 'FORBIDDEN', "You don't have permission to access this.", NOT_ALLOWED],
	[403, null, '', NOT_ALLOWED],
	[400, null, 'No permission for this', NOT_ALLOWED],
	[400, 'RECORD_NOT_UNIQUE', 'Value for field "email" has to be unique.', 'Account not found'],
	[404, 'ROUTE_NOT_FOUND', 'Route /users/me does not exist.', 'Account not found'],
	[
		500,
		'INTERNAL_SERVER_ERROR',
		'An unexpected error occurred.',
		'Server error occurred while deleting account. Please contact an administrator for assistance.',
	],
	[503, 'SERVICE_UNAVAILABLE', 'Service unavailable', 'Failed to delete account. Please try again.'],
	[0, null, 'The kitchen does not answer.', 'Failed to delete account. Please try again.'],
])

const NEW_WEAK = 'New password does not meet requirements'

table('Password change', passwordChangeText, [
	[401, 'INVALID_CREDENTIALS', 'Current password is incorrect', 'Current password is incorrect'],
	[401, 'INVALID_CREDENTIALS', 'Invalid user credentials.', 'Current password is incorrect'],
	[400, 'FAILED_VALIDATION', 'Provided password does not meet requirements: guessable', NEW_WEAK],
	[400, 'FAILED_VALIDATION', 'Validation failed.', NEW_WEAK],
	[400, 'INVALID_PAYLOAD', 'Invalid payload.', NEW_WEAK],
	[500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred.', 'Failed to change password. Please try again.'],
	[0, null, 'The kitchen does not answer.', 'Failed to change password. Please try again.'],
])

const TOO_MANY = 'Too many requests. Please wait before trying again'

table('Reset request', resetRequestText, [
	[400, 'RECORD_NOT_UNIQUE', '', 'No account found with that email address'],
	[400, null, 'You hit the rate limit', TOO_MANY],
	[429, 'REQUESTS_EXCEEDED', 'Too many requests, retry after 59s.', TOO_MANY],
	[429, null, '', TOO_MANY],
	[422, null, '', 'Invalid email address format'],
	[400, 'INVALID_PAYLOAD', 'URL can’t be used to reset', 'Failed to send reset email. Please try again.'],
	[0, null, 'The kitchen does not answer.', 'Failed to send reset email. Please try again.'],
])

table('Reset', resetText, [
	[
		403,
		'INVALID_TOKEN',
		'Invalid token.',
		'Reset token is invalid or has expired. Please request a new password reset.',
	],
	[401, 'TOKEN_EXPIRED', 'Token expired.', 'Reset token has expired. Please request a new password reset.'],
	[400, 'FAILED_VALIDATION', 'Provided password does not meet requirements: too short', WEAK],
	[
		403,
		'FORBIDDEN',
		"You don't have permission to access this.",
		'Failed to reset password. Please try again or request a new reset link.',
	],
])

const USED = 'This email address has already been verified.'

table('Email verification', verificationText, [
	[403, 'INVALID_TOKEN', 'The server says so.', 'The server says so.'],
	[403, 'INVALID_TOKEN', '', 'Verification token is invalid or has expired.'],
	[401, 'TOKEN_EXPIRED', '', 'Verification token has expired. Please request a new verification email.'],
	[400, 'INVALID_PAYLOAD', 'Invalid payload. Invalid verification code.', USED],
	[400, null, 'User is already verified', USED],
	[400, 'INVALID_PAYLOAD', USED, USED],
	[500, null, '', 'Email verification failed. The link may be expired or invalid.'],
])
