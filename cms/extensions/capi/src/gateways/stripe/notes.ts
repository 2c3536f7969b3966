import * as v from 'valibot'
import type { ProviderData } from '../attempt.ts'

/**
 * What the adapter keeps about an attempt. Never a client secret: whoever has it can pay with the intent and read
 * what it holds.
 */
const NotesSchema = v.object({
	intent: v.string(),
	/** The session of the hosted page, once the customer has been sent there; the intent is then closed. */
	checkout: v.optional(v.nullable(v.string()), null),
	/** Stripe's page for that session. */
	checkoutUrl: v.optional(v.nullable(v.string()), null),
	customer: v.optional(v.nullable(v.string()), null),
	/** Whether the card is kept for later once it has paid. */
	keep: v.optional(v.boolean(), false),
})
export type StripeNotes = v.InferOutput<typeof NotesSchema>

/** The notes of an attempt that this adapter opened. Throws for another's. */
export function parseNotes(providerData: ProviderData): StripeNotes {
	return v.parse(NotesSchema, providerData)
}
