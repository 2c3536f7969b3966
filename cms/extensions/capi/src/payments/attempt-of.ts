import type { StoredAttempt } from '../gateways/attempt.ts'
import type { Payment } from '../repositories/payments.ts'

/** A stored attempt as its provider knows it; `reference` is the order's, where the provider is to show it. */
export function attemptOf(
	{ paymentRef, amountMinor, currency, notes }: Payment,
	reference = paymentRef,
): StoredAttempt {
	return { paymentRef, amountMinor, currency, reference, providerData: notes.provider }
}
