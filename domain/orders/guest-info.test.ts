import { describe, expect, it } from 'vitest'
import { parseGuestInfo } from './guest-info.ts'

const right = { first_name: 'Ada', last_name: 'Byrne', email: 'ada@example.com', phone: '+353 1 234 5678' }

describe('guest details', () => {
	it('are trimmed', () => {
		const typed = { first_name: ' Ada ', last_name: 'Byrne ', email: ' ada@example.com', phone: ' +353 1 234 5678 ' }
		expect(parseGuestInfo(typed)).toEqual({ ok: right })
	})

	it('are all needed', () => {
		expect(parseGuestInfo({ first_name: '  ' })).toEqual({
			errors: {
				first_name: 'Enter your first name.',
				last_name: 'Enter your last name.',
				email: 'Enter your email address.',
				phone: 'Enter your phone number.',
			},
		})
	})

	it.each([
		['first_name', 'x'.repeat(61), 'This first name is too long.'],
		['last_name', 'x'.repeat(61), 'This last name is too long.'],
		['email', 'ada@example', 'Enter an email address like name@example.com.'],
		['email', 'ada example.com', 'Enter an email address like name@example.com.'],
		['email', `${'x'.repeat(250)}@example.com`, 'Enter an email address like name@example.com.'],
		['phone', '12345', 'Enter a phone number like +353 1 234 5678.'],
		['phone', '1234567890123456', 'Enter a phone number like +353 1 234 5678.'],
		['phone', 'call me maybe 123456', 'Enter a phone number like +353 1 234 5678.'],
	])('refuse %s %s', (field, text, message) => {
		expect(parseGuestInfo({ ...right, [field]: text })).toEqual({ errors: { [field]: message } })
	})

	it.each(['087 123 4567', '(01) 234-5678', '00353.1.234.5678', '+353/1/2345678', '112 113', '123456789012345'])(
		'take %s as a phone number',
		(phone) => {
			expect(parseGuestInfo({ ...right, phone })).toEqual({ ok: { ...right, phone } })
		},
	)
})
