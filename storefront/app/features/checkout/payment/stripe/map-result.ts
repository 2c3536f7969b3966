import { type DeclineCode, DeclineCodeSchema } from '@app/contract/payments'
import { t } from '@app/language/current'
import * as v from 'valibot'
import { type PayOutcome, refused } from '../pay-outcome.ts'

/** What is read of what Stripe.js answers to a confirmation. */
export interface StripeResult {
	error?: {
		type: string
		code?: string
		decline_code?: string
		message?: string
		payment_intent?: { status: string }
	}
	paymentIntent?: { status: string }
}

/**
 * What a confirmation has come to, as far as the browser can tell. `ask`: Stripe took something, and our own server
 * has the word.
 */
export type Confirmation = PayOutcome | { kind: 'ask' }

/** Reads Stripe.js's answer. Only what surely charged nothing is a failure; everything else has to be asked about. */
export function mapStripeResult({ error, paymentIntent }: StripeResult): Confirmation {
	if (!error) return paymentIntent ? { kind: 'ask' } : { kind: 'unknown' }
	// The intent waits for another card: this one was not charged.
	if (error.payment_intent?.status === 'requires_payment_method') {
		return { kind: 'failed', declineCode: mapCode(error) }
	}
	if (error.payment_intent) return { kind: 'ask' }
	if (error.type === 'card_error') return { kind: 'failed', declineCode: mapCode(error) }
	if (error.type === 'validation_error') return refused(error.message ?? t('Check the details of your card.'))
	return { kind: 'ask' }
}

const AUTHENTICATION: readonly unknown[] = ['payment_intent_authentication_failure', 'authentication_required']

function mapCode({ code, decline_code }: { code?: string; decline_code?: string }): DeclineCode {
	if (AUTHENTICATION.includes(code)) return 'authentication_failed'
	for (const reason of [decline_code, code]) {
		const known = v.safeParse(DeclineCodeSchema, reason)
		if (known.success) return known.output
	}
	return 'card_declined'
}
