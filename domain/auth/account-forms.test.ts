import { describe, expect, it } from 'vitest'
import { parseAccountForm } from './account-forms.ts'

describe('signing in', () => {
	const parse = (typed: { email?: string; password?: string }) => parseAccountForm(['email', 'password'], typed)

	it('trims the address and never the password', () => {
		expect(parse({ email: ' ada@example.com\n', password: ' pickles ' })).toEqual({
			ok: { email: 'ada@example.com', password: ' pickles ' },
		})
	})

	it('needs both, and names what is missing', () => {
		expect(parse({ email: '  ' })).toEqual({
			errors: { email: 'Enter your email address.', password: 'Enter your password.' },
		})
	})

	it('does not judge a password that exists already', () => {
		expect(parse({ email: 'ada@example.com', password: 'x' }).errors).toBeUndefined()
	})

	it.each(['ada', 'ada@example', `${'x'.repeat(250)}@example.com`])('refuses the address %s', (email) => {
		expect(parse({ email, password: 'x' }).errors).toEqual({ email: 'Enter an email address like name@example.com.' })
	})

	it('refuses a password that no server would read', () => {
		const password = 'x'.repeat(1_001)
		expect(parse({ email: 'ada@example.com', password }).errors).toHaveProperty('password')
	})
})

describe('a new password', () => {
	const errorOf = (new_password: string) =>
		parseAccountForm(['new_password'], { new_password }, 'new_password').errors?.new_password

	it.each([
		['', 'Enter a new password.'],
		['x'.repeat(9), 'Use at least 10 characters.'],
		['x'.repeat(10), undefined],
		['x'.repeat(128), undefined],
		['x'.repeat(129), 'Use at most 128 characters.'],
		['          ', undefined],
	])('%j: %s', (text, error) => expect(errorOf(text)).toBe(error))
})

describe('registering', () => {
	const fields = ['first_name', 'last_name', 'email', 'password'] as const

	it('trims the names', () => {
		const typed = { first_name: ' Ada', last_name: 'Byrne ', email: 'ada@example.com', password: 'Pickled onions' }
		expect(parseAccountForm(fields, typed, 'password').ok).toMatchObject({ first_name: 'Ada', last_name: 'Byrne' })
	})

	it('tells everything that is missing at once', () => {
		expect(parseAccountForm(fields, { first_name: 'x'.repeat(51) }, 'password').errors).toEqual({
			first_name: 'This name is too long: 50 characters fit.',
			last_name: 'Enter your last name.',
			email: 'Enter your email address.',
			password: 'Choose a password.',
		})
	})
})

describe('a one-time code', () => {
	it.each([
		['123456', undefined],
		[' 123 456 ', undefined],
		['12345', 'Enter the six digits from your authenticator app.'],
		['12345a', 'Enter the six digits from your authenticator app.'],
	])('%j: %s', (otp, error) => expect(parseAccountForm(['otp'], { otp }).errors?.otp).toBe(error))
})
