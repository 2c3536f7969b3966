import { PersistedCartSchema } from '@app/contract/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCart, aLine, aProduct, BRANCH, choose, fetched } from '../fixtures/menu.ts'
import {
	type CartEvent,
	type CartState,
	cartCount,
	cartLinkTarget,
	cartSubtotalMinor,
	EMPTY_CART,
	reduceCart,
} from './cart.ts'
import { decidePaidLines } from './cart-lines.ts'

const burger = aLine()
const double = aLine({ selections: choose(aProduct(), 2) })
const shake = aLine({ product: aProduct({ id: 8, name: 'Shake', price: 5, customization_options: [] }) })

const after = (state: CartState, ...events: CartEvent[]) => events.reduce(reduceCart, state)
const PAID = fetched({ payment_status: 'paid' as const })
const counts = (state: CartState) => state.items.map((line) => [line.key, line.count])

describe('lines of the cart', () => {
	it('are added at the end', () => {
		expect(after(EMPTY_CART, { type: 'add', item: burger }, { type: 'add', item: shake }).items).toEqual([
			burger,
			shake,
		])
	})

	it('take the count of another that is like them', () => {
		const again = { ...burger, count: 2 }
		const state = after(
			EMPTY_CART,
			{ type: 'add', item: burger },
			{ type: 'add', item: shake },
			{ type: 'add', item: again },
		)
		expect(counts(state)).toEqual([
			[burger.key, 3],
			[shake.key, 1],
		])
	})

	it('stay apart where their customizations differ', () => {
		expect(after(EMPTY_CART, { type: 'add', item: burger }, { type: 'add', item: double }).items).toHaveLength(2)
	})

	it('grow one by one', () => {
		const state = after(aCart([burger]), { type: 'increment', key: burger.key, maximumPerItem: 3 })
		expect(counts(state)).toEqual([[burger.key, 2]])
	})

	it('stop at the product’s maximum, whatever the lines', () => {
		const full = aCart([{ ...burger, count: 2 }, double, { ...shake, count: 9 }])
		expect(after(full, { type: 'increment', key: double.key, maximumPerItem: 3 })).toBe(full)
		expect(counts(after(full, { type: 'increment', key: double.key, maximumPerItem: 4 }))[1]).toEqual([double.key, 2])
	})

	it('shrink one by one and go with the last piece', () => {
		const two = aCart([{ ...burger, count: 2 }, shake])
		const one = after(two, { type: 'decrement', key: burger.key })
		expect(counts(one)).toEqual([
			[burger.key, 1],
			[shake.key, 1],
		])
		expect(after(one, { type: 'decrement', key: burger.key }).items).toEqual([shake])
	})

	it('are removed whole, one or several', () => {
		const three = aCart([{ ...burger, count: 4 }, double, shake])
		expect(after(three, { type: 'remove', key: burger.key }).items).toEqual([double, shake])
		expect(after(three, { type: 'remove-lines', keys: [burger.key, shake.key] }).items).toEqual([double])
	})

	it('come back at their place', () => {
		const three = aCart([burger, double, shake])
		const removed = after(three, { type: 'remove', key: double.key })
		expect(after(removed, { type: 'restore-line', item: double, index: 1 })).toEqual(three)
	})

	it('come back into the line that was added in the meantime', () => {
		const state = after(aCart([burger, double]), { type: 'restore-line', item: { ...burger, count: 2 }, index: 1 })
		expect(counts(state)).toEqual([
			[burger.key, 3],
			[double.key, 1],
		])
	})

	it.each<CartEvent>([
		{ type: 'increment', key: 'gone', maximumPerItem: 9 },
		{ type: 'decrement', key: 'gone' },
		{ type: 'remove', key: 'gone' },
		{ type: 'replace-line', key: 'gone', item: double, maximumPerItem: 9 },
	])('are untouched by $type of one that is gone', (event) => {
		expect(after(aCart([burger]), event)).toEqual(aCart([burger]))
	})
})

describe('an edited line', () => {
	it('takes the place of the old one', () => {
		const state = after(aCart([burger, shake]), {
			type: 'replace-line',
			key: burger.key,
			item: { ...double, count: 3 },
			maximumPerItem: 9,
		})
		expect(counts(state)).toEqual([
			[double.key, 3],
			[shake.key, 1],
		])
	})

	it('may keep its key', () => {
		const edited = { ...burger, count: 5 }
		const state = after(aCart([burger, shake]), {
			type: 'replace-line',
			key: burger.key,
			item: edited,
			maximumPerItem: 9,
		})
		expect(state.items).toEqual([edited, shake])
	})

	it('joins the line that is already like it', () => {
		const state = after(aCart([double, shake, burger]), {
			type: 'replace-line',
			key: burger.key,
			item: double,
			maximumPerItem: 9,
		})
		expect(counts(state)).toEqual([
			[double.key, 2],
			[shake.key, 1],
		])
	})

	it('is held to the product’s maximum', () => {
		const state = after(aCart([{ ...burger, count: 2 }, double]), {
			type: 'replace-line',
			key: double.key,
			item: { ...double, count: 9 },
			maximumPerItem: 5,
		})
		expect(counts(state)).toEqual([
			[burger.key, 2],
			[double.key, 3],
		])
	})

	it.each([
		['keeps its pieces', 7, 7],
		['gets no more', 9, 7],
		['may get fewer', 6, 6],
	])('%s under a maximum that has become smaller than it', (_, count, expected) => {
		const line = { ...burger, count: 7 }
		const item = { ...double, count }
		const state = after(aCart([line]), { type: 'replace-line', key: line.key, item, maximumPerItem: 5 })
		expect(counts(state)).toEqual([[double.key, expected]])
	})
})

