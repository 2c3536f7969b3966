import { AllergenSchema, DietSchema, OpeningSchema } from '@app/contract/menu'
import { openingAt } from '@app/domain/branch/opening'
import { BUNS } from '@app/illustration/dish'
import { drawDish } from '@app/illustration/draw'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '../schema/definitions.ts'
import { BRANCHES } from './chain.ts'
import { imageId } from './image-id.ts'
import { BUN, SIZE } from './menu/attribute-ids.ts'
import { ATTRIBUTES, KNOWN_LAYERS } from './menu/attributes.ts'
import { BURGER_COMPANY, CHICKEN_COMPANY } from './menu/compose.ts'
import { CATEGORIES, PRODUCTS } from './menu/menu.ts'
import { layersOf } from './menu/product-seed.ts'
import { seedRows } from './rows.ts'

const tables = new Map(seedRows().map(({ table, rows }) => [table, rows]))
const rows = (table: string) => tables.get(table)!
const values = new Map(
	ATTRIBUTES.flatMap((attribute) => attribute.values.map((value) => [value.id, { attribute, value }])),
)
const ofCompany = (company: number) => PRODUCTS.filter((product) => product.company === company)

describe('rows', () => {
	it.each([...tables.keys()])('of %s have ids of their own and columns that exist', (table) => {
		const ids = rows(table).map(({ id }) => id)
		expect(new Set(ids).size).toBe(ids.length)
		const known = COLLECTIONS.find(({ collection }) => collection === table)!.fields.map(({ field }) => field)
		for (const row of rows(table)) expect(known).toEqual(expect.arrayContaining(Object.keys(row)))
	})

	it('point to rows that exist', () => {
		const has = (table: string, id: unknown) => rows(table).some((row) => row.id === id)
		for (const row of rows('products_categories')) expect(has('categories', row.categories_id)).toBe(true)
		for (const row of rows('product_options')) expect(has('attributes', row.attribute)).toBe(true)
		for (const row of rows('product_option_values')) {
			expect(has('attribute_values', row.value)).toBe(true)
			expect(has('product_options', row.option)).toBe(true)
		}
		for (const row of rows('branch_products')) expect(has('products', row.product)).toBe(true)
	})
})

