import { ORDER_COMPLETED_TOAST_MS, TOAST_MS } from '@app/contract/constants'
import type { OrderStatus, PaymentStatus } from '@app/contract/orders'
import type { PaymentTrackingRecord } from '@app/contract/records'
import type { PlainMessage } from '@app/language/messages'
import { admitPaid, type FreshFacts, type PaidFacts } from '../cart/fresh-facts.ts'

export interface Reconciliation {
	/** Why the cart goes; null where it stays. */
	paid: PaidFacts | null
	clearTracking: boolean
	toast: { tone: 'green' | 'red' | 'yellow'; title: PlainMessage; durationMs: number }
}

/**
 * The order to ask about at start: the one whose payment was left unfinished. It is read from the stored record,
 * before an old attempt is dropped from it. A completed payment was told already, and its success page still needs
 * the record.
 */
export function orderToReconcile(record: PaymentTrackingRecord | null): string | null {
	return record?.paymentStatus === 'processing' ? record.currentOrderId : null
}

/** What the shop's answer about that order means (section 4, Order reconciliation at start); null: nothing to do. */
export function decideReconciliation(
	fresh: FreshFacts<{ order_status: OrderStatus; payment_status: PaymentStatus }> | null,
	isPaymentOnItsWay = false,
): Reconciliation | null {
	if (fresh === null) return null
	const status = fresh.facts
	const paid = admitPaid(fresh)
	if (paid !== null) {
		const toast = { tone: 'green', title: 'Order Completed!', durationMs: ORDER_COMPLETED_TOAST_MS } as const
		return { paid, clearTracking: true, toast }
	}
	// A declined order still waits for its payment, so this comes before pending_payment. While a tab sends another
	// attempt it is old news.
	if (status.payment_status === 'failed' && !isPaymentOnItsWay) {
		const toast = { tone: 'red', title: 'Payment Failed', durationMs: TOAST_MS } as const
		return { paid: null, clearTracking: true, toast }
	}
	if (
		status.payment_status === 'pending' ||
		status.payment_status === 'failed' ||
		status.order_status === 'pending_payment'
	) {
		const toast = { tone: 'yellow', title: 'Order In Progress', durationMs: TOAST_MS } as const
		return { paid: null, clearTracking: false, toast }
	}
	return null
}
