import { describe, expect, it } from 'vitest'
import { aCart, aLine, aProduct, choose } from '../fixtures/menu.ts'
import { decideAdd } from './cart-add.ts'

const burger = aLine()
const double = aLine({ selections: choose(aProduct(), 2) })
const foreign = aLine({ product: aProduct({ id: 9, company_id: 2 }) })
const limit = { maximumPerItem: 5 }

describe('adding to the cart', () => {
	it('needs no branch while the cart is empty', () => {
		expect(decideAdd(aCart([], { branch: null }), burger, limit)).toEqual({
			kind: 'added',
			item: burger,
			message: null,
		})
	})

	it('needs a branch once it is not', () => {
		expect(decideAdd(aCart([burger], { branch: null }), double, limit)).toEqual({
			kind: 'branch-needed',
			message: 'Please select a branch before adding items to your cart.',
		})
	})

	it('asks before it mixes companies', () => {
		expect(decideAdd(aCart([burger, double]), foreign, limit)).toEqual({
			kind: 'incompatible',
			question:
				'This item is not compatible with items in your cart. Would you like to remove incompatible items and continue?',
			keys: [burger.key, double.key],
		})
	})

	it('asks about those alone that do not go with it', () => {
		expect(decideAdd(aCart([burger, foreign]), double, limit)).toMatchObject({
			kind: 'incompatible',
			keys: [foreign.key],
		})
	})

	it.each([
		['up to the maximum', [{ ...burger, count: 3 }], { ...double, count: 2 }, 2, null],
		[
			'no further than the maximum',
			[{ ...burger, count: 3 }],
			{ ...double, count: 3 },
			2,
			'An order can have at most 5 of Classic Burger.',
		],
		['without counting other products', [{ ...aLine({ product: aProduct({ id: 8 }) }), count: 5 }], burger, 1, null],
	])('goes %s', (_, items, item, count, message) => {
		expect(decideAdd(aCart(items), item, limit)).toEqual({ kind: 'added', item: { ...item, count }, message })
	})

	it('is refused at the maximum', () => {
		expect(decideAdd(aCart([{ ...burger, count: 5 }]), double, limit)).toEqual({
			kind: 'full',
			message: 'An order can have at most 5 of Classic Burger.',
		})
	})

	it('is refused for a line too many, but not for more of a line that is there', () => {
		const lines = Array.from({ length: 50 }, (_, index) => aLine({ product: aProduct({ id: 100 + index }) }))
		expect(decideAdd(aCart(lines), burger, limit)).toEqual({
			kind: 'full',
			message: 'An order can have at most 50 different items.',
		})
		expect(decideAdd(aCart(lines), lines[0]!, limit)).toMatchObject({ kind: 'added' })
	})
})
