import type { IncomingHttpHeaders } from 'node:http'
import type { AftermathOutcome, DisputeState, PaymentOutcome } from '@app/domain/payments/payment-attempt'
import type Stripe from 'stripe'
import * as v from 'valibot'
import type { Clock } from '../../clock.ts'
import { invalidPayload } from '../../http/errors.ts'
import type { GatewayEvent } from '../gateway.ts'
import type { StripeConfig } from './config.ts'
import { CheckoutSchema, mapCheckout } from './map-checkout.ts'
import { IntentSchema, mapIntent, paymentRefOf } from './map-intent.ts'

const SIGNATURE_HEADER = 'stripe-signature'
/** An older event may be a recording that somebody plays back. */
const TOLERANCE_SECONDS = 300

const EventSchema = v.object({
	id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
	type: v.pipe(v.string(), v.maxLength(255)),
	created: v.number(),
	livemode: v.boolean(),
	data: v.object({ object: v.record(v.string(), v.unknown()) }),
})
type StripeEvent = v.InferOutput<typeof EventSchema>

const metadata = v.optional(v.nullable(v.record(v.string(), v.string())), null)
const ChargeSchema = v.object({ payment_intent: v.nullable(v.string()), refunded: v.boolean(), metadata })
const RefundSchema = v.object({
	id: v.string(),
	status: v.nullable(v.string()),
	payment_intent: v.optional(v.nullable(v.string()), null),
	metadata,
})
const DisputeSchema = v.object({
	id: v.string(),
	status: v.string(),
	payment_intent: v.optional(v.nullable(v.string()), null),
})
const SetupSchema = v.object({ id: v.string(), metadata })

type Meaning = Pick<GatewayEvent, 'paymentRef' | 'outcome' | 'charge' | 'setup' | 'warning'>
const NOTHING: Meaning = { paymentRef: null, outcome: { kind: 'ignored' } }

interface Options {
	stripe: Stripe
	clock: Clock
	config: Pick<StripeConfig, 'webhookSecret' | 'isLive'>
}

/** Reads Stripe's notifications. */
export function createEventParser({ stripe, clock, config }: Options) {
	return function parseEvent(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent {
		assertSigned(stripe, body, headers[SIGNATURE_HEADER], config.webhookSecret, clock.now())
		const event = parseJson(body)
		const { id, type, livemode } = event
		const isOurs = livemode === config.isLive
		const meaning = isOurs
			? interpret(event)
			: { ...NOTHING, warning: `Event ${id} is of ${livemode ? 'live' : 'test'} mode and the keys are not: ignored.` }
		return { id, type, ...meaning, payload: recordOf(event) }
	}
}

function assertSigned(stripe: Stripe, body: Buffer, header: unknown, secret: string, now: number): void {
	if (typeof header !== 'string') throw invalidPayload(SIGNATURE_HEADER, 'is missing')
	try {
		stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS, undefined, now)
	} catch {
		// Its own text quotes the body.
		throw invalidPayload(SIGNATURE_HEADER, 'does not match, or is too old')
	}
}

function parseJson(body: Buffer): StripeEvent {
	try {
		return v.parse(EventSchema, JSON.parse(body.toString('utf8')))
	} catch {
		throw invalidPayload('The body', 'is not an event')
	}
}

/** An object that does not look as its type says changes nothing: the provider is asked about the attempt anyway. */
function interpret({ id, type, data: { object } }: StripeEvent): Meaning {
	const read = READERS[type]
	if (!read) return NOTHING
	try {
		return read(object)
	} catch {
		return { ...NOTHING, warning: `Event ${id} (${type}) does not look as expected: ignored.` }
	}
}

