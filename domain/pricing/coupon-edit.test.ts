import { expect, it } from 'vitest'
import { findCouponProblem } from './coupon-edit.ts'

it.each([
	['a whole price', { kind: 'percent', value: 100 }, null],
	['more than a price', { kind: 'percent', value: '100.01' }, 'value'],
	['an amount above a hundred', { kind: 'fixed', value: 500 }, null],
	['no dates', { kind: 'fixed', value: 1, starts_at: null, ends_at: null }, null],
	['an end alone', { ends_at: '2026-01-01T00:00:00Z' }, null],
	['an end behind the start', { starts_at: '2026-01-01T00:00:00Z', ends_at: 1_800_000_000_000 }, null],
	['an end ahead of the start', { starts_at: '2026-01-02T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' }, 'ends_at'],
	['an end at the start', { starts_at: 5, ends_at: new Date(5) }, 'ends_at'],
])('a coupon with %s', (_name, coupon, field) => {
	expect(findCouponProblem(coupon)?.field ?? null).toBe(field)
})
