import { expect, it } from 'vitest'
import { aBranch, aProduct } from '../fixtures/menu.ts'
import { chainOffer, whyNowhere } from './chain-offer.ts'

const out = (...ids: number[]) => ids.map((odoo_id) => ({ odoo_products_id: { odoo_id } }))
const burger = aProduct({ id: 7 })
const fries = aProduct({ id: 8 })
const wings = aProduct({ id: 9, company_id: 2 })
const never = aProduct({ id: 10 })
const north = aBranch({ id: 1, products: [7, 8], out_of_stock: out(8) })
const south = aBranch({ id: 2, products: [8, 9], out_of_stock: out(8), currency: 'GBP' })
const chicken = aBranch({ id: 3, company: { id: 2, name: 'Chicken' }, products: [9], currency: 'USD' })

it('is what any branch sells of its own company, in the menu’s order and in its seller’s currency', () => {
	const offer = chainOffer([north, south, chicken], [wings, burger, fries, never])
	expect(offer.products.map(({ id }) => id)).toEqual([9, 7, 8])
	expect(Object.fromEntries(offer.currencies)).toEqual({ 9: 'USD', 7: 'EUR', 8: 'EUR' })
})

it('is sold out where everybody who sells it is', () => {
	const products = [burger, fries, wings]
	expect([...chainOffer([north, south, chicken], products).soldOut]).toEqual([8])
	expect([...chainOffer([north, { ...south, out_of_stock: [] }], products).soldOut]).toEqual([])
})

it('nobody sells anything where there are no branches', () => {
	expect(chainOffer([], [burger]).products).toEqual([])
})

it.each([
	['a branch has it', [north], burger, null],
	['all who sell it are out of it', [north, south], fries, 'Sold out everywhere'],
	['nobody sells it', [north], never, 'Sold out everywhere'],
	['who has it takes no orders', [{ ...north, can_order_online: false }], burger, 'No branch takes orders for it now'],
	[
		'one has it, and another one takes orders',
		[
			{ ...north, can_order_online: false },
			{ ...north, out_of_stock: out(7) },
		],
		burger,
		'No branch takes orders for it now',
	],
] as const)('%s', (_when, branches, product, expected) => {
	expect(whyNowhere(branches, product)).toBe(expected)
})
