import { aCart, aLine, aProduct, choose } from '@app/domain/fixtures/menu'
import { expect, it } from 'vitest'
import { cartTotals } from './cart-totals.ts'

it('sums the lines at the prices that they were made with, tax included', () => {
	const product = aProduct()
	const cart = aCart([
		aLine({ count: 2, selections: choose(product, 2, 31) }),
		aLine({ product: aProduct({ id: 8, price: 2.8 }) }),
	])
	expect(cartTotals(cart, 'EUR')).toMatchObject({
		subtotalMinor: 3080,
		discountMinor: 0,
		taxMinor: 366,
		totalMinor: 3080,
	})
})

it('keeps two prices of one product apart when staff changed it between two lines', () => {
	const cart = aCart([aLine(), aLine({ product: aProduct({ price: 11 }), note: 'well done' })])
	expect(cartTotals(cart, 'EUR').totalMinor).toBe(2050)
})

it('takes the coupon off, never more than there is, and the tax with it', () => {
	const cart = aCart([aLine()], { appliedCouponCode: 'FIVE', couponDiscount: 5 })
	expect(cartTotals(cart, 'EUR')).toMatchObject({
		subtotalMinor: 950,
		discountMinor: 500,
		taxMinor: 54,
		totalMinor: 450,
	})
	expect(cartTotals({ ...cart, couponDiscount: 99 }, 'EUR').totalMinor).toBe(0)
})

it('costs no tax where an old record holds none that can be read', () => {
	const line = aLine()
	const cart = aCart([{ ...line, product: { ...line.product, taxes: [{ rate: '13' }, 7] } }])
	expect(cartTotals(cart, 'EUR')).toMatchObject({ taxMinor: 0, totalMinor: 950 })
})
