import { ORDER_COMPLETED_TOAST_MS, TOAST_MS } from '@app/contract/constants'
import type { OrderStatus, PaymentStatus } from '@app/contract/orders'
import type { PaymentTrackingRecord } from '@app/contract/records'
import type { PlainMessage } from '@app/language/messages'

export interface Reconciliation {
	clearCart: boolean
	clearTracking: boolean
	toast: { tone: 'green' | 'red' | 'yellow'; title: PlainMessage; durationMs: number }
}

/**
 * The order to ask about at start: the one whose payment was left unfinished. It is read from the stored record, before an old
 * attempt is dropped from it. A completed payment was told already, and its success page still needs the record.
 */
export function orderToReconcile(record: PaymentTrackingRecord | null): string | null {
	return record?.paymentStatus === 'processing' ? record.currentOrderId : null
}

/** What the shop's answer about that order means (section 4, Order reconciliation at start); null: nothing to do. */
export function decideReconciliation(
	status: { order_status: OrderStatus; payment_status: PaymentStatus } | null,
): Reconciliation | null {
	if (status === null) return null
	if (status.payment_status === 'paid') {
		const toast = { tone: 'green', title: 'Order Completed!', durationMs: ORDER_COMPLETED_TOAST_MS } as const
		return { clearCart: true, clearTracking: true, toast }
	}
	// A declined order still waits for its payment, so this comes before pending_payment.
	if (status.payment_status === 'failed') {
		const toast = { tone: 'red', title: 'Payment Failed', durationMs: TOAST_MS } as const
		return { clearCart: false, clearTracking: true, toast }
	}
	if (status.payment_status === 'pending' || status.order_status === 'pending_payment') {
		const toast = { tone: 'yellow', title: 'Order In Progress', durationMs: TOAST_MS } as const
		return { clearCart: false, clearTracking: false, toast }
	}
	return null
}
