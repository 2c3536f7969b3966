import { describe, expect, it } from 'vitest'
import { mapStripeResult } from './map-result.ts'

const waiting = { payment_intent: { status: 'requires_payment_method' } }

describe('what Stripe answers to a confirmation', () => {
	it('is never believed about money: our own server has the word', () => {
		expect(mapStripeResult({ paymentIntent: { status: 'succeeded' } })).toEqual({ kind: 'ask' })
		expect(mapStripeResult({ paymentIntent: { status: 'processing' } })).toEqual({ kind: 'ask' })
	})

	it.each([
		[{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
		[{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }, 'card_declined'],
		[{ type: 'card_error', code: 'expired_card' }, 'expired_card'],
		[{ type: 'card_error', code: 'incorrect_cvc' }, 'card_declined'],
		[
			{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure', ...waiting },
			'authentication_failed',
		],
	])('%j charged nothing: %s', (error, declineCode) => {
		expect(mapStripeResult({ error })).toEqual({ kind: 'failed', declineCode })
	})

	it('about the form is told as Stripe words it', () => {
		const error = { type: 'validation_error', message: 'Your card number is incomplete.' }
		expect(mapStripeResult({ error })).toEqual({
			kind: 'refused',
			message: 'Your card number is incomplete. Nothing has been charged.',
			field: null,
		})
	})

	it.each([
		['a lost connection', { type: 'api_connection_error' }],
		['a failure of Stripe’s', { type: 'api_error' }],
		['an intent that is paid', { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } }],
	])('says nothing certain after %s', (_what, error) => expect(mapStripeResult({ error })).toEqual({ kind: 'ask' }))
})
