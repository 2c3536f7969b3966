import { describe, expect, it } from 'vitest'
import { aProduct, BUN, EXTRAS, REMOVALS, SAUCE, SIZE } from '../fixtures/menu.ts'
import { filterProducts, type MenuFilter, priceFrom, productBadges } from './menu-filter.ts'

const classic = aProduct()
const jalapeno = aProduct({
	id: 8,
	name: 'Jalapeño Crunch',
	description: 'Hot sauce and slaw.',
	pos_categ_ids: [1, 2],
	diets: ['halal'],
})
const vegan = aProduct({
	id: 9,
	name: 'Green Machine',
	description: 'Plant patty.',
	pos_categ_ids: [2],
	allergens: ['gluten'],
	diets: ['vegan'],
})
const everything: MenuFilter = { search: '', categoryId: null, diets: [], withoutAllergens: [] }
const found = (more: Partial<MenuFilter>) =>
	filterProducts([classic, jalapeno, vegan], { ...everything, ...more }).map((product) => product.id)

describe('the menu', () => {
	it.each<[string, Partial<MenuFilter>, number[]]>([
		['is whole without a filter', {}, [7, 8, 9]],
		['is searched by name', { search: 'classic' }, [7]],
		['is searched without accents and case', { search: 'JALAPENO' }, [8]],
		['is searched with accents too', { search: 'jalapeño' }, [8]],
		['is searched by text', { search: 'patty' }, [9]],
		['must have every word, in any order', { search: '  slaw hot ' }, [8]],
		['can have nothing for a search', { search: 'pizza' }, []],
		['is cut to a category', { categoryId: 2 }, [8, 9]],
		['is cut to a diet', { diets: ['halal'] }, [8]],
		['counts vegan food as vegetarian', { diets: ['vegetarian'] }, [9]],
		['is cut to all diets at once', { diets: ['vegan', 'halal'] }, []],
		['leaves out allergens', { withoutAllergens: ['milk'] }, [9]],
		['leaves out every allergen asked for', { withoutAllergens: ['milk', 'gluten'] }, []],
		['is cut by everything at once', { search: 'sauce', categoryId: 2, diets: ['halal'] }, [8]],
	])('%s', (_, filter, ids) => {
		expect(found(filter)).toEqual(ids)
	})
})

describe('the price on a card', () => {
	it.each([
		['the product’s own, where nothing must be chosen', [BUN, EXTRAS, REMOVALS], 950, false],
		['where a size must be chosen, the cheapest available', [SIZE], 950, true],
		['with what every required choice adds at least', [SIZE, SAUCE], 950, true],
		[
			'raised by a required choice that always costs',
			[{ ...SAUCE, values: SAUCE.values.filter((value) => value.price_extra > 0) }],
			1000,
			false,
		],
		['the product’s own, where nothing is available', [{ ...SAUCE, values: SAUCE.values.slice(0, 1) }], 950, false],
	])('is %s', (_, customization_options, minor, varies) => {
		expect(priceFrom(aProduct({ customization_options }), 'EUR')).toEqual({ minor, varies })
	})
})

it('a free product costs nothing', () => {
	expect(priceFrom(aProduct({ price: 0, customization_options: [] }), 'EUR').minor).toBe(0)
})

describe('the badges of a product', () => {
	it('are staff’s, then its diets', () => {
		expect(productBadges({ badges: ['bestseller', 'new'], diets: ['halal', 'gluten_free'] })).toEqual([
			{ key: 'bestseller', label: 'Best seller' },
			{ key: 'new', label: 'New' },
			{ key: 'halal', label: 'Halal' },
			{ key: 'gluten_free', label: 'Gluten free' },
		])
	})

	it('say vegan or vegetarian, not both', () => {
		expect(productBadges({ badges: [], diets: ['vegetarian', 'vegan'] }).map((badge) => badge.key)).toEqual(['vegan'])
	})

	it('that nobody foresaw are written as they are', () => {
		expect(productBadges({ badges: ['chef_choice', 'spicy', 'spicy'], diets: [] }).map((badge) => badge.label)).toEqual(
			['Chef choice', 'Spicy'],
		)
	})
})
