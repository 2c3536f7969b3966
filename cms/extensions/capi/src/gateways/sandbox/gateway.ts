import { randomBytes } from 'node:crypto'
import { DeclineCodeSchema } from '@app/contract/payments'
import * as v from 'valibot'
import type { Clock } from '../../clock.ts'
import { invalidPayload } from '../../http/errors.ts'
import type { Gateway, GatewayEvent, PaymentOutcome } from '../gateway.ts'
import { assertSigned, SIGNATURE_HEADER, signBody } from './signature.ts'

/** What the sandbox can decide about an attempt. */
export type SandboxOutcome = Exclude<PaymentOutcome, { kind: 'ignored' }>

export interface SandboxGateway extends Gateway {
	/** The notification of an outcome, signed as the sandbox's webhooks are. */
	createEvent(paymentRef: string, outcome: SandboxOutcome): { body: Buffer; headers: Record<string, string> }
}

/** Paths of the sandbox's own pages and of the address that its card form posts to. */
export const SANDBOX_PATHS = {
	confirm: '/capi/payments/sandbox/confirm',
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
	}),
})
type SandboxEvent = v.InferOutput<typeof EventSchema>

/**
 * A provider of our own for development, demonstrations and tests. No money moves. Its outcomes travel as signed events through the same
 * door as a real provider's webhooks, so that what works here works there.
 */
export function createSandboxGateway({ secret, clock }: { secret: string; clock: Clock }): SandboxGateway {
	return {
		provider: 'sandbox',
		openSession: async ({ paymentRef }, base) => ({
			client: { confirm_url: new URL(SANDBOX_PATHS.confirm, base).href },
			hostedUrl: new URL(SANDBOX_PATHS.hostedPage(paymentRef), base).href,
			providerData: {},
		}),
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
	}
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
		case 'payment.paid':
			return { kind: 'paid' }
		case 'payment.failed':
			return { kind: 'failed', declineCode: data.decline_code ?? 'processing_error' }
		case 'payment.action_required':
			return { kind: 'action_required' }
		default:
			return { kind: 'ignored' }
	}
}
