import { expect, it } from 'vitest'
import { makeBranch, makeProduct } from '../../../test/fake-cms.ts'
import { makeLine } from '../../../test/make-order.ts'
import { decideReorder } from './decide-reorder.ts'

const bacon = { attribute_id: 3, value_id: 31, template_attribute_value_id: 310 }
const extras = {
	attribute_id: 3,
	name: 'Extras',
	required: false,
	single: false,
	removal: false,
	values: [
		{
			value_id: 31,
			template_attribute_value_id: 310,
			name: 'Bacon',
			price_extra: 2,
			allergens: [],
			kcal: 90,
			available: true,
			ingredient: 'bacon',
		},
	],
}
const burger = makeProduct({ customization_options: [extras] })
const withBacon = makeLine({ unit_price: 12.5, customizations: [{ ...bacon, name: 'Bacon', price_extra: 2 }] })
const shop = (fields: Partial<Parameters<typeof decideReorder>[1]> = {}) => ({
	branch: makeBranch(),
	products: [burger],
	maximumPerItem: 20,
	...fields,
})

it('puts the same burger in again, with its choices, wishes and count', () => {
	const { items, changes } = decideReorder([{ ...withBacon, note: 'well done', requests: ['No onions'] }], shop())
	expect(changes).toEqual([])
	expect(items).toMatchObject([{ id: '1', count: 2, price: 12.5, note: 'well done', requests: ['No onions'] }])
	expect(items[0]!.customizations).toEqual([{ attribute_id: '3', value_id: '31', template_attribute_value_id: '310' }])
})

it('puts every line in, at the branch of the order', () => {
	const products = [burger, makeProduct({ id: 2, name: 'Salted Chips', price: 4.5 })]
	const lines = [makeLine(), makeLine({ id: 2, name: 'Salted Chips', unit_price: 4.5 })]
	const { branch, items, changes } = decideReorder(lines, shop({ products }))
	expect(changes).toEqual([])
	expect(items.map(({ name, directusBranchId }) => [name, directusBranchId])).toEqual([
		['The Original', '1'],
		['Salted Chips', '1'],
	])
	expect(branch).toEqual({
		id: '1',
		title: 'Camden Street',
		odooID: '101',
		outlet_reference: 'DUB-1',
		company: { id: '1' },
	})
})

it('leaves out a choice that is not available and says so, with the new price', () => {
	const gone = {
		...burger,
		customization_options: [{ ...extras, values: [{ ...extras.values[0]!, available: false }] }],
	}
	const { items, changes } = decideReorder([withBacon], shop({ products: [gone] }))
	expect(items[0]!.customizations).toEqual([])
	expect(changes).toEqual([
		'The Original comes without Bacon, which is not available.',
		'The Original is €10.50 now, it was €12.50.',
	])
})

it.each([
	[
		'sold out',
		shop({ branch: makeBranch({ out_of_stock: [{ odoo_products_id: { odoo_id: 1 } }] }) }),
		'The Original is sold out today.',
	],
	[
		'not sold at the branch',
		shop({ branch: makeBranch({ products: [2] }) }),
		'The Original is not on the menu any more.',
	],
	['gone', shop({ products: [] }), 'The Original is not on the menu any more.'],
])('names a product that is %s', (_, where, change) => {
	expect(decideReorder([makeLine()], where)).toMatchObject({ items: [], changes: [change] })
})

it('stays within the maximum of a product', () => {
	const { items, changes } = decideReorder([makeLine({ quantity: 5 })], shop({ maximumPerItem: 3 }))
	expect(items[0]!.count).toBe(3)
	expect(changes).toEqual(['An order can have at most 3 of The Original.'])
})
