import { MAX_USER_NAME_LENGTH } from '@app/contract/constants'
import { expect, it } from 'vitest'
import { judgeProfileField } from './judge-profile-field.ts'

it.each([
	['a name', 'first_name', ' Aoife ', null],
	['no name', 'first_name', ' ', 'Enter your first name.'],
	['the longest name', 'last_name', 'x'.repeat(MAX_USER_NAME_LENGTH), null],
	[
		'a name that no account holds',
		'last_name',
		'x'.repeat(MAX_USER_NAME_LENGTH + 1),
		'This name is too long: 50 characters fit.',
	],
	['a phone number', 'phone', '+353 85 123 4567', null],
	['no phone number', 'phone', ' ', null],
	['something else than a phone number', 'phone', 'call me', 'Enter a phone number like +353 1 234 5678.'],
] as const)('judges %s', (_, field, text, verdict) => {
	expect(judgeProfileField(field, text)).toBe(verdict)
})
