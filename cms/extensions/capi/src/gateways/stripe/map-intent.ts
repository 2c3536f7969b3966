import type { PaymentOutcome } from '@app/domain/payments/payment-attempt'
import * as v from 'valibot'
import { mapDeclineCode } from './decline-code.ts'

/** Stripe's reason for an intent that was cancelled because the hosted page takes its place. */
export const REPLACED = 'duplicate'

/** What is read of a PaymentIntent, in replies and in events alike. */
export const IntentSchema = v.object({
	id: v.string(),
	status: v.string(),
	amount: v.number(),
	amount_received: v.optional(v.number(), 0),
	currency: v.string(),
	metadata: v.optional(v.nullable(v.record(v.string(), v.string())), null),
	cancellation_reason: v.optional(v.nullable(v.string()), null),
	last_payment_error: v.optional(
		v.nullable(
			v.object({
				code: v.optional(v.nullable(v.string()), null),
				decline_code: v.optional(v.nullable(v.string()), null),
			}),
		),
		null,
	),
})
export type Intent = v.InferOutput<typeof IntentSchema>

/** Our name for the attempt that an object of Stripe's belongs to; null where it is none of ours. */
export function paymentRefOf({ metadata }: { metadata: Record<string, string> | null }): string | null {
	return metadata?.payment_ref ?? null
}

/** What the present state of an intent means for its attempt. */
export function mapIntent(intent: Intent): PaymentOutcome {
	switch (intent.status) {
		case 'succeeded':
			return {
				kind: 'paid',
				charge: { id: intent.id, amountMinor: intent.amount_received, currency: intent.currency.toUpperCase() },
			}
		case 'requires_payment_method':
			if (intent.last_payment_error === null) return { kind: 'ignored' }
			return { kind: 'failed', declineCode: mapDeclineCode(intent.last_payment_error) }
		case 'requires_action':
		case 'processing':
			return { kind: 'action_required' }
		case 'canceled':
			return { kind: isReplaced(intent) ? 'ignored' : 'closed' }
		default:
			return { kind: 'ignored' }
	}
}

/** Whether an intent made room for the hosted page (attempts.ts): that has not ended its attempt. */
export function isReplaced({ status, cancellation_reason }: Pick<Intent, 'status' | 'cancellation_reason'>): boolean {
	return status === 'canceled' && cancellation_reason === REPLACED
}

/** Whether Stripe would still take money for an intent. */
export function isIntentOpen({ status }: Pick<Intent, 'status'>): boolean {
	return status !== 'succeeded' && status !== 'canceled'
}
