import { expect, test } from 'vitest'
import { decideProductList, type ProductsAsked } from './product-lists.ts'

const PRODUCTS = [
	{ id: 1, company_id: 1, pos_categ_ids: [1] },
	{ id: 2, company_id: 1, pos_categ_ids: [1, 2] },
	{ id: 3, company_id: 2, pos_categ_ids: [2] },
]

const company = (fields: object): ProductsAsked => ({ by: 'company', companyId: 1, branchId: 7, ...fields })
const category = (fields: object): ProductsAsked => ({ by: 'category', categoryId: 2, ids: [1], ...fields })

test.each([
	['of a company', company({}), 'company 1', [1, 2]],
	['of a company, by a text', company({ companyId: '2' }), 'company 2', [3]],
	['of a company in a category', company({ categoryId: 2 }), 'company 1 category 2', [2]],
	['of a category of the CMS', category({}), 'category 2', [1, 2]],
	['of one that stands for several', category({ ids: [1, 2] }), 'category 2', [1, 2, 3]],
	['whose ids become numbers', category({ categoryId: '2', ids: ['2', null, 'x'] }), 'category 2', [2, 3]],
])('products %s', (_name, asked, key, ids) => {
	const list = decideProductList(asked)
	if ('warning' in list) return expect.unreachable()
	expect(list.key).toBe(key)
	expect(PRODUCTS.filter(list.holds).map(({ id }) => id)).toEqual(ids)
})

test.each([
	['without a company', company({ companyId: null }), 'Products need a company id.'],
	['of a company that is no id', company({ companyId: 'x' }), 'Products need a company id.'],
	['without a branch', company({ branchId: undefined }), 'Products need a branch id.'],
	['of a category without an id', category({ categoryId: '' }), 'Products of a category need its id.'],
	['of a category without ids', category({ ids: [] }), 'Category 2 names no ids.'],
	['of a category that names no ids', category({ ids: [null, 'x'] }), 'Category 2 names no ids.'],
])('products %s are a warning', (_name, asked, warning) => {
	expect(decideProductList(asked)).toEqual({ warning })
})
