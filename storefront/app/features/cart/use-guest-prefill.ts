import { prefillGuest } from '@app/domain/orders/guest-prefill'
import { useEffect } from 'react'
import { authStore, useUser } from '../auth/auth-store.ts'
import { cartStore } from './cart-store.ts'

/**
 * Fills in what the account knows, once for a visit of the form and once more for somebody who signs in. What was
 * typed stays.
 */
export function useGuestPrefill(): void {
	const userId = useUser()?.id
	useEffect(() => {
		const { user } = authStore.get()
		if (!user || user.id !== userId) return
		const { guestInfo } = cartStore.get()
		const filled = prefillGuest(guestInfo, user)
		if (filled !== guestInfo) cartStore.dispatch({ type: 'guest-info', guestInfo: filled })
	}, [userId])
}
