import type { Problem, Quote } from '@app/contract/orders'
import type { CartItem, PersistedCart } from '@app/contract/records'
import { aBranch, aCart, aLine, aProduct, choose, EXTRAS, SIZE } from '@app/domain/fixtures/menu'
import { expect, it } from 'vitest'
import { mapCartChange, planLines } from './cart-change.ts'

const product = aProduct()
const classic = aLine({ count: 2, selections: choose(product, 2), requests: ['No onions'] })
const withBacon = aLine({ selections: choose(product, 2, 31) })
const colaProduct = aProduct({ id: 8, name: 'Cola', price: 2.8, customization_options: [] })
const cola = aLine({ product: colaProduct })

function quoteOf(items: CartItem[], more: Partial<Quote> = {}): Quote {
	const lines = items.map((item) => ({
		id: Number(item.id),
		name: item.name,
		quantity: item.count,
		unit_price: item.price,
		total: item.price * item.count,
		note: item.note,
		requests: item.requests,
		customizations: [],
	}))
	return { lines, subtotal: 0, discount: 0, tax: 0, total: 30, currency: 'EUR', problems: [], ...more }
}
const problem = (code: Problem['code'], more: Partial<Problem> = {}): Problem => ({
	code,
	message: `about ${code}`,
	...more,
})
const noBacon = problem('INVALID_CUSTOMIZATION', { line: 0, field: 'items.0.customizations.1' })

const menuOf = (...options: (typeof EXTRAS)[]) => ({
	branch: aBranch(),
	products: [aProduct({ customization_options: options }), colaProduct],
})

function change(cart: PersistedCart, quote: Quote, menu: ReturnType<typeof menuOf> | null = null, adjusted?: Quote) {
	const refusal = { ...quote, quote }
	return mapCartChange(cart, planLines(cart, refusal, menu), { refusal, adjusted: adjusted ?? null })
}
const itemsOf = ({ lines }: ReturnType<typeof change>) => lines.map(({ item }) => item)

it('takes over a new price and says the old one', () => {
	const changed = change(
		aCart([classic, cola]),
		quoteOf([{ ...classic, price: 13 }, cola], { problems: [problem('PRICE_CHANGED')] }),
	)
	expect(changed.changes).toEqual([{ kind: 'price', name: 'Classic Burger', was: 12.5, now: 13 }])
	expect(itemsOf(changed)).toEqual([{ ...classic, price: 13 }, cola])
	expect(changed.total).toBe(30)
})

it('takes out what is sold out or not sold, each by its name', () => {
	const problems = [problem('OUT_OF_STOCK', { line: 0 }), problem('PRODUCT_UNAVAILABLE', { line: 1 })]
	const changed = change(aCart([classic, cola]), quoteOf([], { problems }))
	expect(changed.changes).toEqual([
		{ kind: 'line', message: 'Classic Burger is sold out.' },
		{ kind: 'line', message: 'Cola is not sold at this branch.' },
	])
	expect(changed).toMatchObject({ lines: [], goneKeys: [classic.key, cola.key] })
})

it('says once that two lines of one dish are not sold', () => {
	const problems = [problem('PRODUCT_UNAVAILABLE', { line: 0 }), problem('PRODUCT_UNAVAILABLE', { line: 1 })]
	const changed = change(aCart([classic, withBacon]), quoteOf([], { problems }))
	expect(changed.changes).toEqual([{ kind: 'line', message: 'Classic Burger is not sold at this branch.' }])
})

it('keeps a dish without the extra that is sold out, and the coupon that the whole cart has', () => {
	const menu = menuOf(SIZE)
	const cart = aCart([withBacon, cola], { appliedCouponCode: 'TEN', couponDiscount: 2 })
	const problems = [noBacon, problem('COUPON_MINIMUM')]
	const plain = aLine({ selections: choose(product, 2) })
	const changed = change(
		cart,
		quoteOf([cola], { problems }),
		menu,
		quoteOf([plain, cola], { discount: 1.9, total: 13.4 }),
	)
	expect(changed.changes).toEqual([
		{ kind: 'line', message: 'Classic Burger comes without Bacon, which is not available.' },
	])
	expect(changed.lines).toMatchObject([
		{ key: withBacon.key, item: { key: plain.key, price: 12.5 } },
		{ key: cola.key, item: cola },
	])
	expect(changed).toMatchObject({ goneKeys: [], coupon: { code: 'TEN', discount: 1.9 }, total: 13.4 })
})

