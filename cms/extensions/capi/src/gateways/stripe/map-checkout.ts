import type { PaymentOutcome } from '@app/domain/payments/payment-attempt'
import * as v from 'valibot'

/** What is read of a Checkout Session, in replies and in events alike. */
export const CheckoutSchema = v.object({
	id: v.string(),
	status: v.optional(v.nullable(v.string()), null),
	payment_status: v.string(),
	amount_total: v.optional(v.nullable(v.number()), null),
	currency: v.optional(v.nullable(v.string()), null),
	/** Its id, or the whole of it where that was asked for. */
	payment_intent: v.optional(v.nullable(v.union([v.string(), v.object({ id: v.string(), status: v.string() })])), null),
	metadata: v.optional(v.nullable(v.record(v.string(), v.string())), null),
})

const UNDECIDED: ReadonlySet<string> = new Set(['requires_action', 'processing'])

/** What the present state of a session means for its attempt. Throws for what is no session. */
export function mapCheckout(input: unknown): { state: string; outcome: PaymentOutcome; isOpen: boolean } {
	const { status, payment_status, amount_total, currency, payment_intent } = v.parse(CheckoutSchema, input)
	const state = `${status ?? 'open'}_${payment_status}`
	if (status === 'expired') return { state, outcome: { kind: 'closed' }, isOpen: false }
	const intent = typeof payment_intent === 'string' ? { id: payment_intent, status: '' } : payment_intent
	if (payment_status !== 'paid') {
		// A card was given, and the bank asks or has not answered.
		const isUndecided = status === 'complete' || UNDECIDED.has(intent?.status ?? '')
		return {
			state: `${state}_${intent?.status ?? ''}`,
			outcome: { kind: isUndecided ? 'action_required' : 'ignored' },
			isOpen: true,
		}
	}
	const id = intent?.id ?? null
	const charge = { id, amountMinor: amount_total ?? 0, currency: (currency ?? '').toUpperCase() }
	return { state, outcome: { kind: 'paid', charge }, isOpen: false }
}
