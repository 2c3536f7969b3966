import { beforeEach, expect, test, vi } from 'vitest'
import { makeProduct } from '../../../test/fake-cms.ts'
import { record } from '../../lib/log.ts'
import { listProducts } from './product-lists-cache.ts'

vi.mock('../../lib/log.ts')
beforeEach(() => vi.clearAllMocks())

const products = [makeProduct({ id: 1 }), makeProduct({ id: 2, company_id: 2 })]

test('a list is made once for a menu, and anew for another', () => {
	const asked = { by: 'company', companyId: 1, branchId: 1 } as const
	const list = listProducts(products, asked)
	expect(list.map(({ id }) => id)).toEqual([1])
	expect(listProducts(products, asked)).toBe(list)
	expect(listProducts([...products], asked)).not.toBe(list)
	expect(listProducts(products, { ...asked, companyId: 2 }).map(({ id }) => id)).toEqual([2])
	expect(record).not.toHaveBeenCalled()
})

test('a category’s list is one for a company, and another for the whole chain', () => {
	const ofCompany = { by: 'company', companyId: 1, branchId: 1, categoryId: 1 } as const
	const ofCategory = { by: 'category', categoryId: 1, ids: [1] } as const
	for (const [asked, ids] of [
		[ofCompany, [1]],
		[ofCategory, [1, 2]],
	] as const) {
		const list = listProducts(products, asked)
		expect(list.map(({ id }) => id)).toEqual(ids)
		expect(listProducts(products, asked)).toBe(list)
	}
})

test('without a company there is a warning and an empty list', () => {
	expect(listProducts(products, { by: 'company', companyId: null, branchId: 1 })).toEqual([])
	expect(record).toHaveBeenCalledWith('warn', 'Products need a company id.')
})
