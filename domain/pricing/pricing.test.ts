import type { DraftItem } from '@app/contract/orders'
import { QuoteSchema } from '@app/contract/orders'
import { inGerman } from '@app/language/german-language'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProduct, choose, EXTRAS, SAUCE, SIZE } from '../fixtures/menu.ts'
import { findPriceChange, type PricingInput, presentQuote, priceOrder } from './pricing.ts'

const burger = aProduct()
const shake = aProduct({
	id: 8,
	name: 'Vanilla Shake',
	price: 5,
	taxes: [{ id: 2, name: 'VAT 23 %', rate: 23 }],
	customization_options: [],
})
const foreign = aProduct({ id: 9, name: 'Tofu Bowl', company_id: 2 })
const sauced = aProduct({ id: 10, name: 'Saucy', customization_options: [SIZE, SAUCE, EXTRAS] })
const unlisted = aProduct({ id: 11, name: 'Secret' })

const item = (id: number, quantity = 1, more: Partial<DraftItem> = {}): DraftItem => ({
	id,
	quantity,
	note: '',
	requests: [],
	customizations: [],
	...more,
})

function price(items: DraftItem[], more: Partial<PricingInput> = {}) {
	return priceOrder({
		items,
		products: new Map([burger, shake, foreign, sauced, unlisted].map((product) => [product.id, product])),
		sells: new Set([7, 8, 9, 10]),
		soldOut: new Set(),
		companyId: 1,
		currency: 'EUR',
		coupon: null,
		maximumPerItem: 10,
		...more,
	})
}
const off = (discountMinor: number) => ({ kind: 'applied', code: 'OFF', discountMinor }) as const

describe('the price of an order', () => {
	it('is what the menu says, with extras and tax inside', () => {
		const priced = price([item(7, 2, { customizations: choose(burger, 2, 31) }), item(8)])
		expect(priced).toMatchObject({ subtotalMinor: 3300, discountMinor: 0, totalMinor: 3300, problems: [] })
		expect(priced.lines.map((line) => [line.unitMinor, line.totalMinor, line.taxMinor])).toEqual([
			[1400, 2800, 333],
			[500, 500, 93],
		])
		expect(priced.taxMinor).toBe(426)
	})

	it('names what was chosen, in the menu’s order, with the default of attribute 12', () => {
		const [line] = price([item(7, 1, { customizations: choose(burger, 41, 32, 31) })]).lines
		expect(line?.customizations.map(({ name, extraMinor }) => [name, extraMinor])).toEqual([
			['Single', 0],
			['Bacon', 150],
			['Egg', 120],
			['No pickles', 0],
		])
	})

	it('charges the default of attribute 12 as it would the same value chosen', () => {
		const [single, ...rest] = SIZE.values
		const size = { ...SIZE, values: [{ ...single!, available: false }, ...rest] }
		const product = aProduct({ customization_options: [size] })
		const products = new Map([[7, product]])
		const silent = price([item(7)], { products })
		expect(silent).toEqual(price([item(7, 1, { customizations: choose(product, 2) })], { products }))
		expect(silent.totalMinor).toBe(1250)
	})

	it('tidies notes and requests for the kitchen', () => {
		const [line] = price([item(7, 1, { note: ' well done ', requests: [' No pickles', '', 'No pickles'] })]).lines
		expect(line).toMatchObject({ note: 'well done', requests: ['No pickles'] })
		expect(price([item(7, 1, { note: null })]).lines[0]?.note).toBe('')
	})

	it('is never below nothing, however much a choice takes off', () => {
		const cheap = aProduct({
			price: 1,
			customization_options: [{ ...EXTRAS, values: EXTRAS.values.map((value) => ({ ...value, price_extra: -5 })) }],
		})
		const priced = price([item(7, 1, { customizations: choose(cheap, 31) })], { products: new Map([[7, cheap]]) })
		expect(priced.totalMinor).toBe(0)
	})

	it('adds up the rates of several taxes', () => {
		const product = aProduct({
			price: 12,
			customization_options: [],
			taxes: [
				{ id: 1, name: 'A', rate: 13.5 },
				{ id: 2, name: 'B', rate: 6.5 },
			],
		})
		expect(price([item(7)], { products: new Map([[7, product]]) }).taxMinor).toBe(200)
	})

	it('is not spoilt by a rate that a double keeps just below itself', () => {
		const product = aProduct({ price: 10_000, customization_options: [], taxes: [{ id: 1, name: 'A', rate: 4.35 }] })
		expect(price([item(7)], { products: new Map([[7, product]]) }).taxMinor).toBe(41_687)
	})

	it('of nothing is nothing', () => {
		expect(price([])).toEqual({
			lines: [],
			subtotalMinor: 0,
			discountMinor: 0,
			taxMinor: 0,
			totalMinor: 0,
			problems: [],
		})
	})
})

