import { expect, it } from 'vitest'
import { aBranch, aLine, aProduct, BUN, choose, EXTRAS, SAUCE, SIZE } from '../fixtures/menu.ts'
import { keepOffered, mapSelections } from '../menu/offered-selections.ts'
import { findLineIssue } from './line-issue.ts'
import { reviseLine } from './line-revision.ts'

const branch = aBranch()
const full = aProduct()
const soldOut = (option: typeof EXTRAS, valueId: number) => ({
	...option,
	values: option.values.map((value) => (value.value_id === valueId ? { ...value, available: false } : value)),
})
const withOptions = (...customization_options: (typeof EXTRAS)[]) => aProduct({ customization_options })
const line = aLine({ count: 2, selections: choose(full, 2, 31, 33), requests: ['No onions'], note: 'well done' })

it('leaves a sold-out extra out and keeps everything else of the line', () => {
	const product = withOptions(SIZE, BUN, soldOut(EXTRAS, 31))
	const revision = reviseLine(line, { product, branch })
	expect(revision).toMatchObject({ gone: [1], mustChoose: [] })
	expect(revision.item).toMatchObject({ count: 2, requests: ['No onions'], note: 'well done', price: line.price - 1.5 })
	expect(mapSelections(revision.item)).toEqual(choose(full, 2, 33))
})

it('leaves out the choices of an attribute that was removed', () => {
	const revision = reviseLine(line, { product: withOptions(SIZE, BUN), branch })
	expect(revision).toMatchObject({ gone: [1, 2], mustChoose: [], item: { price: 12.5 } })
})

it.each([
	['the size', withOptions(soldOut(SIZE, 2), EXTRAS), line, ['Size']],
	[
		'a required sauce',
		withOptions(SIZE, soldOut(SAUCE, 53)),
		aLine({ product: withOptions(SIZE, SAUCE), selections: choose(withOptions(SIZE, SAUCE), 53) }),
		['Sauce'],
	],
	['an attribute that is newly required', withOptions(SIZE, EXTRAS, SAUCE), line, ['Sauce']],
])('asks for %s again instead of choosing another one', (_, product, item, names) => {
	expect(reviseLine(item, { product, branch }).mustChoose).toEqual(names)
})

it('leaves an optional bun out without asking', () => {
	const item = aLine({ selections: choose(full, 22) })
	expect(reviseLine(item, { product: withOptions(SIZE, soldOut(BUN, 22)), branch })).toMatchObject({ mustChoose: [] })
})

it('leaves out what the shop has refused although the menu still offers it', () => {
	expect(reviseLine(line, { product: full, branch }, new Set([2])).gone).toEqual([2])
	expect(keepOffered(full, [], new Set([4]))).toEqual({ kept: [], gone: [] })
})

it('finds what is wrong with a line by the menu', () => {
	const issue = (product: typeof full, at = branch) => findLineIssue(line, { branch: at, products: [product] })
	expect(issue(full)).toBeNull()
	expect(issue(aProduct({ price: 10 }))).toMatchObject({ kind: 'price', item: { price: line.price + 0.5 } })
	expect(issue(withOptions(SIZE, soldOut(EXTRAS, 31)))).toMatchObject({ kind: 'choice_gone' })
	expect(issue(full, aBranch({ products: [8] }))).toEqual({ kind: 'not_sold' })
	expect(issue(aProduct({ id: 8 }))).toEqual({ kind: 'not_sold' })
	expect(findLineIssue(line, { branch, products: [] })).toBeNull()
})
