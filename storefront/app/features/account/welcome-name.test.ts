import { expect, it } from 'vitest'
import { welcomeName } from './welcome-name.ts'

const nobody = { first_name: null, last_name: null, email: null }

it.each([
	['the first name', { first_name: ' Aoife ', last_name: 'Byrne' }, 'Aoife'],
	['the last name where there is no first one', { first_name: ' ', last_name: 'Byrne' }, 'Byrne'],
	['the front of the address where there is no name', { email: 'aoife@example.com' }, 'aoife'],
	['anything rather than nothing', {}, 'back'],
])('welcomes by %s', (_, fields, name) => {
	expect(welcomeName({ ...nobody, ...fields })).toBe(name)
})
