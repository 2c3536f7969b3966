import { expect, it } from 'vitest'
import { prefillGuest } from './guest-prefill.ts'

const profile = { first_name: 'Aoife', last_name: 'Byrne', email: 'aoife@example.com', phone: null }
const typed = { first_name: 'Niamh', last_name: '', email: ' ', phone: '+353 1 234' }

it('fills in what nobody has filled in', () => {
	expect(prefillGuest(null, profile)).toEqual({
		first_name: 'Aoife',
		last_name: 'Byrne',
		email: 'aoife@example.com',
		phone: '',
	})
})

it('leaves what was typed', () => {
	expect(prefillGuest(typed, { ...profile, phone: '+353 85 000' })).toEqual({
		first_name: 'Niamh',
		last_name: 'Byrne',
		email: 'aoife@example.com',
		phone: '+353 1 234',
	})
})

it('changes nothing where nothing is known, and where all is there', () => {
	expect(prefillGuest(null, {})).toBeNull()
	const full = { first_name: 'Niamh', last_name: 'Ryan', email: 'n@example.com', phone: '+353 1 234' }
	expect(prefillGuest(full, profile)).toBe(full)
})

it('fills in nothing that an order would refuse for its length', () => {
	expect(prefillGuest(null, { first_name: 'x'.repeat(10_000) })).toBeNull()
})
