import type { Problem, Quote } from '@app/contract/orders'
import type { CartItem } from '@app/contract/records'
import { aCart, aLine, aProduct, choose } from '@app/domain/fixtures/menu'
import { expect, it } from 'vitest'
import { mapCartChange } from './cart-change.ts'

const classic = aLine({ count: 2, selections: choose(aProduct(), 2), requests: ['No onions'] })
const cola = aLine({ product: aProduct({ id: 8, name: 'Cola', price: 2.8 }) })

function quoteOf(items: CartItem[], more: Partial<Quote> = {}): Quote {
	const lines = items.map((item) => ({
		id: Number(item.id),
		name: item.name,
		quantity: item.count,
		unit_price: item.price,
		total: item.price * item.count,
		note: item.note,
		requests: item.requests,
		customizations: item.customizations.map((chosen) => ({
			attribute_id: Number(chosen.attribute_id),
			value_id: Number(chosen.value_id),
			template_attribute_value_id: Number(chosen.template_attribute_value_id),
			name: '',
			price_extra: 0,
		})),
	}))
	return { lines, subtotal: 0, discount: 0, tax: 0, total: 30, currency: 'EUR', problems: [], ...more }
}
const problem = (code: Problem['code'], more: Partial<Problem> = {}): Problem => ({
	code,
	message: `about ${code}`,
	...more,
})

it('takes over a new price and says the old one', () => {
	const change = mapCartChange(
		aCart([classic, cola]),
		quoteOf([{ ...classic, price: 13 }, cola], { problems: [problem('PRICE_CHANGED')] }),
	)
	expect(change.changes).toEqual([{ kind: 'price', name: 'Classic Burger', was: 12.5, now: 13 }])
	expect(change.items).toEqual([{ ...classic, price: 13 }, cola])
	expect(change.total).toBe(30)
})

it('takes out what is sold out or no longer offered, with the reason', () => {
	const problems = [problem('OUT_OF_STOCK', { line: 0 }), problem('INVALID_CUSTOMIZATION', { line: 1 })]
	const change = mapCartChange(aCart([classic, cola]), quoteOf([], { problems }))
	expect(change.changes).toEqual([
		{ kind: 'removed', name: 'Classic Burger', message: 'about OUT_OF_STOCK' },
		{ kind: 'removed', name: 'Cola', message: 'about INVALID_CUSTOMIZATION' },
	])
	expect(change.items).toEqual([])
})

it('keeps as many pieces as an order can have, all lines of the product counted', () => {
	const withNote = aLine({ count: 3, note: 'to share' })
	const problems = [problem('OUT_OF_STOCK', { line: 1, available: 4 })]
	const change = mapCartChange(aCart([classic, withNote]), quoteOf([classic, withNote], { problems }))
	expect(change.items.map(({ count }) => count)).toEqual([2, 2])
	expect(change.changes).toMatchObject([{ kind: 'fewer', message: 'about OUT_OF_STOCK' }])
})

it('takes a refused coupon off and keeps one whose discount moved', () => {
	const cart = aCart([cola], { appliedCouponCode: 'TEN', couponDiscount: 2 })
	const refused = mapCartChange(cart, quoteOf([cola], { problems: [problem('COUPON_EXPIRED')] }))
	expect(refused.coupon).toEqual({ code: null, discount: 0 })
	expect(refused.changes).toEqual([{ kind: 'coupon', message: 'about COUPON_EXPIRED' }])
	const moved = mapCartChange(cart, quoteOf([cola], { discount: 1.5 }))
	expect(moved.coupon).toEqual({ code: 'TEN', discount: 1.5 })
	expect(moved.changes).toHaveLength(1)
})

it('tells a lost slot and a closed branch from changes of the lines', () => {
	const problems = [problem('SLOT_UNAVAILABLE'), problem('BRANCH_UNAVAILABLE')]
	const change = mapCartChange(aCart([cola]), quoteOf([cola], { problems }))
	expect(change).toMatchObject({ isSlotGone: true, isBranchGone: true, items: [cola] })
})
