import type { Coupon } from '@app/contract/coupons'
import { inGerman } from '@app/language/german-language'
import { describe, expect, it } from 'vitest'
import { couponConditions, describeCoupon } from './coupon-text.ts'

const coupon: Coupon = {
	code: 'WELCOME10',
	kind: 'percent',
	value: 10,
	minimum: 0,
	currency: 'EUR',
	starts_at: null,
	ends_at: null,
	company_id: null,
	branch_id: null,
	branch_name: null,
	product_id: null,
	product_name: null,
	description: '',
	state: 'usable',
	used_at: null,
}

describe('what a coupon is worth', () => {
	it.each([
		[{ kind: 'percent', value: 10 }, '10% off'],
		[{ kind: 'percent', value: 12.5 }, '12.5% off'],
		[{ kind: 'fixed', value: 5 }, '€5 off'],
		[{ kind: 'fixed', value: 2.5 }, '€2.50 off'],
		[{ kind: 'item', value: 0, product_name: 'Classic Fries' }, 'Classic Fries for free'],
		[{ kind: 'item', value: 1.5, product_name: 'Classic Fries' }, 'Classic Fries for €1.50'],
		[{ kind: 'item', value: 0, product_name: null }, 'One item for free'],
	] as const)('%o', (more, text) => {
		expect(describeCoupon({ ...coupon, ...more })).toBe(text)
	})
})

describe('what must be so for it', () => {
	it.each([
		[{}, []],
		[{ minimum: 25 }, ['From €25']],
		[{ branch_name: 'Docklands', ends_at: '2026-12-31T23:59:59Z' }, ['Only at Docklands', 'Until 31 December 2026']],
		[{ state: 'expired', ends_at: '2026-01-31T23:59:59Z' }, ['Ended on 31 January 2026']],
		[{ state: 'used', ends_at: '2026-12-31T23:59:59Z', used_at: '2026-11-02T12:00:00Z' }, ['Used on 2 November 2026']],
		[{ state: 'used' }, ['Used']],
	] as const)('%o', (more, conditions) => {
		expect(couponConditions({ ...coupon, ...more }, { timezone: 'Europe/Dublin' })).toEqual(conditions)
	})
})

describe('in German', () => {
	const plain = (text: string) => text.replace(/\s/g, ' ')

	it.each([
		[{ kind: 'percent', value: 12.5 }, '12,5 % Rabatt'],
		[{ kind: 'fixed', value: 5 }, '5 € Rabatt'],
		[{ kind: 'item', value: 0, product_name: null }, 'Ein Artikel gratis'],
		[{ kind: 'item', value: 1.5, product_name: 'Pommes' }, 'Pommes für 1,50 €'],
	] as const)('%o is worth %s', (more, text) => {
		expect(plain(describeCoupon({ ...coupon, ...more }, inGerman))).toBe(text)
	})

	it('has its own dates', () => {
		const conditions = couponConditions(
			{ ...coupon, minimum: 25, ends_at: '2026-12-31T23:59:59Z' },
			{ language: inGerman, timezone: 'Europe/Dublin' },
		)
		expect(conditions.map(plain)).toEqual(['Ab 25 €', 'Bis 31. Dezember 2026'])
	})
})
