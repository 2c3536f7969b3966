import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CouponContext, type CouponRule, decideCoupon, normaliseCouponCode } from './coupon.ts'

const rule = (more: Partial<CouponRule> = {}): CouponRule => ({
	code: 'DILL10',
	kind: 'percent',
	value: 10,
	minimumMinor: 0,
	startsAt: null,
	endsAt: null,
	maxUses: null,
	uses: 0,
	loginRequired: false,
	perCustomer: null,
	customerUses: 0,
	active: true,
	companyId: null,
	...more,
})
const context = (more: Partial<CouponContext> = {}): CouponContext => ({
	subtotalMinor: 2000,
	currency: 'EUR',
	now: 1_000,
	signedIn: false,
	companyId: 1,
	...more,
})

const INVALID = 'This coupon code is not valid.'
const EXPIRED = 'This coupon has expired.'
const USED_UP = 'This coupon has been used up.'

describe('a coupon is refused', () => {
	it.each([
		['that nobody knows', null, {}, 'COUPON_INVALID', INVALID],
		['that is switched off', rule({ active: false }), {}, 'COUPON_INVALID', INVALID],
		['of another company', rule({ companyId: 2 }), {}, 'COUPON_INVALID', INVALID],
		['before its time', rule({ startsAt: 1_001 }), {}, 'COUPON_INVALID', INVALID],
		['from its end on', rule({ endsAt: 1_000 }), {}, 'COUPON_EXPIRED', EXPIRED],
		['that was used as often as it may be', rule({ maxUses: 5, uses: 5 }), {}, 'COUPON_USED_UP', USED_UP],
		['that this customer has used up', rule({ perCustomer: 1, customerUses: 1 }), {}, 'COUPON_USED_UP', USED_UP],
		[
			'that needs a customer who is signed in',
			rule({ loginRequired: true }),
			{},
			'COUPON_LOGIN_REQUIRED',
			'Please sign in to use this coupon.',
		],
		[
			'below its minimum',
			rule({ minimumMinor: 2001 }),
			{},
			'COUPON_MINIMUM',
			'This coupon needs an order of at least €20.01.',
		],
	])('%s', (_, coupon, more, code, message) => {
		expect(decideCoupon(coupon, context(more))).toEqual({ kind: 'refused', code, message })
	})
})

describe('a coupon applies', () => {
	it.each([
		['from its start on', rule({ startsAt: 1_000 }), {}, 200],
		['up to its end', rule({ endsAt: 1_001 }), {}, 200],
		['to a last use', rule({ maxUses: 5, uses: 4, perCustomer: 2, customerUses: 1 }), {}, 200],
		['at its minimum', rule({ minimumMinor: 2000 }), {}, 200],
		['at its own company', rule({ companyId: 1 }), {}, 200],
		['to a customer who is signed in', rule({ loginRequired: true }), { signedIn: true }, 200],
		['with halves rounded up', rule({ value: 12.5 }), { subtotalMinor: 1004 }, 126],
		['with a third of a percent', rule({ value: 33.33 }), { subtotalMinor: 999 }, 333],
		['with a percentage that a double keeps just below itself', rule({ value: 0.29 }), { subtotalMinor: 10_000 }, 29],
		['as a fixed amount', rule({ kind: 'fixed', value: 500 }), {}, 500],
		['as no more than there is to pay', rule({ kind: 'fixed', value: 5000 }), {}, 2000],
		['as everything', rule({ value: 100 }), {}, 2000],
		['as everything where somebody typed more', rule({ value: 250 }), {}, 2000],
		['as nothing where somebody typed less than nothing', rule({ value: -10 }), {}, 0],
	])('%s', (_, coupon, more, discountMinor) => {
		expect(decideCoupon(coupon, context(more))).toEqual({ kind: 'applied', code: 'DILL10', discountMinor })
	})

	it('as a whole amount between nothing and the subtotal, always', () => {
		const value = fc.double({ min: 0, max: 100, noNaN: true })
		fc.assert(
			fc.property(value, fc.nat(10_000_000), fc.constantFrom('percent', 'fixed'), (percent, subtotalMinor, kind) => {
				const amount = kind === 'fixed' ? Math.round(percent * 100) : percent
				const decision = decideCoupon(rule({ kind, value: amount }), context({ subtotalMinor }))
				const discount = decision.kind === 'applied' ? decision.discountMinor : Number.NaN
				expect(Number.isInteger(discount) && discount >= 0 && discount <= subtotalMinor).toBe(true)
			}),
		)
	})
})

it('a code is compared without case and surrounding spaces', () => {
	expect(normaliseCouponCode('  dill10 ')).toBe('DILL10')
})
