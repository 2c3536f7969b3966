import { expect, it } from 'vitest'
import { cardName, expiryText } from './card-text.ts'

const card = { id: '1', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2026, expiry: '12/26', default: true }

it('names a card so that its owner knows it', () => {
	expect(cardName(card)).toBe('Visa ending in 4242')
	expect(cardName({ brand: 'oddpay', last4: '1111' })).toBe('Card ending in 1111')
})

it.each([
	[Date.UTC(2026, 5, 1), 'Expires 12/26', 'fine'],
	[Date.UTC(2026, 10, 20), 'Expires soon, 12/26', 'soon'],
	[Date.UTC(2027, 1, 1), 'Expired 12/26', 'expired'],
])('at %i says %s', (now, text, state) => expect(expiryText(card, now)).toEqual({ text, state }))
