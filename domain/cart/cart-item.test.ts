import { CartItemSchema } from '@app/contract/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLine, aProduct, BRANCH, choose } from '../fixtures/menu.ts'
import { cartKey, makeCartItem } from './cart-item.ts'

const product = aProduct()
const plain = { requests: [], note: '', customizations: [] }

describe('the key of a line', () => {
	it('is the product id plus a hash, the same in every browser and release', () => {
		expect(cartKey(7, plain)).toMatch(/^7-[0-9a-z]+$/)
		expect(cartKey(7, plain)).toBe('7-w8u9tnisj4')
	})

	it('tells apart what differs', () => {
		const lines = [
			plain,
			{ ...plain, note: 'rare' },
			{ ...plain, requests: ['rare'] },
			{ ...plain, requests: ['No pickles', 'No onions'] },
			{ ...plain, requests: ['No pickles No onions'] },
			{ ...plain, customizations: choose(product, 1) },
			{ ...plain, customizations: choose(product, 2) },
			{ ...plain, customizations: choose(product, 2, 31) },
		]
		const keys = [...lines.map((line) => cartKey(7, line)), cartKey(8, plain)]
		expect(new Set(keys).size).toBe(keys.length)
	})

	it('is the same for ids written as strings, as browsers’ records have them', () => {
		const customizations = [{ attribute_id: '12', value_id: '2', template_attribute_value_id: '1002' }]
		expect(cartKey('7', { ...plain, customizations })).toBe(
			cartKey(7, { ...plain, customizations: choose(product, 2) }),
		)
	})

	it('does not mind the order of customizations and requests, nor spaces around words', () => {
		const all = choose(product, 2, 21, 31, 32, 33, 41)
		const wishes = ['No pickles', 'No onions', 'Cut in half']
		const key = cartKey(7, { requests: wishes, note: 'rare', customizations: all })
		fc.assert(
			fc.property(
				fc.shuffledSubarray(all, { minLength: all.length }),
				fc.shuffledSubarray(wishes, { minLength: wishes.length }),
				(customizations, requests) => {
					expect(cartKey(7, { requests: requests.map((text) => ` ${text}`), note: 'rare ', customizations })).toBe(key)
				},
			),
		)
	})
})

describe('a new line', () => {
	const line = makeCartItem({
		product,
		branch: BRANCH,
		currency: 'EUR',
		count: 2,
		selections: choose(product, 31, 2),
		requests: [' No pickles ', ''],
		note: ' rare ',
	})

	it('has exactly the fields of the specification, ids as strings', () => {
		expect(line).toEqual({
			id: '7',
			name: 'Classic Burger',
			price: 14,
			count: 2,
			requests: ['No pickles'],
			note: 'rare',
			customizations: [
				{ attribute_id: '30', value_id: '31', template_attribute_value_id: '1031' },
				{ attribute_id: '12', value_id: '2', template_attribute_value_id: '1002' },
			],
			product: {
				id: '7',
				name: 'Classic Burger',
				price: 9.5,
				code: 'CLASSIC',
				category: 'Food',
				type: 'consu',
				taxes: product.taxes,
				company_id: '1',
				customization_options: product.customization_options,
			},
			key: cartKey(7, { requests: ['No pickles'], note: 'rare', customizations: choose(product, 2, 31) }),
			directusBranchId: '3',
			odooBranchId: '103',
			company_id: '1',
		})
	})

	it('survives being stored and read', () => {
		const stored = JSON.parse(JSON.stringify(line))
		expect(CartItemSchema['~standard'].validate(stored)).toEqual({ typed: true, value: line })
	})

	it('is Food and consu where its product was stored without category and type', () => {
		const { category, type, ...rest } = line.product
		const stored = { ...line, product: rest }
		expect(CartItemSchema['~standard'].validate(stored)).toMatchObject({
			value: { product: { category: 'Food', type: 'consu' } },
		})
	})

	it('has no branch where none is selected', () => {
		const homeless = makeCartItem({
			product,
			branch: null,
			currency: 'EUR',
			count: 1,
			selections: [],
			requests: [],
			note: '',
		})
		expect(homeless).toMatchObject({ directusBranchId: null, odooBranchId: null, company_id: '1' })
	})

	it('without choices is the line with the defaults chosen', () => {
		const make = (selections: ReturnType<typeof choose>) =>
			makeCartItem({ product, branch: BRANCH, currency: 'EUR', count: 1, selections, requests: [], note: '' })
		expect(make([])).toEqual(make(choose(product, 1)))
	})

	it('never costs less than nothing', () => {
		const options = product.customization_options.map((option) => ({
			...option,
			values: option.values.map((value) => ({ ...value, price_extra: -20 })),
		}))
		expect(aLine({ product: aProduct({ customization_options: options }) }).price).toBe(0)
	})

	it('is not spoilt by adding decimals', () => {
		const cheap = aProduct({ price: 0.1, customization_options: product.customization_options })
		const make = makeCartItem({
			product: cheap,
			branch: BRANCH,
			currency: 'EUR',
			count: 1,
			selections: choose(cheap, 1, 32),
			requests: [],
			note: '',
		})
		expect(make.price).toBe(1.3)
	})
})
