import { authStore } from '../auth/auth-store.ts'
import { cartStore } from './cart-store.ts'

/**
 * "Coupons are kept only while authenticated" (section 6): one that is stored goes as soon as it is known that nobody
 * is signed in, also at the start. While the server cannot be asked who is here, it stays. Returns how to stop.
 */
export function dropGuestCoupon(): () => void {
	const drop = () => {
		const { status, isUnreachable } = authStore.get()
		const isGuest = status === 'unauthenticated' && !isUnreachable
		if (isGuest && cartStore.get().appliedCouponCode !== null)
			cartStore.dispatch({ type: 'coupon', code: null, discount: 0 })
	}
	drop()
	return authStore.subscribe(drop)
}
