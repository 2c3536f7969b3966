import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStore } from '../auth/auth-store.ts'
import { cartStore } from './cart-store.ts'
import { dropGuestCoupon } from './drop-guest-coupon.ts'

let stop = () => {}

beforeEach(() => {
	const records = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => records.get(key) ?? null,
		setItem: (key: string, value: string) => records.set(key, value),
		removeItem: (key: string) => records.delete(key),
	})
	authStore.dispatch({ type: 'left' })
	cartStore.dispatch({ type: 'coupon', code: 'WELCOME10', discount: 2 })
})
afterEach(() => {
	stop()
	vi.unstubAllGlobals()
})
const coupon = () => cartStore.get().appliedCouponCode

it('a stored coupon goes when nobody is signed in', () => {
	stop = dropGuestCoupon()
	expect(coupon()).toBeNull()
	expect(cartStore.get().couponDiscount).toBe(0)
})

it('it stays while nobody knows who is here, and while the shop cannot be asked', () => {
	authStore.dispatch({ type: 'unreachable' })
	stop = dropGuestCoupon()
	expect(coupon()).toBe('WELCOME10')
	authStore.dispatch({ type: 'unreachable' })
	expect(coupon()).toBe('WELCOME10')
	authStore.dispatch({ type: 'left' })
	expect(coupon()).toBeNull()
})

it('that of somebody who is signed in stays', () => {
	authStore.dispatch({ type: 'user', user: { id: 'aoife' } as never })
	stop = dropGuestCoupon()
	expect(coupon()).toBe('WELCOME10')
})
