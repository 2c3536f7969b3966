import { successOf } from '@app/contract/errors'
import { PaymentCheckSchema } from '@app/contract/payments'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import * as v from 'valibot'
import type { CmsClient } from '../../../../lib/http/cms-client.ts'
import { now } from '../../../../lib/timing/clock.ts'
import { openSession } from '../open-session.ts'
import { type PayableOrder, type PayOutcome, paid } from '../pay-outcome.ts'
import { mapStripeResult } from './map-result.ts'

/** What Stripe is paid with: the card in its form, kept for later with `save`, or a saved one. */
export type StripeMeans = { elements: StripeElements; save: boolean } | { cardId: string }

const ClientSchema = v.object({ client_secret: v.string(), return_url: v.string() })
const CheckReplySchema = successOf(PaymentCheckSchema)

/**
 * Opens a session for the order and has Stripe.js confirm it: the card goes to Stripe alone, and so does a question
 * of the bank. What came of it is asked of our own server. Never throws.
 */
export async function payByStripe(
	cms: CmsClient,
	stripe: Stripe,
	order: PayableOrder,
	means: StripeMeans,
): Promise<PayOutcome> {
	const session = await openSession(cms, order, 'cardId' in means ? means : { save: means.save })
	if ('kind' in session) return session
	try {
		const { client_secret: clientSecret, return_url } = v.parse(ClientSchema, session.client)
		const confirmation = mapStripeResult(
			await stripe.confirmPayment({
				...('elements' in means && { elements: means.elements }),
				clientSecret,
				confirmParams: { return_url },
				redirect: 'if_required',
			}),
		)
		return confirmation.kind === 'ask' ? await fetchOutcome(cms, session.payment_ref) : confirmation
	} catch {
		return { kind: 'unknown' }
	}
}

async function fetchOutcome(cms: CmsClient, payment_ref: string): Promise<PayOutcome> {
	const askedAt = now()
	const { data } = await cms.post('/capi/payments/check', { payment_ref }, CheckReplySchema)
	if (data.status === 'paid') return paid(payment_ref, askedAt)
	if (data.status === 'failed') return { kind: 'failed', declineCode: data.decline_code ?? null }
	return { kind: 'unknown' }
}
