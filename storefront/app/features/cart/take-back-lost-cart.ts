import { cartNoticeStore, closeCartNotice } from './cart-notice-store.ts'
import { cartStore } from './cart-store.ts'

/**
 * A cart that was lost with its branch, and of which the customer has not said yet what becomes of it, is theirs
 * again at the next start: the branch check holds it against the branch as it is then. It has had its time where they
 * have begun another one.
 */
export function takeBackLostCart(): void {
	const lost = cartNoticeStore.get().notice?.lost
	if (!lost) return
	if (lost.branch !== null && cartStore.get().items.length === 0) {
		cartStore.dispatch({ type: 'select-branch', branch: lost.branch, items: lost.items })
		if (lost.appliedCouponCode !== null)
			cartStore.dispatch({ type: 'coupon', code: lost.appliedCouponCode, discount: lost.couponDiscount })
	}
	closeCartNotice()
}
