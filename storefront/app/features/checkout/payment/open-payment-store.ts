import { isLapsed } from '@app/domain/payments/payment-tracking'
import { now } from '../../../lib/timing/clock.ts'
import { paymentStore, readPaymentSlug } from './payment-store.ts'
import { unresolvedStore } from './unresolved-store.ts'

/** A payment of this browser whose outcome is not known, tracked or not. */
export interface OpenPayment {
	orderId: string
	/** Null where the record does not say; the shop's answer is then about whatever order has that id. */
	orderRef: string | null
	/** Null where this browser does not have it; the shop then refuses to tell. */
	slug: string | null
	startedAt: number
}

/** The payment that the shop is to be asked about, null where there is none. A tracked one comes first. */
export function readOpenPayment(): OpenPayment | null {
	const { paymentStatus, currentOrderId, currentOrderRef, paymentStartTime } = paymentStore.get()
	if (paymentStatus !== 'processing' || currentOrderId === null) return unresolvedStore.get().payment
	return {
		orderId: currentOrderId,
		orderRef: currentOrderRef,
		slug: readPaymentSlug(),
		startedAt: paymentStartTime ?? 0,
	}
}

/**
 * When the open payment was started, null while there is none: until it is known what became of it, nothing else is
 * charged.
 */
export function useOpenPayment(): number | null {
	const tracked = paymentStore.use((state) =>
		state.paymentStatus === 'processing' ? (state.paymentStartTime ?? 0) : null,
	)
	const unresolved = unresolvedStore.use(({ payment }) => payment?.startedAt ?? null)
	return tracked ?? unresolved
}

/**
 * Ends the tracking where its window has run out (section 4), and remembers the payment where the shop can still be
 * asked about it: a slow confirmation step is no failure.
 */
export function endWindow(): void {
	if (!isLapsed(paymentStore.get(), now())) return
	rememberOpenPayment()
	paymentStore.dispatch({ type: 'tick' })
}

/**
 * Clears everything (section 8: the address is about another order), but does not forget that money may be on its
 * way.
 */
export function clearTracking(): void {
	if (paymentStore.get().paymentStatus === 'processing') rememberOpenPayment()
	paymentStore.dispatch({ type: 'clear-all' })
}

function rememberOpenPayment(): void {
	const { orderId, orderRef, slug, startedAt } = readOpenPayment() ?? {}
	// Without the slug nobody would ever tell what became of it.
	if (orderId === undefined || !orderRef || !slug || startedAt === undefined) return
	unresolvedStore.dispatch({ orderId, orderRef, slug, startedAt })
}
