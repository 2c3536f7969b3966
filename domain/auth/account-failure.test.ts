import { expect, test } from 'vitest'
import { toAccountFailure } from './account-failure.ts'

test.each([
	['a refusal', { status: 401, code: 'X', message: 'No.', errors: [{}] }, { status: 401, code: 'X', message: 'No.' }],
	[
		'a refusal without a word',
		{ status: 502, code: null, message: '502 Bad Gateway', errors: [] },
		{ status: 502, code: null, message: '' },
	],
	[
		'a lost network',
		{ status: 0, code: null, message: 'Nobody there.', errors: [] },
		{ status: 0, code: null, message: 'Nobody there.' },
	],
	[
		'an Error of our own',
		new Error('User not authenticated'),
		{ status: 0, code: null, message: 'User not authenticated' },
	],
	['nothing at all', undefined, { status: 0, code: null, message: '' }],
	['a text', 'boom', { status: 0, code: null, message: '' }],
])('%s is a failure', (_, thrown, failure) => {
	expect(toAccountFailure(thrown)).toEqual(failure)
})