describe('the menu', () => {
	it('has nine categories and at least 45 products of the burger brand, and a dozen of the sister brand', () => {
		expect(CATEGORIES.filter(({ company }) => company === BURGER_COMPANY)).toHaveLength(9)
		expect(ofCompany(BURGER_COMPANY).length).toBeGreaterThanOrEqual(45)
		expect(ofCompany(CHICKEN_COMPANY).length).toBeGreaterThanOrEqual(12)
	})

	it('puts every product into a category of its own company, and leaves no category empty', () => {
		for (const { categories, company } of PRODUCTS) {
			expect(categories.length).toBeGreaterThan(0)
			for (const id of categories) expect(CATEGORIES.find((category) => category.id === id)?.company).toBe(company)
		}
		for (const { id } of CATEGORIES) expect(PRODUCTS.some(({ categories }) => categories.includes(id))).toBe(true)
	})

	it('gives every product a code, a picture and a name of its own within its company', () => {
		expect(new Set(PRODUCTS.map(({ code }) => code)).size).toBe(PRODUCTS.length)
		expect(new Set(PRODUCTS.map(imageId)).size).toBe(PRODUCTS.length)
		expect(new Set(PRODUCTS.map(({ name }) => name)).size).toBe(PRODUCTS.length)
		expect(imageId(PRODUCTS[0]!)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
	})

	it('prices in whole cents, above nothing', () => {
		for (const { price } of PRODUCTS) {
			expect(price).toBeGreaterThan(0)
			expect(Math.abs(Math.round(price * 100) - price * 100)).toBeLessThan(1e-6)
		}
	})

	it('uses the words of the contract for allergens and diets', () => {
		for (const { allergens, diets } of PRODUCTS) {
			for (const allergen of allergens) expect(v.is(AllergenSchema, allergen), allergen).toBe(true)
			for (const diet of diets) expect(v.is(DietSchema, diet), diet).toBe(true)
		}
	})

	it('calls nothing vegan that holds milk, eggs or fish, and nothing gluten free that holds gluten', () => {
		for (const { name, allergens, diets } of PRODUCTS) {
			if (diets.includes('vegan')) {
				for (const allergen of ['milk', 'eggs', 'fish'] as const) expect(allergens, name).not.toContain(allergen)
			}
			if (diets.includes('gluten_free')) expect(allergens, name).not.toContain('gluten')
		}
	})

	it('draws every product', () => {
		for (const { dish } of PRODUCTS) expect(drawDish(dish)).toMatch(/^<svg.*<\/svg>$/s)
	})
})

describe('choices', () => {
	it('take values of their own attribute, each once', () => {
		for (const { choices } of PRODUCTS) {
			expect(new Set(choices.map(({ attribute }) => attribute)).size).toBe(choices.length)
			for (const { attribute, values: offered } of choices) {
				expect(new Set(offered.map(({ value }) => value)).size).toBe(offered.length)
				for (const { value } of offered) expect(values.get(value)?.attribute.id).toBe(attribute)
			}
		}
	})

	it('know attribute 12 as the single choice of the size, the plain size first and free', () => {
		expect(ATTRIBUTES.find(({ id }) => id === 12)).toMatchObject({ name: 'Size', single: true, removal: false })
		for (const { choices } of PRODUCTS) {
			const size = choices.find(({ attribute }) => attribute === SIZE)
			if (size) expect(values.get(size.values[0]!.value)?.value.priceExtra).toBe(0)
		}
	})

	it('let every burger and every portion of fries be larger', () => {
		const sized = PRODUCTS.filter(({ dish }) => dish.kind === 'burger' || dish.kind === 'fries')
		for (const { name, choices } of sized)
			expect(
				choices.map(({ attribute }) => attribute),
				name,
			).toContain(SIZE)
	})

	it('name layers that can be drawn', () => {
		for (const { value } of values.values()) {
			if (value.ingredient) expect(KNOWN_LAYERS).toContain(value.ingredient.replace(/^\++/, ''))
		}
	})

	it('stack the patty that the burger has', () => {
		for (const { name, dish, choices } of PRODUCTS) {
			if (dish.kind !== 'burger') continue
			const size = choices.find(({ attribute }) => attribute === SIZE)!
			const patties = size.values.flatMap(({ value }) => values.get(value)?.value.ingredient?.replace(/^\++/, '') ?? [])
			for (const patty of patties) expect(layersOf(dish), name).toContain(patty)
		}
	})

	it('add energy that fits: another bun adds none of its own, and a large diet drink stays one', () => {
		for (const { name, kcal, choices } of PRODUCTS) {
			for (const { attribute, values: offered } of choices) {
				for (const { value } of offered) {
					const added = values.get(value)?.value.kcal ?? 0
					if (attribute === BUN) expect(added, name).toBeLessThanOrEqual(50)
					if (kcal !== null && kcal < 20) expect(added, name).toBeLessThan(20)
				}
			}
		}
	})

	it('leave out only what the product contains', () => {
		for (const { name, dish, choices } of PRODUCTS) {
			for (const { values: offered } of choices.filter(({ attribute }) => attribute === 14)) {
				for (const { value } of offered) {
					const ingredient = values.get(value)?.value.ingredient
					if (ingredient) expect(layersOf(dish), name).toContain(ingredient)
				}
			}
		}
	})

	it('never take the bun for a filling', () => {
		for (const { name, dish } of PRODUCTS) {
			if (dish.kind === 'burger') expect(BUNS, name).toContain(dish.layers[0])
		}
	})
})

describe('branches', () => {
	/** A Friday noon in Dublin. */
	const noon = Date.UTC(2026, 10, 20, 12)
	const week = Array.from({ length: 7 * 24 }, (_, hour) => noon + hour * 3_600_000)
	const openHours = ({ hours }: (typeof BRANCHES)[number]) =>
		week.filter((now) => openingAt({ weekly: hours, exceptions: [] }, 'Europe/Dublin', now).isOpen).length

	it('keep hours that the contract knows', () => {
		for (const { hours } of BRANCHES) expect(v.is(OpeningSchema, { weekly: hours, exceptions: [] })).toBe(true)
	})

	it('are at least six, in and around Dublin, with products', () => {
		expect(BRANCHES.length).toBeGreaterThanOrEqual(6)
		for (const { coordinates, id } of BRANCHES) {
			const [longitude, latitude] = coordinates
			expect(longitude).toBeGreaterThan(-6.5)
			expect(longitude).toBeLessThan(-6)
			expect(latitude).toBeGreaterThan(53.2)
			expect(latitude).toBeLessThan(53.5)
			expect(rows('branch_products').some(({ branch }) => branch === id)).toBe(true)
		}
	})

	it('include one that never closes, takes orders and counts nothing', () => {
		const always = BRANCHES.find((branch) => branch.company === BURGER_COMPANY && openHours(branch) === week.length)!
		expect(always).toMatchObject({ canOrderOnline: true, kitchen: 'open', slotCapacity: null, soldOut: [], stock: {} })
	})

	it('include one that is closed on every day, one for guests at the table and one that is out of things', () => {
		expect(BRANCHES.some((branch) => openHours(branch) === 0)).toBe(true)
		expect(BRANCHES.some((branch) => branch.kitchen === 'dine_in_only' && openHours(branch) === week.length)).toBe(true)
		expect(BRANCHES.some(({ soldOut }) => soldOut.length > 0)).toBe(true)
	})

	it('include one that is open past midnight', () => {
		const late = BRANCHES.find(({ hours }) => hours.some(({ open, close }) => close > '00:00' && close < open))
		expect(late).toBeDefined()
	})

	it('sell out only what they sell', () => {
		for (const { company, soldOut, stock } of BRANCHES) {
			const sold = ofCompany(company).map(({ id }) => id)
			for (const id of [...soldOut, ...Object.keys(stock).map(Number)]) expect(sold).toContain(id)
		}
	})
})
