import { describe, expect, it } from 'vitest'
import { aProduct, BUN, choose, EXTRAS, REMOVALS, SAUCE, SIZE } from '../fixtures/menu.ts'
import {
	checkSelections,
	defaultSelections,
	isSingleChoice,
	selectionAllergens,
	selectionExtraMinor,
	selectionKcal,
	toggleSelection,
	withDefaultChoice,
} from './customization.ts'

const product = aProduct()
const withSauce = aProduct({ customization_options: [SIZE, SAUCE, EXTRAS] })
const ids = (selections: { value_id: number }[]) => selections.map((selection) => selection.value_id)

describe('a single choice', () => {
	it('is attribute 12 always, and others where the menu says so', () => {
		expect([SIZE, BUN, EXTRAS, REMOVALS].map(isSingleChoice)).toEqual([true, true, false, false])
	})

	it('starts with its first available value where one must be chosen', () => {
		expect(ids(defaultSelections(product))).toEqual([1])
		expect(ids(defaultSelections(withSauce))).toEqual([1, 52])
	})

	it('skips a first value that is not available', () => {
		const [single, ...rest] = SIZE.values
		const size = { ...SIZE, values: [{ ...single!, available: false }, ...rest] }
		expect(ids(defaultSelections(aProduct({ customization_options: [size] })))).toEqual([2])
	})

	it('12 has its default even where the menu calls it optional', () => {
		const optional = aProduct({ customization_options: [{ ...SIZE, required: false }] })
		expect(ids(withDefaultChoice(optional, []))).toEqual([1])
	})

	it('keeps the default away where something was chosen', () => {
		expect(ids(withDefaultChoice(product, choose(product, 2)))).toEqual([2])
	})
})

describe('pressing a value', () => {
	it.each([
		['replaces attribute 12', [1], 12, 2, [2]],
		['does not take attribute 12 back', [1], 12, 1, [1]],
		['takes an optional single choice back', [1, 21], 20, 21, [1]],
		['replaces an optional single choice', [1, 21], 20, 22, [1, 22]],
		['adds to a multiple choice', [1, 31], 30, 32, [1, 31, 32]],
		['takes from a multiple choice', [1, 31, 32], 30, 31, [1, 32]],
		['selects a removal', [1], 40, 41, [1, 41]],
		['changes nothing where the value is not available', [1], 12, 3, [1]],
		['changes nothing where the value is foreign', [1], 30, 99, [1]],
		['changes nothing where the attribute is foreign', [1], 99, 31, [1]],
	])('%s', (_, before, attributeId, valueId, after) => {
		expect(ids(toggleSelection(product, choose(product, ...before), attributeId, valueId))).toEqual(after)
	})

	it('takes back a value that has run out in the meantime', () => {
		const gone = { ...EXTRAS, values: EXTRAS.values.map((value) => ({ ...value, available: false })) }
		const changed = aProduct({ customization_options: [SIZE, gone] })
		expect(ids(toggleSelection(changed, choose(changed, 1, 31), 30, 31))).toEqual([1])
	})

	it('leaves a required single choice alone, and makes selections that can be ordered', () => {
		const toggled = toggleSelection(withSauce, defaultSelections(withSauce), 50, 52)
		expect(ids(toggled)).toEqual([1, 52])
		expect(checkSelections(withSauce, toggled)).toEqual([])
	})
})

describe('checking selections', () => {
	const foreign = { attribute_id: 30, value_id: 99, template_attribute_value_id: 1099 }

	it.each([
		['a value of no attribute', [foreign], 'This choice is not offered for Classic Burger.', 0],
		[
			'an attribute that the product does not have',
			[{ attribute_id: 50, value_id: 52, template_attribute_value_id: 1052 }],
			'This choice is not offered for Classic Burger.',
			0,
		],
		[
			'a pair that belongs to another product',
			[{ attribute_id: 30, value_id: 31, template_attribute_value_id: 1032 }],
			'This choice is not offered for Classic Burger.',
			0,
		],
		[
			'a value that is not available',
			choose(product, 3),
			'Triple is not available for Classic Burger at the moment.',
			0,
		],
		['two values of attribute 12', choose(product, 1, 2), 'Size takes one choice only.', 1],
		['two values of a single choice', choose(product, 1, 21, 22), 'Bun takes one choice only.', 2],
		['a value twice', choose(product, 1, 31, 31), 'Bacon is chosen twice.', 2],
	])('refuses %s', (_, selections, message, index) => {
		const problem = { code: 'INVALID_CUSTOMIZATION', attribute_id: selections[index]!.attribute_id, index, message }
		expect(checkSelections(product, selections)).toEqual([problem])
	})

	it('asks for a required attribute, but never for attribute 12, which has a default', () => {
		expect(checkSelections(withSauce, [])).toEqual([
			{ code: 'CUSTOMIZATION_REQUIRED', attribute_id: 50, message: 'Please choose Sauce for Classic Burger.' },
		])
	})

	it('asks for attribute 12 where no value of it is left', () => {
		const none = { ...SIZE, values: SIZE.values.map((value) => ({ ...value, available: false })) }
		expect(checkSelections(aProduct({ customization_options: [none] }), [])).toMatchObject([
			{ code: 'CUSTOMIZATION_REQUIRED', attribute_id: 12 },
		])
	})

	it('reports every selection at fault once', () => {
		const selections = [foreign, ...choose(product, 1, 2, 31), foreign]
		expect(checkSelections(product, selections).map((problem) => problem.index)).toEqual([0, 2, 4])
	})

	it('lets optional attributes be left out', () => {
		expect(checkSelections(product, [])).toEqual([])
		expect(checkSelections(product, choose(product, 2, 21, 31, 32, 41))).toEqual([])
	})
})

describe('what selections change', () => {
	it('is the price, in minor units, with removals free', () => {
		expect(selectionExtraMinor(product, choose(product, 2, 31, 32, 41), 'EUR')).toBe(570)
	})

	it('is the list of allergens, which a removal never shortens or grows', () => {
		expect(selectionAllergens(product, choose(product, 22, 32, 33, 41))).toEqual(['gluten', 'milk', 'sesame', 'eggs'])
	})

	it('is the energy, where the product’s is known', () => {
		expect(selectionKcal(product, choose(product, 2, 31, 41))).toBe(980)
		expect(selectionKcal(product, choose(product, 1))).toBe(640)
		expect(selectionKcal(aProduct({ kcal: null }), choose(product, 2))).toBeNull()
	})
})
