import { useEffect } from 'react'
import { authStore } from '../../features/auth/auth-store.ts'
import { forgetOwnPasses } from '../../features/checkout/success/pickup-pass.ts'

/**
 * Pickup passes of somebody who was signed in go with them, in whichever tab the sign-out happened, also at the next
 * start. While the server cannot be asked who is here, they stay: at the counter there may be no network.
 */
export function useOwnPasses(): void {
	useEffect(() => {
		const drop = () => {
			const { status, isUnreachable } = authStore.get()
			if (status === 'unauthenticated' && !isUnreachable) forgetOwnPasses()
		}
		drop()
		return authStore.subscribe(drop)
	}, [])
}
