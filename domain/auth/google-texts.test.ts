import { expect, test } from 'vitest'
import { googleText } from './google-texts.ts'

/**
 * What the OpenID driver throws or passes on (@directus/api, auth/drivers/openid.js and services/authentication.js).
 */
const REASONS = [
	'INVALID_CREDENTIALS',
	'INVALID_TOKEN',
	'TOKEN_EXPIRED',
	'INVALID_PROVIDER',
	'INVALID_PROVIDER_CONFIG',
	'INVALID_OTP',
	'INVALID_PAYLOAD',
	'USER_SUSPENDED',
	'SERVICE_UNAVAILABLE',
	'UNKNOWN_EXCEPTION',
	'RECORD_NOT_UNIQUE',
	'FORBIDDEN',
	'REQUESTS_EXCEEDED',
	'EMAIL_LIMIT_EXCEEDED',
	'UNEXPECTED_RESPONSE',
	'INTERNAL_SERVER_ERROR',
	'OUT_OF_TIME',
	'USER_INACTIVE',
]

test('a callback with neither token nor cookie nor reason has the specification’s text', () => {
	expect(googleText(null)).toBe('OAuth authentication failed - no valid session established')
	expect(googleText('')).toBe('OAuth authentication failed - no valid session established')
})

test.each(REASONS)('the reason %s has a sentence', (reason) => {
	expect(googleText(reason)).toMatch(/^[A-Z][^_]+$/)
})

test.each([
	['USER_SUSPENDED', 'Your account has been suspended. Please contact support.'],
	[
		'RECORD_NOT_UNIQUE',
		'This email address already has an account with a password. Please sign in with your password.',
	],
	['SERVICE_UNAVAILABLE', 'Google sign-in is not available right now. Please try again later.'],
])('%s: %s', (reason, text) => {
	expect(googleText(reason)).toBe(text)
})

test.each(['toString', '__proto__', '<script>', 'NEVER_HEARD_OF'])(
	'an unknown reason (%s) is not shown as it is',
	(reason) => {
		expect(googleText(reason)).toBe('Google did not sign you in. Please try again.')
	},
)
