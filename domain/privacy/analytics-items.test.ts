import type { TrackedOrder } from '@app/contract/orders'
import type { CartItem } from '@app/contract/records'
import { expect, it } from 'vitest'
import { measureLine, measureOrder, worthOf } from './analytics-items.ts'

const LINE = {
	id: '7',
	name: 'Pickle Burger',
	price: 9.9,
	count: 3,
	requests: ['No onions'],
	note: 'For Ada, ring me: 087 123 4567',
	customizations: [],
	product: { id: '7', name: 'Pickle Burger', price: 8.9, category: 'Burgers' },
	key: '7-abc',
} as unknown as CartItem

it('a line is measured with its price as chosen, and nothing of what the customer wrote', () => {
	expect(measureLine(LINE)).toEqual({
		item_id: '7',
		item_name: 'Pickle Burger',
		item_category: 'Burgers',
		price: 9.9,
		quantity: 3,
	})
	expect(measureLine(LINE, 1).quantity).toBe(1)
})

it('items are worth their sum, in the digits of the currency', () => {
	expect(worthOf([measureLine(LINE), measureLine({ ...LINE, price: 0.1 }, 1)], 'EUR')).toBe(29.8)
	expect(worthOf([], 'EUR')).toBe(0)
})

it('an order is measured by its reference and figures; its slug and its customer stay here', () => {
	const order = {
		id: 1,
		reference: 'BD-1234',
		slug: 'the-slug-opens-the-order',
		first_name: 'Ada',
		currency: 'EUR',
		total: 19.8,
		tax: 2.35,
		lines: [{ id: 7, name: 'Pickle Burger', quantity: 2, unit_price: 9.9, total: 19.8, note: 'For Ada' }],
	} as unknown as TrackedOrder
	const purchase = measureOrder(order)
	expect(purchase).toEqual({
		transaction_id: 'BD-1234',
		currency: 'EUR',
		value: 19.8,
		tax: 2.35,
		items: [{ item_id: '7', item_name: 'Pickle Burger', price: 9.9, quantity: 2 }],
	})
	expect(JSON.stringify(purchase)).not.toMatch(/slug|Ada/)
})
