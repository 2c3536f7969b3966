import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateStrength } from './password-strength.ts'

test.each([
	['', 0],
	['Tr0ub4d&3', 0],
	['aaaaaaaaaaaa', 1],
	['abcdefghijkl', 1],
	['password1234', 1],
	['Password123!', 1],
	['qwertyuiop12', 1],
	['burgerburger', 1],
	['Pickled-Onions-42-Rain', 4],
	['correct horse battery staple', 4],
])('%s scores %i', (password, score) => {
	expect(estimateStrength(password).score).toBe(score)
})

test('the customer’s own name and address count for nothing, and it is said', () => {
	const about = ['Aoife', 'Byrne', 'aoife.byrne@example.com']
	expect(estimateStrength('AoifeByrne1987', about).score).toBeLessThan(estimateStrength('AoifeByrne1987').score)
	expect(estimateStrength('AoifeByrne1987', about).hint).toBe('Leave out your name and email address.')
})

test.each([
	['short', 'Use at least 10 characters.'],
	['password1234', 'Avoid common words and number rows.'],
	['zgbzgbzgbzgb', 'Make it longer: three or four unrelated words are easy to remember.'],
	['Pickled-Onions-42-Rain', null],
])('%s: %s', (password, hint) => {
	expect(estimateStrength(password).hint).toBe(hint)
})

test('an unrelated word more never makes a password weaker', () => {
	fc.assert(
		fc.property(fc.string({ minLength: 10, maxLength: 60 }), (password) => {
			const longer = estimateStrength(`${password}-Vjrkw9`)
			expect(longer.score).toBeGreaterThanOrEqual(estimateStrength(password).score)
		}),
	)
})

test('anything that can be typed has a score and a label', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: 'binary', maxLength: 200 }),
			fc.array(fc.string(), { maxLength: 3 }),
			(password, about) => {
				const { score, label } = estimateStrength(password, about)
				expect([0, 1, 2, 3, 4]).toContain(score)
				expect(label).not.toBe('')
			},
		),
	)
})
