import { describe, expect, it } from 'vitest'
import { type CardDraft, parseCard } from './card-draft.ts'

const NOW = Date.UTC(2026, 10, 20)
const card = (fields: Partial<CardDraft> = {}): CardDraft => ({
	number: '4242 4242 4242 4242',
	expiry: '04 / 29',
	code: '123',
	name: ' Aoife Byrne ',
	...fields,
})

describe('the card form', () => {
	it('gives the gateway digits, numbers and a trimmed name', () => {
		expect(parseCard(card(), NOW).ok).toEqual({
			number: '4242424242424242',
			exp_month: 4,
			exp_year: 2029,
			cvc: '123',
			name: 'Aoife Byrne',
		})
	})

	it('names every empty field at once', () => {
		expect(parseCard(card({ number: '', expiry: ' ', code: '', name: '' }), NOW).errors).toEqual({
			number: 'Enter the card number.',
			expiry: 'Enter the expiry date.',
			code: 'Enter the security code.',
			name: 'Enter the name on the card.',
		})
	})

	it.each([
		[{ number: '4242 4242 4242 4241' }, { number: 'This card number is not right. Check its digits.' }],
		[{ expiry: '13 / 29' }, { expiry: 'Enter month and year, like 04 / 29.' }],
		[{ expiry: '10 / 26' }, { expiry: 'This card has expired.' }],
		[{ code: '12' }, { code: 'Enter the 3 digits from the back of the card.' }],
		[{ number: '3782 822463 10005' }, { code: 'Enter the 4 digits from the front of the card.' }],
	])('%j is refused with %j', (fields, errors) => {
		expect(parseCard(card(fields), NOW)).toEqual({ errors })
	})

	it('takes a card in the month in which it expires', () => {
		expect(parseCard(card({ expiry: '11 / 26' }), NOW).errors).toBeUndefined()
	})
})
