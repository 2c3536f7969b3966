import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distribute } from './distribution.ts'

describe('an amount split over weights', () => {
	it.each([
		['in proportion', 100, [1, 3], [25, 75]],
		['with the odd cent to the largest remainder', 100, [1, 1, 1], [34, 33, 33]],
		['with the remainder that is larger first', 10, [14, 16, 70], [1, 2, 7]],
		['with nothing to a weight of nothing', 5, [0, 1], [0, 5]],
		['with nothing to anybody where all weigh nothing', 0, [0, 0], [0, 0]],
		['over nobody', 0, [], []],
	])('%s', (_, amount, weights, parts) => {
		expect(distribute(amount, weights)).toEqual(parts)
	})

	it('sums to the amount, and gives nobody more than the weight that a discount is taken from', () => {
		const weights = fc.array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 50 })
		fc.assert(
			fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
				const total = lines.reduce((sum, line) => sum + line, 0)
				const amount = Math.floor(total * part)
				const shares = distribute(amount, lines)
				expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
				expect(shares.every((share, index) => share >= 0 && share <= lines[index]!)).toBe(true)
			}),
		)
	})
})
