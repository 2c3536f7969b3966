import { describe, expect, it } from 'vitest'
import { makeBranch, makeMenu, makeProduct } from '../../../test/fake-cms.ts'
import { groupByCategory, productsOf, soldOutAt, whyNotSold } from './menu-sections.ts'

const { categories } = makeMenu()

describe("a branch's menu", () => {
	it('holds what the branch lists of its own company', () => {
		const products = [makeProduct({ id: 1 }), makeProduct({ id: 2 }), makeProduct({ id: 3, company_id: 2 })]
		const branch = makeBranch({ products: [1, 3] })
		expect(productsOf(branch, products).map(({ id }) => id)).toEqual([1])
	})

	it('knows what is sold out by the id of the point of sale', () => {
		const branch = makeBranch({ out_of_stock: [{ odoo_products_id: { odoo_id: 3 } }] })
		expect([...soldOutAt(branch)]).toEqual([3])
	})
})

describe('whyNotSold', () => {
	const branch = makeBranch({ products: [1, 3], out_of_stock: [{ odoo_products_id: { odoo_id: 3 } }] })

	it.each([
		['sells', makeProduct({ id: 1 }), null],
		['has sold out', makeProduct({ id: 3 }), 'Sold out at Camden Street'],
		['does not list', makeProduct({ id: 2 }), 'Not on the menu at Camden Street'],
		[
			'cannot sell, being of another company',
			makeProduct({ id: 1, company_id: 2 }),
			'Not on the menu at Camden Street',
		],
	])('tells of a product that the branch %s', (_, product, reason) => {
		expect(whyNotSold(branch, product)).toBe(reason)
	})
})

describe('groupByCategory', () => {
	it('puts each product once, under the first of its categories, and leaves empty categories out', () => {
		const products = [makeProduct({ id: 1, pos_categ_ids: [3, 1] }), makeProduct({ id: 2, pos_categ_ids: [3] })]
		const sections = groupByCategory(categories, products)
		expect(sections.map(({ category, products }) => [category.name, products.map(({ id }) => id)])).toEqual([
			['Burgers', [1]],
			['Shakes', [2]],
		])
	})

	it('two companies’ categories of one name are one, called by the one that has something', () => {
		const [burgers, ...others] = categories
		const also = { ...burgers!, id: 11, sort: 50 }
		const products = [makeProduct({ id: 1, pos_categ_ids: [11] }), makeProduct({ id: 2, pos_categ_ids: [burgers!.id] })]
		const both = groupByCategory([burgers!, ...others, also], products)
		expect(both.map(({ category, products }) => [category.id, products.map(({ id }) => id)])).toEqual([
			[burgers!.id, [1, 2]],
		])
		const [second] = groupByCategory([burgers!, ...others, also], products.slice(0, 1))
		expect(second?.category.id).toBe(11)
	})

	it("follows the categories' own order", () => {
		const turned = categories.map((category) => ({ ...category, sort: -category.sort }))
		const sections = groupByCategory(turned, makeMenu().products)
		expect(sections.map(({ category }) => category.name)).toEqual(['Shakes', 'Sides', 'Burgers'])
	})
})
