import { loginText, resetText } from '@app/domain/auth/account-texts'
import { expect, test } from 'vitest'
import { RequestError } from '../../../lib/http/request-error.ts'
import { formFailure } from './form-failure.ts'

const refused = (status: number, code: string, message: string, retryAfter: number | null = null) =>
	new RequestError(message, {
		status,
		statusText: '',
		data: { errors: [{ message, extensions: { code } }] },
		retryAfter,
	})

test('a refusal has the text of its table', () => {
	const failure = formFailure(refused(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.'), loginText)
	expect(failure).toMatchObject({ message: 'Invalid email or password', retryAfterSeconds: null })
})

test('a limit says how long to wait, and is about no field', () => {
	const failure = formFailure(refused(429, 'REQUESTS_EXCEEDED', 'Too many.', 840), loginText, () => 'password')
	expect(failure).toEqual({ message: 'Too many.', field: undefined, retryAfterSeconds: 840 })
})

test('a refusal that is about a field names it', () => {
	const weak = refused(400, 'FAILED_VALIDATION', 'Provided password does not meet requirements.')
	expect(formFailure(weak, resetText, () => 'new_password').field).toBe('new_password')
})

test('code that does not load is a kitchen that does not answer', () => {
	const error = new TypeError('Failed to fetch dynamically imported module: https://burgers.example/assets/x.js')
	expect(formFailure(error, loginText).message).toBe('The kitchen does not answer.')
})
