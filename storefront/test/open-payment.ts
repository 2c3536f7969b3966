import { STORAGE_KEYS } from '@app/contract/records'
import { afterEach, beforeEach, vi } from 'vitest'
import { paymentStore } from '../app/features/checkout/payment/payment-store.ts'
import { unresolvedStore } from '../app/features/checkout/payment/unresolved-store.ts'
import * as opening from '../app/lib/rendering/page-opening.ts'
import { stubStorage } from './fake-shop.ts'

/** When the payment of these tests was begun. */
export const START = Date.UTC(2026, 10, 20, 18)

/** The payment that is open at the beginning of each test, as it is kept. */
export const OPEN_PAYMENT = { orderId: '7', orderRef: 'BD-7Q4KX', slug: 'slug-of-7', startedAt: START }

/** Before each test of a file a payment is begun, at a stopped clock and in a storage of its own. */
export function openPaymentBeforeEach(): { storage: () => Map<string, string> } {
	let storage: Map<string, string>
	beforeEach(() => {
		vi.useFakeTimers({ now: START })
		vi.spyOn(opening, 'pageOpenedAt').mockReturnValue(START)
		storage = stubStorage({ [STORAGE_KEYS.paymentSlug]: OPEN_PAYMENT.slug })
		paymentStore.dispatch({ type: 'clear-all' })
		unresolvedStore.dispatch(null)
		paymentStore.dispatch({ type: 'start', orderRef: OPEN_PAYMENT.orderRef, orderId: OPEN_PAYMENT.orderId })
	})
	afterEach(() => {
		vi.useRealTimers()
		vi.mocked(opening.pageOpenedAt).mockRestore()
		vi.unstubAllGlobals()
	})
	return { storage: () => storage }
}