const READERS: Readonly<Record<string, (object: unknown) => Meaning>> = {
	'payment_intent.succeeded': readIntent,
	'payment_intent.payment_failed': readIntent,
	'payment_intent.processing': readIntent,
	'payment_intent.requires_action': readIntent,
	'payment_intent.canceled': readIntent,
	'checkout.session.completed': readCheckout,
	'checkout.session.async_payment_succeeded': readCheckout,
	'checkout.session.async_payment_failed': readFailedCheckout,
	'checkout.session.expired': readCheckout,
	'charge.refunded': readCharge,
	'refund.created': readRefund,
	'refund.updated': readRefund,
	'refund.failed': readRefund,
	'charge.dispute.created': readDispute,
	'charge.dispute.updated': readDispute,
	'charge.dispute.closed': readDispute,
	'setup_intent.succeeded': readSetup,
}

function readIntent(object: unknown): Meaning {
	const intent = v.parse(IntentSchema, object)
	return { paymentRef: paymentRefOf(intent), outcome: mapIntent(intent) }
}

function readCheckout(object: unknown): Meaning {
	return { paymentRef: paymentRefOf(v.parse(CheckoutSchema, object)), outcome: mapCheckout(object).outcome }
}

function readFailedCheckout(object: unknown): Meaning {
	const outcome: PaymentOutcome = { kind: 'failed', declineCode: 'card_declined' }
	return { paymentRef: paymentRefOf(v.parse(CheckoutSchema, object)), outcome }
}

/** Part of the money back is between staff and the customer: the order stays paid. */
function readCharge(object: unknown): Meaning {
	const charge = v.parse(ChargeSchema, object)
	if (!charge.refunded) return NOTHING
	return { paymentRef: paymentRefOf(charge), outcome: { kind: 'refunded', charge: charge.payment_intent } }
}

/**
 * Banks take a refund as a rule, and may return it days later. One that staff have made at Stripe names its charge
 * alone.
 */
function readRefund(object: unknown): Meaning {
	const { id, status, payment_intent: charge, metadata } = v.parse(RefundSchema, object)
	const state = REFUND_STATES[status ?? '']
	if (state === undefined) return NOTHING
	const outcome: AftermathOutcome = { kind: 'refund', refund: id, charge, state }
	const about = { paymentRef: paymentRefOf({ metadata }), ...(charge !== null && { charge }), outcome }
	if (state === 'given') return about
	return { ...about, warning: `Refund ${id} failed at the customer's bank: the money has to go back another way.` }
}

const REFUND_STATES: Readonly<Record<string, 'given' | 'failed'>> = {
	succeeded: 'given',
	failed: 'failed',
	canceled: 'failed',
}

/** A dispute's own metadata is empty: it names the charge. An inquiry is a dispute that has taken no money yet. */
function readDispute(object: unknown): Meaning {
	const { id, status, payment_intent: charge } = v.parse(DisputeSchema, object)
	const state = DISPUTE_STATES[status] ?? 'open'
	const outcome: AftermathOutcome = { kind: 'dispute', dispute: id, charge, state }
	const warning = `Dispute ${id} about a payment is ${status}: see it in Stripe's dashboard.`
	return { paymentRef: null, ...(charge !== null && { charge }), outcome, warning }
}

const DISPUTE_STATES: Readonly<Record<string, DisputeState>> = { won: 'won', warning_closed: 'won', lost: 'lost' }

function readSetup(object: unknown): Meaning {
	const { id, metadata } = v.parse(SetupSchema, object)
	const user = metadata?.user
	return user ? { ...NOTHING, setup: { ref: id, user } } : NOTHING
}

/** Fields that say what happened. The rest is left out: names, addresses, and the secret that opens an intent. */
const RECORDED = [
	'id',
	'object',
	'status',
	'payment_status',
	'amount',
	'amount_received',
	'amount_refunded',
	'amount_total',
	'currency',
	'payment_intent',
	'cancellation_reason',
	'failure_code',
	'failure_reason',
	'reason',
	'refunded',
] as const

function recordOf({ type, created, livemode, data: { object } }: StripeEvent): Record<string, unknown> {
	const recorded = RECORDED.flatMap((field) => (isPlain(object[field]) ? [[field, object[field]]] : []))
	return { type, created, livemode, object: Object.fromEntries(recorded) }
}

function isPlain(value: unknown): boolean {
	return value !== undefined && (typeof value !== 'object' || value === null)
}
