import { describe, expect, it } from 'vitest'
import { aBranch, aCart, aLine, aProduct, fetched } from '../fixtures/menu.ts'
import { decideBranchChange, takeAllAlong } from './branch-change.ts'

const burger = aLine()
const shake = aLine({ product: aProduct({ id: 8 }) })
const products = [aProduct(), aProduct({ id: 8 })]
const howth = aBranch({ id: 4, odooID: 104 })
const onlyBurgers = { ...howth, products: [7] }
const here = { directusBranchId: '4', odooBranchId: '104' }
const decide = (branch = howth, items = [burger, shake]) =>
	decideBranchChange(aCart(items), 4, fetched({ branches: [aBranch(), branch], products }))

describe('choosing another branch', () => {
	it('takes every line along that it makes', () => {
		expect(decide()).toEqual({
			kind: 'change',
			branch: howth,
			items: [burger, shake].map((line) => ({ ...line, ...here })),
		})
	})

	it('asks before a line stays behind', () => {
		expect(decide(onlyBurgers)).toEqual({
			kind: 'ask',
			branch: onlyBurgers,
			items: [{ ...burger, ...here }],
			drop: [{ item: shake, why: 'not_sold' }],
		})
	})

	it('asks nothing with an empty cart', () => {
		expect(decide(onlyBurgers, [])).toEqual({ kind: 'change', branch: onlyBurgers, items: [] })
	})

	it('is refused where the branch takes no orders, whatever the page said', () => {
		const closed = { ...howth, can_order_online: false }
		expect(decide(closed)).toEqual({ kind: 'refused', branch: closed })
	})

	it('is refused where there is no such branch any more', () => {
		expect(decide({ ...howth, id: 5 })).toEqual({ kind: 'refused', branch: null })
	})
})

it('a menu of any age may say that all lines come along, and never that one stays behind', () => {
	expect(takeAllAlong(aCart([burger, shake]), howth, products)).toHaveLength(2)
	expect(takeAllAlong(aCart([burger, shake]), onlyBurgers, products)).toBeNull()
})
