import type { Menu } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'
import { createMenuTranslations, mapMenuTranslations, translateMenu } from './menu-translations.ts'

const none = { categories: [], products: [], attributes: [], attribute_values: [] }
const value = { value_id: 1001, template_attribute_value_id: 5, name: 'Sesame bun', price_extra: 0.8 }
const MENU = {
	products: [
		{
			id: 101,
			name: 'The Big Dill',
			description: 'Two kinds of pickle.',
			price: 9.5,
			customization_options: [{ attribute_id: 10, name: 'Swap the bun', values: [value] }],
		},
		{ id: 102, name: 'Cola', description: 'Cold.', price: 3, customization_options: [] },
	],
	categories: [{ id: 1, name: 'Burgers', slug: 'burgers', description: null }],
	branches: [],
} as unknown as Menu

describe('the words of the menu', () => {
	it('are kept by language, without those that say nothing', () => {
		const words = mapMenuTranslations({
			...none,
			products: [
				{ products_id: 101, languages_code: 'de', name: '', description: 'Zwei Sorten Gurke.' },
				{ products_id: 101, languages_code: 'ga', name: ' ', description: null },
				{ products_id: 102, languages_code: null, name: 'Kola', description: null },
			],
		})
		expect([...words.keys()]).toEqual(['de'])
		expect(words.get('de')!.products.get(101)).toEqual({ name: null, description: 'Zwei Sorten Gurke.' })
	})

	it('stand in the place of the menu’s own, one by one, and change nothing else', () => {
		const words = mapMenuTranslations({
			categories: [{ categories_id: 1, languages_code: 'de', name: 'Burger', description: 'Irisches Rind.' }],
			products: [{ products_id: 101, languages_code: 'de', name: null, description: 'Zwei Sorten Gurke.' }],
			attributes: [{ attributes_id: 10, languages_code: 'de', name: 'Anderes Brötchen' }],
			attribute_values: [{ attribute_values_id: 1001, languages_code: 'de', name: 'Sesambrötchen' }],
		}).get('de')!
		const [first, second] = MENU.products
		expect(translateMenu(MENU, words)).toEqual({
			...MENU,
			products: [
				{
					...first,
					description: 'Zwei Sorten Gurke.',
					customization_options: [
						{ attribute_id: 10, name: 'Anderes Brötchen', values: [{ ...value, name: 'Sesambrötchen' }] },
					],
				},
				second,
			],
			categories: [{ id: 1, name: 'Burger', slug: 'burgers', description: 'Irisches Rind.' }],
		})
		expect(translateMenu(MENU, createMenuTranslations())).toEqual(MENU)
	})

	it('leave the kitchen its own: what is left off goes there as it calls it', () => {
		const removal = { attribute_id: 12, name: 'Leave off', removal: true, values: [{ value_id: 7, name: 'No onions' }] }
		const menu = { ...MENU, products: [{ ...MENU.products[0], customization_options: [removal] }] } as unknown as Menu
		const words = mapMenuTranslations({
			...none,
			attribute_values: [{ attribute_values_id: 7, languages_code: 'de', name: 'Ohne Zwiebeln' }],
		}).get('de')!
		const [option] = translateMenu(menu, words).products[0]!.customization_options
		expect(option?.values).toEqual([{ value_id: 7, name: 'Ohne Zwiebeln', request: 'No onions' }])
	})
})
