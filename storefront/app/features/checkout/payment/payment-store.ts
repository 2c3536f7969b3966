import { PaymentSlugSchema, PaymentTrackingRecordSchema, STORAGE_KEYS } from '@app/contract/records'
import { IDLE_TRACKING, mapPaymentRecord, reducePayment, restorePayment } from '@app/domain/payments/payment-tracking'
import { createPersistedStore } from '../../../lib/storage/persisted-store.ts'
import { readRecord, writeRecord } from '../../../lib/storage/storage.ts'

/** The payment that this browser is making: section 4's payment status, stored under payment-state. */
export const paymentStore = createPersistedStore({
	key: STORAGE_KEYS.payment,
	schema: PaymentTrackingRecordSchema,
	empty: IDLE_TRACKING,
	reduce: reducePayment,
	// Restored as it was when it started: an attempt whose window has run out since is only dropped after the server was
	// asked.
	fromRecord: (record, now) => restorePayment(record, record?.paymentStartTime ?? now),
	// "Clearing everything resets to idle and removes the stored state."
	toRecord: (state, now) => (state === IDLE_TRACKING ? null : mapPaymentRecord(state, now)),
})

/** Slug of the order that is being paid, or was last: it proves who asks. Null where this browser has none. */
export function readPaymentSlug(): string | null {
	return readRecord(STORAGE_KEYS.paymentSlug, PaymentSlugSchema)
}

/**
 * An order is about to be paid: the payment page finds it by its slug, and an earlier order's completed payment is
 * history. While another payment is processed nothing changes: its slug is what the shop is asked with.
 */
export function prepareOrderPayment(slug: string): void {
	if (paymentStore.get().paymentStatus === 'processing') return
	writeRecord(STORAGE_KEYS.paymentSlug, slug)
	if (paymentStore.get().paymentStatus === 'completed') paymentStore.dispatch({ type: 'clear-all' })
}
