import { cartNoticeStore } from '../features/cart/cart-notice-store.ts'
import { cartStore } from '../features/cart/cart-store.ts'
import { dropGuestCoupon } from '../features/cart/drop-guest-coupon.ts'
import { savedCartStore } from '../features/cart/saved-cart-store.ts'
import { takeBackLostCart } from '../features/cart/take-back-lost-cart.ts'
import { paymentStore } from '../features/checkout/payment/payment-store.ts'
import { unresolvedStore } from '../features/checkout/payment/unresolved-store.ts'
import { themeStore } from '../lib/pwa/theme.ts'

/** Every store that lives in local storage. Called once, before the page hydrates. */
export function restoreStores(): void {
	for (const store of [cartStore, cartNoticeStore, savedCartStore, paymentStore, unresolvedStore, themeStore])
		store.restore()
	takeBackLostCart()
	dropGuestCoupon()
}
