import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CouponContext, type CouponRule, couponState, decideCoupon, normaliseCouponCode } from './coupon.ts'

const rule = (more: Partial<CouponRule> = {}): CouponRule => ({
	code: 'DILL10',
	kind: 'percent',
	value: 10,
	minimumMinor: 0,
	startsAt: null,
	endsAt: null,
	maxUses: null,
	uses: 0,
	perCustomer: null,
	customerUses: 0,
	active: true,
	companyId: null,
	branchId: null,
	productId: null,
	...more,
})
const context = (more: Partial<CouponContext> = {}): CouponContext => ({
	subtotalMinor: 2000,
	currency: 'EUR',
	now: 1_000,
	signedIn: true,
	companyId: 1,
	branchId: 7,
	lines: [],
	...more,
})

const INVALID = 'This coupon code is not valid.'
const EXPIRED = 'This coupon has expired.'
const ELSEWHERE = 'This coupon is not valid at this branch.'
const LOGIN = 'Please sign in to use this coupon.'
const USED_UP = 'This coupon has been used up.'

describe('a coupon is refused', () => {
	it.each([
		['that nobody knows', null, {}, 'COUPON_INVALID', INVALID],
		['that is switched off', rule({ active: false }), {}, 'COUPON_INVALID', INVALID],
		['of another company', rule({ companyId: 2 }), {}, 'COUPON_INVALID', ELSEWHERE],
		['of another branch', rule({ branchId: 8 }), {}, 'COUPON_INVALID', ELSEWHERE],
		['before its time', rule({ startsAt: 1_001 }), {}, 'COUPON_INVALID', INVALID],
		['from its end on', rule({ endsAt: 1_000 }), {}, 'COUPON_EXPIRED', EXPIRED],
		['that was used as often as it may be', rule({ maxUses: 5, uses: 5 }), {}, 'COUPON_USED_UP', USED_UP],
		['that this customer has used up', rule({ perCustomer: 1, customerUses: 1 }), {}, 'COUPON_USED_UP', USED_UP],
		['to a guest', rule(), { signedIn: false }, 'COUPON_LOGIN_REQUIRED', LOGIN],
		['to a guest whatever the code', null, { signedIn: false }, 'COUPON_LOGIN_REQUIRED', LOGIN],
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
		['at its own branch', rule({ branchId: 7 }), {}, 200],
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

describe('a coupon for an item', () => {
	const free = rule({ kind: 'item', value: 0, productId: 5 })
	const line = (unitMinor: number, menuMinor = unitMinor, id = 5) => ({ id, unitMinor, menuMinor })

	it.each([
		['makes one piece free', free, [line(450)], 450],
		['leaves paid extras paid', free, [line(600, 450)], 450],
		['never takes off more than a piece costs', free, [line(300, 450)], 300],
		['counts the dearest of several lines', free, [line(300, 450), line(450), line(900, 900, 6)], 450],
		['sells one piece at a price of its own', { ...free, value: 200 }, [line(450)], 250],
		['takes a price below nothing for nothing', { ...free, value: -200 }, [line(450)], 450],
		['never makes a piece dearer', { ...free, value: 500 }, [line(450)], 0],
	])('%s', (_, coupon, lines, discountMinor) => {
		const applied = { kind: 'applied', code: 'DILL10', discountMinor, productId: 5 }
		expect(decideCoupon(coupon, context({ lines }))).toEqual(applied)
	})

	it('waits until the item is in the order', () => {
		const message = 'Add the item that this coupon is for to your order.'
		for (const coupon of [free, rule({ kind: 'item', value: 0 })]) {
			const decision = decideCoupon(coupon, context({ lines: [line(900, 900, 6)] }))
			expect(decision).toEqual({ kind: 'refused', code: 'COUPON_MINIMUM', message })
		}
	})
})

describe('the state of a coupon in a customer’s list', () => {
	it.each([
		['usable', rule(), 'usable'],
		['usable up to its end', rule({ endsAt: 1_001 }), 'usable'],
		['expired from its end on', rule({ endsAt: 1_000 }), 'expired'],
		['used where this customer has no use left', rule({ perCustomer: 1, customerUses: 1 }), 'used'],
		['used also after its end', rule({ perCustomer: 1, customerUses: 1, endsAt: 1_000 }), 'used'],
		['used where others took the rest', rule({ maxUses: 5, uses: 5, customerUses: 1 }), 'used'],
		['nothing where others took them all', rule({ maxUses: 5, uses: 5 }), null],
		['nothing before its start', rule({ startsAt: 1_001 }), null],
		['nothing while it is switched off', rule({ active: false }), null],
	])('is %s', (_, coupon, state) => expect(couponState(coupon, 1_000)).toBe(state))
})

it('a code is compared without case and surrounding spaces', () => {
	expect(normaliseCouponCode('  dill10 ')).toBe('DILL10')
})