describe('a discount', () => {
	it('is taken from the lines in proportion, and tax is counted on what is left', () => {
		const priced = price([item(7), item(8)], { coupon: off(145) })
		expect(priced.lines.map((line) => [line.totalMinor, line.discountMinor, line.taxMinor])).toEqual([
			[950, 95, 102],
			[500, 50, 84],
		])
		expect(priced).toMatchObject({ subtotalMinor: 1450, discountMinor: 145, totalMinor: 1305, taxMinor: 186 })
	})

	it('never exceeds the order', () => {
		const priced = price([item(8)], { coupon: off(10_000) })
		expect(priced).toMatchObject({ discountMinor: 500, totalMinor: 0, taxMinor: 0 })
	})

	it('that is refused is a problem of the coupon, and the price stays', () => {
		const coupon = { kind: 'refused', code: 'COUPON_EXPIRED', message: 'This coupon has expired.' } as const
		expect(price([item(8)], { coupon })).toMatchObject({
			discountMinor: 0,
			totalMinor: 500,
			problems: [{ code: 'COUPON_EXPIRED', message: 'This coupon has expired.', field: 'coupon_code' }],
		})
	})
})

describe('what cannot be sold', () => {
	it.each([
		['an unknown product', item(999), {}, 'PRODUCT_UNAVAILABLE', 'This product is not sold at this branch.', 'id'],
		['another company’s product', item(9), {}, 'PRODUCT_UNAVAILABLE', 'Tofu Bowl is not sold at this branch.', 'id'],
		['a product of another branch', item(11), {}, 'PRODUCT_UNAVAILABLE', 'Secret is not sold at this branch.', 'id'],
		['a sold-out product', item(7), { soldOut: new Set([7]) }, 'OUT_OF_STOCK', 'Classic Burger is sold out.', 'id'],
		['the last piece gone', item(7), { stock: new Map([[7, 0]]) }, 'OUT_OF_STOCK', 'Classic Burger is sold out.', 'id'],
		[
			'more sold than there was',
			item(7),
			{ stock: new Map([[7, -1]]) },
			'OUT_OF_STOCK',
			'Classic Burger is sold out.',
			'id',
		],
		[
			'a value that has run out',
			item(7, 1, { customizations: choose(burger, 31, 3) }),
			{},
			'INVALID_CUSTOMIZATION',
			'Triple is not available for Classic Burger at the moment.',
			'customizations.1',
		],
		[
			'a required choice not made',
			item(10),
			{},
			'CUSTOMIZATION_REQUIRED',
			'Please choose Sauce for Saucy.',
			'customizations',
		],
	])('%s is left out of the sums and named', (_, bad, more, code, message, field) => {
		const priced = price([item(8), bad], more)
		expect(priced.problems).toEqual([{ code, message, line: 1, product_id: bad.id, field: `items.1.${field}` }])
		expect(priced).toMatchObject({ totalMinor: 500, lines: [{ id: 8 }] })
	})

	it.each([
		['more than the maximum', {}, 11, 'QUANTITY_LIMIT', 'An order can have at most 10 of Classic Burger.'],
		['more than there is', { stock: new Map([[7, 3]]) }, 4, 'OUT_OF_STOCK', 'Only 3 of Classic Burger left.'],
	])('%s keeps its price, since fewer would do', (_, more, quantity, code, message) => {
		const priced = price([item(7, quantity)], more)
		expect(priced.problems).toEqual([
			{ code, message, line: 0, product_id: 7, field: 'items.0.quantity', available: quantity - 1 },
		])
		expect(priced.subtotalMinor).toBe(950 * quantity)
	})

	it.each([
		['Tofu Bowl gibt es in dieser Filiale nicht.', item(9), {}],
		['Classic Burger ist ausverkauft.', item(7), { soldOut: new Set([7]) }],
		['Nur noch 3 × Classic Burger da.', item(7, 4), { stock: new Map([[7, 3]]) }],
		['In eine Bestellung passt höchstens 10 × Classic Burger.', item(7, 11), {}],
		['Triple gibt es für Classic Burger gerade nicht.', item(7, 1, { customizations: choose(burger, 31, 3) }), {}],
		['Bitte wähle Sauce für Saucy.', item(10), {}],
	])('a German page knows the shop’s sentence: %s', (german, bad, more) => {
		const [problem] = price([bad], more).problems
		expect(inGerman.recognise(problem!.message).replaceAll('\u00a0', ' ')).toBe(german)
	})

	it('the last piece can be sold', () => {
		expect(price([item(7)], { stock: new Map([[7, 1]]) }).problems).toEqual([])
	})

	it('lines of one product share its maximum', () => {
		const lines = [item(7, 6), item(8, 10), item(7, 5, { note: 'rare' })]
		expect(price(lines).problems).toMatchObject([{ code: 'QUANTITY_LIMIT', line: 2 }])
		expect(price([item(7, 6), item(7, 4)]).problems).toEqual([])
	})

	it('lines of one product share its stock', () => {
		const stock = new Map([[7, 5]])
		expect(price([item(7, 3), item(7, 3)], { stock }).problems).toMatchObject([{ code: 'OUT_OF_STOCK', line: 1 }])
		expect(price([item(7, 3), item(7, 2)], { stock }).problems).toEqual([])
	})
})

