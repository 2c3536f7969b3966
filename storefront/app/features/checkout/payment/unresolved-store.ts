import { STORAGE_KEYS, type UnresolvedPayment, UnresolvedPaymentSchema } from '@app/contract/records'
import { createPersistedStore } from '../../../lib/storage/persisted-store.ts'

interface Unresolved {
	payment: UnresolvedPayment | null
}

const NONE: Unresolved = { payment: null }

/**
 * A payment that is not tracked any longer, because its window has run out or another order's address was opened, and
 * of which nobody could say what became of it. While there is one, no other is offered.
 */
export const unresolvedStore = createPersistedStore({
	key: STORAGE_KEYS.paymentUnresolved,
	schema: UnresolvedPaymentSchema,
	empty: NONE,
	reduce: (state, payment: UnresolvedPayment | null): Unresolved =>
		payment === null ? (state.payment === null ? state : NONE) : { payment },
	fromRecord: (payment): Unresolved => ({ payment }),
	toRecord: ({ payment }) => payment,
})
