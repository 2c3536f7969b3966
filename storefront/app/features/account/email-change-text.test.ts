import { expect, it } from 'vitest'
import { emailChangeText } from './email-change-text.ts'

it.each([
	['a wrong password', 401, 'INVALID_CREDENTIALS', 'Current password is incorrect'],
	['no address', 400, 'INVALID_PAYLOAD', 'Invalid email address format'],
	['too many tries', 429, 'REQUESTS_EXCEEDED', 'Too many requests. Please wait before trying again'],
	['no answer', 0, null, 'We could not send the link. Please try again.'],
])('says what %s means', (_, status, code, text) => {
	expect(emailChangeText({ status, code, message: 'anything' })).toBe(text)
})
