import type { PaymentOutcome } from '@app/domain/payments/payment-attempt'
import type Stripe from 'stripe'
import * as v from 'valibot'
import type { Clock } from '../../clock.ts'
import type { Attempt, NewAttempt, StoredAttempt } from '../attempt.ts'
import type { Gateway, GatewayEvent, RemoteAttempts } from '../gateway.ts'
import { PROVIDER_PATHS } from '../provider-paths.ts'
import { callFor, failureOf, type StripeFailure, unlessGone } from './client.ts'
import { hourlyKey } from './keys.ts'
import { mapCheckout } from './map-checkout.ts'
import { IntentSchema, isIntentOpen, isReplaced, mapIntent, paymentRefOf, REPLACED } from './map-intent.ts'
import { parseNotes, type StripeNotes } from './notes.ts'
import { paidIntentOf } from './paid-intent.ts'

/** Cards and the wallets that hold cards. Ways to pay that are decided days later are of no use for food. */
const METHODS: 'card'[] = ['card']

interface Options {
	stripe: Stripe
	clock: Clock
	publishableKey: string
}

/**
 * Attempts as PaymentIntents; the hosted page as a Checkout Session. Each attempt has one of the two that can take
 * money, never both.
 */
export function createStripeAttempts({
	stripe,
	clock,
	publishableKey,
}: Options): Pick<Gateway, 'openSession' | 'refund'> & { remote: RemoteAttempts } {
	const cancel = (intent: string, reason: 'abandoned' | typeof REPLACED) =>
		stripe.paymentIntents.cancel(
			intent,
			{ cancellation_reason: reason },
			{ idempotencyKey: hourlyKey(`cancel-${reason}`, intent, clock.now()) },
		)

	const retrieveIntent = async (intent: string) =>
		v.parse(IntentSchema, await callFor(stripe.paymentIntents.retrieve(intent)))

	return {
		async openSession(attempt, base) {
			const intent = await callFor(
				stripe.paymentIntents.create(
					{ ...intentParams(attempt), amount: attempt.amountMinor, currency: attempt.currency.toLowerCase() },
					{ idempotencyKey: `intent-${attempt.paymentRef}` },
				),
			)
			const customer = attempt.card?.customer ?? attempt.keepFor
			const notes: StripeNotes = {
				intent: intent.id,
				checkout: null,
				checkoutUrl: null,
				customer,
				keep: attempt.keepFor !== null,
			}
			return {
				client: {
					client_secret: intent.client_secret,
					publishable_key: publishableKey,
					return_url: new URL(PROVIDER_PATHS.back(attempt.paymentRef), base).href,
				},
				hostedUrl: new URL(PROVIDER_PATHS.hostedPage(attempt.paymentRef), base).href,
				providerData: notes,
			}
		},

		async refund({ paymentRef, providerData }, charge) {
			const payment_intent = charge ?? (await paidIntentOf(stripe, parseNotes(providerData)))
			try {
				const { status, failure_reason } = await stripe.refunds.create(
					{ payment_intent, metadata: { payment_ref: paymentRef } },
					// All of a charge goes back or nothing does, and Stripe refuses to do it twice.
					{ idempotencyKey: hourlyKey('refund', payment_intent, clock.now()) },
				)
				if (status === 'failed' || status === 'canceled')
					throw new Error(`The refund failed: ${failure_reason ?? status}`)
			} catch (error) {
				if (failureOf(error)?.code !== 'charge_already_refunded') throw error
			}
		},

		remote: {
			async findPaymentRef(charge) {
				const intent = await unlessGone(stripe.paymentIntents.retrieve(charge))
				return intent && paymentRefOf(intent)
			},

			isHosted: ({ providerData }) => parseNotes(providerData).checkout !== null,

			async look({ paymentRef, providerData }) {
				const { intent, checkout } = parseNotes(providerData)
				if (checkout !== null) {
					const session = mapCheckout(
						await callFor(stripe.checkout.sessions.retrieve(checkout, { expand: ['payment_intent'] })),
					)
					return { event: eventOf(paymentRef, checkout, session.state, session.outcome), isOpen: session.isOpen }
				}
				const found = await retrieveIntent(intent)
				return { event: eventOf(paymentRef, intent, found.status, mapIntent(found)), isOpen: isIntentOpen(found) }
			},

			async close({ providerData }) {
				const { intent, checkout } = parseNotes(providerData)
				if (checkout === null) return isTaken(cancel(intent, 'abandoned'))
				const idempotencyKey = hourlyKey('expire', checkout, clock.now())
				return isTaken(stripe.checkout.sessions.expire(checkout, {}, { idempotencyKey }))
			},

			async openHostedPage(attempt, back) {
				const notes = parseNotes(attempt.providerData)
				if (notes.checkoutUrl !== null) return { url: new URL(notes.checkoutUrl), providerData: {} }
				if (!(await isTaken(cancel(notes.intent, REPLACED)))) {
					// Paid, closed, or cancelled for its page before: in that case alone there is one.
					if (!isReplaced(await retrieveIntent(notes.intent))) return null
				}
				const session = await callFor(
					stripe.checkout.sessions.create(checkoutParams(attempt, notes, back), {
						idempotencyKey: `checkout-${attempt.paymentRef}`,
					}),
				)
				if (session.url === null) return null
				const page: Pick<StripeNotes, 'checkout' | 'checkoutUrl'> = { checkout: session.id, checkoutUrl: session.url }
				return { url: new URL(session.url), providerData: page }
			},
		},
	}
}

