import { describe, expect, it } from 'vitest'
import { decideOffer, type OfferedLine } from './order-offer.ts'

const line = (changes: Partial<OfferedLine> = {}): OfferedLine => ({
	product: 1,
	quantity: 2,
	taken: 0,
	choices: [7],
	isOnSale: true,
	stock: null,
	...changes,
})
const decide = (...lines: OfferedLine[]) => decideOffer(lines, new Set([7]))
const missing = (entries: [number, number][] = []) => ({ kind: 'offered', missing: new Map(entries) })
const SOLD_OUT = { kind: 'sold out' }

describe('decideOffer', () => {
	it('offers what nobody counts without taking pieces', () => expect(decide(line())).toEqual(missing()))

	it.each([
		['the product was deleted', { product: null }],
		['the branch does not sell the product now', { isOnSale: false }],
		['a chosen value is not available', { choices: [7, 8] }],
		['fewer pieces are left than the order still needs', { stock: 1 }],
	])('calls the order sold out when %s', (_case, changes) => expect(decide(line(), line(changes))).toEqual(SOLD_OUT))

	it('leaves an order the pieces that it has taken, also when none is left for others', () => {
		expect(decide(line({ taken: 2, stock: 0 }))).toEqual(missing())
	})

	it('sums what several lines of a product still need', () => {
		const lines = [line({ stock: 3 }), line({ stock: 3, quantity: 1 }), line({ product: 2, stock: 9, taken: 1 })]
		expect(decide(...lines)).toEqual(
			missing([
				[1, 3],
				[2, 1],
			]),
		)
		expect(decide(...lines, line({ stock: 3, quantity: 1 }))).toEqual(SOLD_OUT)
	})
})
