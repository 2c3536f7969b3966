import type Stripe from 'stripe'
import { callFor } from './client.ts'
import type { StripeNotes } from './notes.ts'

/** The intent by which an attempt was paid: the hosted page has one of its own. */
export async function paidIntentOf(stripe: Stripe, { intent, checkout }: StripeNotes): Promise<string> {
	if (checkout === null) return intent
	const { payment_intent } = await callFor(stripe.checkout.sessions.retrieve(checkout))
	return (typeof payment_intent === 'object' ? payment_intent?.id : payment_intent) ?? intent
}