/**
 * Whether Stripe has ended what it was told to end. False where that is in no state to be ended any more; without an
 * answer nobody knows.
 */
async function isTaken(ending: Promise<unknown>): Promise<boolean> {
	try {
		await ending
		return true
	} catch (error) {
		const failure = failureOf(error)
		if (failure?.status === 400 && !isMisuse(failure)) return false
		return callFor(Promise.reject(error))
	}
}

/** A call that Stripe would refuse whatever the state of things. */
const isMisuse = ({ code }: StripeFailure) => code !== null && code !== 'payment_intent_unexpected_state'

/** What an attempt is called at Stripe; it comes back with every event. */
const metadataOf = ({ paymentRef, reference }: Attempt) => ({ payment_ref: paymentRef, reference })

function intentParams({ card, keepFor, ...attempt }: NewAttempt) {
	const customer = card?.customer ?? keepFor
	return {
		allowed_payment_method_types: METHODS,
		metadata: metadataOf(attempt),
		description: `Order ${attempt.reference}`,
		...(customer !== null && { customer }),
		...(card && { payment_method: card.token }),
		...(keepFor !== null && !card && { setup_future_usage: 'on_session' as const }),
	}
}

function checkoutParams(attempt: StoredAttempt, { customer, keep }: StripeNotes, back: URL) {
	const { amountMinor, currency, reference, paymentRef } = attempt
	return {
		mode: 'payment' as const,
		allowed_payment_method_types: METHODS,
		line_items: [
			{
				quantity: 1,
				price_data: {
					currency: currency.toLowerCase(),
					unit_amount: amountMinor,
					product_data: { name: `Order ${reference}` },
				},
			},
		],
		client_reference_id: paymentRef,
		metadata: metadataOf(attempt),
		payment_intent_data: {
			metadata: metadataOf(attempt),
			description: `Order ${reference}`,
			...(keep && { setup_future_usage: 'on_session' as const }),
		},
		...(customer !== null && { customer }),
		success_url: back.href,
		cancel_url: back.href,
	}
}

/** What was seen, as an event: seen again in the same state it is the same event. */
function eventOf(
	paymentRef: string,
	object: string,
	state: string,
	outcome: PaymentOutcome,
): (GatewayEvent & { outcome: PaymentOutcome }) | null {
	if (outcome.kind === 'ignored') return null
	const type = `checked.${outcome.kind}`
	return { id: `look_${object}_${state}`, type, paymentRef, outcome, payload: { object, state, outcome } }
}
