import { cartCount } from '@app/domain/cart/cart'
import { useEffect } from 'react'
import { cartStore } from '../../features/cart/cart-store.ts'
import { showAppBadge } from '../../lib/pwa/app-badge.ts'

/** The installed app's icon carries the cart's count. */
export function useCartBadge(): void {
	const count = cartStore.use(cartCount)
	const isRestored = cartStore.useRestored()
	useEffect(() => {
		if (isRestored) showAppBadge(count)
	}, [isRestored, count])
}