it('leaves a line as it is until its required choice is chosen again, and names no total before', () => {
	const wrongSize = problem('INVALID_CUSTOMIZATION', { line: 0, field: 'items.0.customizations.0' })
	const menu = menuOf({ ...SIZE, values: SIZE.values.slice(0, 1) }, EXTRAS)
	const changed = change(aCart([withBacon, cola]), quoteOf([cola], { problems: [wrongSize] }), menu)
	expect(changed.changes).toEqual([
		{ kind: 'line', message: 'Double is not available for Classic Burger. Please choose again.' },
	])
	expect(changed).toMatchObject({ chooseKeys: [withBacon.key], goneKeys: [], total: null })
	expect(itemsOf(changed)).toEqual([cola])
})

it('lets a line wait for new choices when the menu cannot be read', () => {
	const changed = change(aCart([withBacon]), quoteOf([], { problems: [noBacon] }))
	expect(changed).toMatchObject({ chooseKeys: [withBacon.key], lines: [] })
})

it('compares the other lines with the menu when the shop has stopped at the first one', () => {
	const refusal = { lines: [], problems: [noBacon], quote: null }
	const cart = aCart([withBacon, { ...cola, price: 2 }])
	const plan = planLines(cart, refusal, menuOf(SIZE))
	expect(plan.changes).toMatchObject([{ kind: 'line' }, { kind: 'price', was: 2, now: 2.8 }])
	expect(mapCartChange(cart, plan, { refusal, adjusted: null })).toMatchObject({ total: null, chooseKeys: [] })
})

it('keeps a line to which the menu has added a default', () => {
	const changed = change(aCart([cola]), {
		...quoteOf([cola]),
		lines: quoteOf([cola]).lines.map((line) => ({
			...line,
			customizations: [
				{ attribute_id: 12, value_id: 1, template_attribute_value_id: 1, name: 'Small', price_extra: 0 },
			],
		})),
	})
	expect(changed).toMatchObject({ changes: [], goneKeys: [], lines: [{ item: cola }] })
})

it('keeps as many pieces as an order can have, all lines of the product counted', () => {
	const withNote = aLine({ count: 3, note: 'to share' })
	const problems = [problem('OUT_OF_STOCK', { line: 1, available: 4 })]
	const changed = change(aCart([classic, withNote]), quoteOf([classic, withNote], { problems }))
	expect(itemsOf(changed).map(({ count }) => count)).toEqual([2, 2])
	expect(changed.changes).toEqual([{ kind: 'line', message: 'Only 4 of Classic Burger left.' }])
	// The refused quote has the price of five pieces.
	expect(changed.total).toBeNull()
})

it('takes a refused coupon off and keeps one whose discount moved', () => {
	const cart = aCart([cola], { appliedCouponCode: 'TEN', couponDiscount: 2 })
	const refused = change(cart, quoteOf([cola], { problems: [problem('COUPON_EXPIRED')] }))
	expect(refused.coupon).toEqual({ code: null, discount: 0 })
	expect(refused.changes).toEqual([{ kind: 'coupon', message: 'about COUPON_EXPIRED' }])
	const moved = change(cart, quoteOf([cola], { discount: 1.5 }))
	expect(moved.coupon).toEqual({ code: 'TEN', discount: 1.5 })
	expect(moved.changes).toHaveLength(1)
})

it('tells a lost slot from changes of the lines, and no new total where it is the same', () => {
	const quote = quoteOf([cola], { problems: [problem('SLOT_UNAVAILABLE')], total: 2.8 })
	const changed = change(aCart([cola]), quote)
	expect(changed).toMatchObject({ isSlotGone: true, total: null })
	expect(itemsOf(changed)).toEqual([cola])
})