describe('the sums', () => {
	const quantities = fc.array(fc.record({ id: fc.constantFrom(7, 8), quantity: fc.integer({ min: 1, max: 99 }) }), {
		minLength: 1,
		maxLength: 50,
	})

	it('hold for any order and discount', () => {
		fc.assert(
			fc.property(quantities, fc.nat(1_000_000), (wishes, discount) => {
				const priced = price(
					wishes.map(({ id, quantity }) => item(id, quantity)),
					{ coupon: off(discount) },
				)
				const sum = (pick: (line: (typeof priced.lines)[number]) => number) =>
					priced.lines.reduce((total, line) => total + pick(line), 0)
				expect(sum((line) => line.totalMinor)).toBe(priced.subtotalMinor)
				expect(sum((line) => line.discountMinor)).toBe(priced.discountMinor)
				expect(sum((line) => line.taxMinor)).toBe(priced.taxMinor)
				expect(priced.subtotalMinor - priced.discountMinor).toBe(priced.totalMinor)
				expect(priced.totalMinor).toBeGreaterThanOrEqual(0)
				expect(priced.lines.every((line) => Number.isInteger(line.taxMinor))).toBe(true)
				expect(priced.taxMinor).toBeLessThanOrEqual(priced.totalMinor)
			}),
		)
	})
})

describe('a quote', () => {
	it('is the priced order in decimals, in the shape of the contract', () => {
		const priced = price([item(7, 2, { customizations: choose(burger, 2) })], { coupon: off(250) })
		const quote = presentQuote(priced, 'EUR')
		expect(quote).toMatchObject({ subtotal: 25, discount: 2.5, total: 22.5, tax: 2.68, currency: 'EUR' })
		expect(quote.lines).toEqual([
			{
				id: 7,
				name: 'Classic Burger',
				quantity: 2,
				unit_price: 12.5,
				total: 25,
				note: '',
				requests: [],
				customizations: [
					{ attribute_id: 12, value_id: 2, template_attribute_value_id: 1002, name: 'Double', price_extra: 3 },
				],
			},
		])
		expect(QuoteSchema['~standard'].validate(quote)).toEqual({ typed: true, value: quote })
	})

	it('is told apart from the total that the customer saw', () => {
		expect(findPriceChange(12.5, 1250, 'EUR')).toBeNull()
		expect(findPriceChange(null, 1250, 'EUR')).toBeNull()
		expect(findPriceChange(12.49, 1250, 'EUR')).toEqual({
			code: 'PRICE_CHANGED',
			message: 'The total is now €12.50.',
		})
	})
})
