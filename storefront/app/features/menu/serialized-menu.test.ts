import { expect, it } from 'vitest'
import { makeMenu, makeProduct } from '../../../test/fake-cms.ts'
import { packMenu, unpackMenu } from './serialized-menu.ts'

const size = (product: number) => ({
	attribute_id: 12,
	name: 'How "big"? It\'s your call',
	required: true,
	single: true,
	removal: false,
	values: [1201, 1202].map((value) => ({
		value_id: value,
		template_attribute_value_id: product * 10_000 + value,
		name: `No. ${value}`,
		price_extra: 1.5,
		allergens: ['milk'],
		kcal: null,
		available: value !== 1202,
		ingredient: null,
	})),
})
const sold = [makeProduct({ id: 1, customization_options: [size(1), { ...size(1), required: false }] })]

it('gives back the menu as it was', () => {
	const menu = { ...makeMenu(), products: [...sold, makeProduct({ id: 2, customization_options: [size(2)] })] }
	const { categories, products } = menu
	expect(unpackMenu(packMenu(menu))).toEqual({ categories, products })
})

it('has nothing where there is no menu', () => {
	expect(unpackMenu(packMenu(null))).toEqual({ categories: [], products: [] })
})

it('says once what many products offer', () => {
	const many = Array.from({ length: 50 }, (_, id) => makeProduct({ id, customization_options: [size(id)] }))
	const text = packMenu({ ...makeMenu(), products: many })
	expect(text.match(/No\. 1201/g)).toHaveLength(1)
})
