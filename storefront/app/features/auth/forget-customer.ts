import { cartStore } from '../cart/cart-store.ts'

/**
 * What the session leaves in the cart: "coupon data is cleared on sign-out", and the guest's details, which were
 * filled in from the account. The lines and the branch are nobody's secret and stay.
 */
export function forgetCustomer(): void {
	const { appliedCouponCode, guestInfo } = cartStore.get()
	if (appliedCouponCode !== null) cartStore.dispatch({ type: 'coupon', code: null, discount: 0 })
	if (guestInfo !== null) cartStore.dispatch({ type: 'guest-info', guestInfo: null })
}
