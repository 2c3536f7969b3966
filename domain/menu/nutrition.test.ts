import { expect, it } from 'vitest'
import { aProduct, aValue, BUN, EXTRAS, REMOVALS, SAUCE, SIZE } from '../fixtures/menu.ts'
import { nutritionOf } from './nutrition.ts'

it('names the fourteen', () => {
	expect(Object.keys(nutritionOf(aProduct()).allergens)).toHaveLength(14)
})

it('tells what is in it as it comes, what a choice brings in, and what is not in it', () => {
	const { allergens } = nutritionOf(aProduct({ customization_options: [SIZE, BUN, EXTRAS] }))
	expect(allergens).toMatchObject({ gluten: 'yes', milk: 'yes', sesame: 'choice', eggs: 'choice', fish: 'no' })
})

it('what is left off takes nothing away, and brings nothing in', () => {
	const { allergens } = nutritionOf(aProduct({ allergens: ['gluten'], customization_options: [REMOVALS] }))
	expect(allergens).toMatchObject({ gluten: 'yes', mustard: 'no' })
})

it('counts what it comes with: the first choice that is to be had', () => {
	const values = [aValue(51, 'Ketchup', { available: false }), aValue(52, 'Mayo', { kcal: 110, allergens: ['eggs'] })]
	const product = aProduct({ kcal: 640, allergens: [], customization_options: [{ ...SAUCE, values }] })
	expect(nutritionOf(product)).toMatchObject({ kcal: 750, allergens: { eggs: 'yes' } })
	expect(nutritionOf({ ...product, kcal: null }).kcal).toBeNull()
})
