import { randomBytes } from 'node:crypto'
import { type Card, DeclineCodeSchema } from '@app/contract/payments'
import type { PaymentOutcome } from '@app/domain/payments/payment-attempt'
import * as v from 'valibot'
import type { Clock } from '../../clock.ts'
import { invalidPayload } from '../../http/errors.ts'
import type { CardVault, NewCard } from '../card-vault.ts'
import type { Gateway, GatewayEvent } from '../gateway.ts'
import { createSandboxCard, readNotedCard } from './card-token.ts'
import type { SandboxOutcome } from './decide-outcome.ts'
import { assertSigned, SIGNATURE_HEADER, signBody } from './signature.ts'

export interface SandboxGateway extends Gateway {
	/** The card to remember, without its number. */
	createCard(card: Card): NewCard
	/** The notification of an outcome, signed as the sandbox's webhooks are. */
	createEvent(paymentRef: string, outcome: SandboxOutcome): { body: Buffer; headers: Record<string, string> }
}

/** Paths of the sandbox's own pages and of the addresses that its card forms post to. */
export const SANDBOX_PATHS = {
	confirm: '/capi/payments/sandbox/confirm',
	cards: '/capi/payments/sandbox/cards',
	hostedPage: (paymentRef: string) => `/capi/payments/sandbox/pay/${paymentRef}`,
	challenge: (paymentRef: string) => `/capi/payments/sandbox/challenge/${paymentRef}`,
}

const EventSchema = v.object({
	id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
	type: v.pipe(v.string(), v.maxLength(100)),
	created: v.number(),
	data: v.object({
		payment_ref: v.pipe(v.string(), v.maxLength(64)),
		decline_code: v.optional(DeclineCodeSchema),
		/** The sandbox takes what it was asked for. An event that names an amount is held to it, as a provider's is. */
		amount_minor: v.optional(v.pipe(v.number(), v.integer())),
		currency: v.optional(v.pipe(v.string(), v.maxLength(3))),
	}),
})
type SandboxEvent = v.InferOutput<typeof EventSchema>

/**
 * A provider of our own for development, demonstrations and tests. No money moves. Its outcomes travel as signed
 * events through the same door as a real provider's webhooks, so that what works here works there.
 */
export function createSandboxGateway({ secret, clock }: { secret: string; clock: Clock }): SandboxGateway {
	return {
		provider: 'sandbox',
		info: { provider: 'sandbox' },
		check: async () => undefined,
		openSession: async ({ paymentRef }, base) => ({
			client: { confirm_url: new URL(SANDBOX_PATHS.confirm, base).href },
			hostedUrl: new URL(SANDBOX_PATHS.hostedPage(paymentRef), base).href,
			providerData: {},
		}),
		createCard: (card) => createSandboxCard(card, secret),
		createEvent(paymentRef, outcome) {
			const event: SandboxEvent = {
				id: `evt_${randomBytes(16).toString('hex')}`,
				type: `payment.${outcome.kind}`,
				created: Math.floor(clock.now() / 1000),
				data: {
					payment_ref: paymentRef,
					...(outcome.kind === 'failed' && { decline_code: outcome.declineCode }),
				},
			}
			const body = Buffer.from(JSON.stringify(event))
			return { body, headers: { [SIGNATURE_HEADER]: signBody(body, secret, clock.now()) } }
		},
		parseEvent(body, headers) {
			assertSigned(body, headers[SIGNATURE_HEADER], secret, clock.now())
			return mapEvent(parseJson(body))
		},
		// Nothing has been taken, so nothing has to be sent back.
		refund: async () => undefined,
		remote: null,
		cards: VAULT,
	}
}

/** The sandbox keeps no cards: its tokens hold everything that it has to know. */
const VAULT: CardVault = {
	createCustomer: async (user) => user,
	openSetup: async (_user, _customer, base) => ({
		setupRef: `setup_${randomBytes(16).toString('hex')}`,
		client: { confirm_url: new URL(SANDBOX_PATHS.cards, base).href },
	}),
	// Its card form posts to `confirm_url`, which saves the card at once: there is nothing left to read afterwards.
	readSetup: async () => null,
	readPaidCard: async ({ providerData }) => readNotedCard(providerData),
	readFingerprint: async () => null,
	forgetCard: async () => undefined,
	forgetCustomer: async () => undefined,
}

function parseJson(body: Buffer): SandboxEvent {
	try {
		return v.parse(EventSchema, JSON.parse(body.toString('utf8')))
	} catch {
		throw invalidPayload('The body', 'is not an event')
	}
}

function mapEvent(event: SandboxEvent): GatewayEvent {
	const { id, type, data } = event
	return { id, type, paymentRef: data.payment_ref, outcome: mapOutcome(event), payload: event }
}

function mapOutcome({ type, data }: SandboxEvent): PaymentOutcome {
	switch (type) {
		case 'payment.paid': {
			const { amount_minor: amountMinor, currency } = data
			const isNamed = amountMinor !== undefined && currency !== undefined
			return { kind: 'paid', charge: isNamed ? { id: null, amountMinor, currency } : null }
		}
		case 'payment.failed':
			return { kind: 'failed', declineCode: data.decline_code ?? 'processing_error' }
		case 'payment.action_required':
			return { kind: 'action_required' }
		default:
			return { kind: 'ignored' }
	}
}