describe('the rest of the cart', () => {
	const guestInfo = { first_name: 'Ada', last_name: 'Byrne', email: 'ada@example.com', phone: '+353 1 234 5678' }
	const full = aCart([burger], { guestInfo, selectedCategory: '4', appliedCouponCode: 'DILL10', couponDiscount: 0.95 })
	const other = { ...BRANCH, id: '4', title: 'Howth' }

	it('takes a branch, with the lines that it can make', () => {
		expect(after(full, { type: 'select-branch', branch: other })).toEqual({ ...full, branch: other })
		expect(after(full, { type: 'select-branch', branch: other, items: [] })).toEqual({
			...full,
			branch: other,
			items: [],
		})
	})

	it('drops the coupon with the company that gave it', () => {
		const elsewhere = { ...other, company: { id: '2' } }
		expect(after(full, { type: 'select-branch', branch: elsewhere })).toMatchObject({
			appliedCouponCode: null,
			couponDiscount: 0,
		})
	})

	it('loses lines, coupon and branch when the branch is lost, and keeps the guest', () => {
		expect(after(full, { type: 'lose-branch' })).toEqual({ ...EMPTY_CART, guestInfo, selectedCategory: '4' })
	})

	it('is cleared after an order, and keeps branch and guest for the next', () => {
		expect(after(full, { type: 'clear', paid: PAID, lines: 'all' })).toEqual({
			...EMPTY_CART,
			branch: BRANCH,
			guestInfo,
			selectedCategory: '4',
		})
	})

	it.each([
		['the same lines', [burger, shake], []],
		['another dish added since', [burger, shake, double], [[double.key, 1]]],
		['more pieces since', [{ ...burger, count: 3 }, shake], [[burger.key, 2]]],
		['fewer pieces since', [burger], []],
		['a line edited since', [double, shake], [[double.key, 1]]],
		['nothing any more', [], []],
	])('loses what was paid, holding %s', (_, items, left) => {
		const lines = [burger, shake].map(({ key, count }) => ({ key, count }))
		const state = after({ ...full, items }, { type: 'clear', paid: PAID, lines })
		expect(counts(state)).toEqual(left)
		expect(state).toMatchObject({ appliedCouponCode: null, couponDiscount: 0, guestInfo })
	})

	it('pays with the lines of its own order, with all where they are not known, with none for another order', () => {
		const placed = { orderId: '7', lines: [{ key: burger.key, count: 1 }] }
		expect(decidePaidLines(placed, '7')).toBe(placed.lines)
		expect(decidePaidLines(null, '7')).toBe('all')
		expect(decidePaidLines(placed, '8')).toEqual([])
	})

	it('takes guest, category and coupon, and gives them back', () => {
		const state = after(
			EMPTY_CART,
			{ type: 'guest-info', guestInfo },
			{ type: 'select-category', categoryId: '4' },
			{ type: 'coupon', code: 'DILL10', discount: 1.5 },
		)
		expect(state).toEqual({
			...EMPTY_CART,
			guestInfo,
			selectedCategory: '4',
			appliedCouponCode: 'DILL10',
			couponDiscount: 1.5,
		})
		const back = after(
			state,
			{ type: 'guest-info', guestInfo: null },
			{ type: 'select-category', categoryId: null },
			{ type: 'coupon', code: null, discount: 1.5 },
		)
		expect(back).toEqual(EMPTY_CART)
	})

	it('is what is stored, field by field', () => {
		const stored = JSON.parse(JSON.stringify(full))
		expect(PersistedCartSchema['~standard'].validate(stored)).toEqual({ typed: true, value: full })
	})
})

describe('what the header shows', () => {
	it('counts pieces, not lines', () => {
		expect(cartCount(aCart([{ ...burger, count: 2 }, shake]))).toBe(3)
		expect(cartCount(EMPTY_CART)).toBe(0)
	})

	it('leads to the cart when there is something in it', () => {
		expect(cartLinkTarget(EMPTY_CART)).toBe('/order')
		expect(cartLinkTarget(aCart([burger]))).toBe('/order/cart')
	})

	it('sums in minor units', () => {
		expect(
			cartSubtotalMinor(
				aCart([
					{ ...burger, price: 0.1, count: 3 },
					{ ...shake, price: 0.2 },
				]),
				'EUR',
			),
		).toBe(50)
	})
})

describe('any sequence of events', () => {
	const key = fc.constantFrom(burger.key, double.key, shake.key)
	const line = fc.constantFrom(burger, double, shake)
	const maximumPerItem = fc.constant(4)
	const event: fc.Arbitrary<CartEvent> = fc.oneof(
		fc.record({ type: fc.constant('increment' as const), key, maximumPerItem }),
		fc.record({ type: fc.constant('decrement' as const), key }),
		fc.record({ type: fc.constant('remove' as const), key }),
		fc.record({ type: fc.constant('replace-line' as const), key, item: line, maximumPerItem }),
		fc.record({ type: fc.constant('restore-line' as const), item: line, index: fc.nat(5) }),
		fc.record({ type: fc.constant('add' as const), item: line }),
		fc.record({ type: fc.constant('remove-lines' as const), keys: fc.array(key) }),
	)

	it('leaves keys unique and counts at 1 or more', () => {
		fc.assert(
			fc.property(fc.array(event, { maxLength: 30 }), (events) => {
				const { items } = after(aCart([]), ...events)
				expect(new Set(items.map((item) => item.key)).size).toBe(items.length)
				expect(items.every((item) => Number.isInteger(item.count) && item.count >= 1)).toBe(true)
			}),
		)
	})
})
