import type { IncomingHttpHeaders } from 'node:http'
import type { DeclineCode } from '@app/contract/payments'

/** An attempt to pay, as a provider has to know it. */
interface Attempt {
	/** Our name for it, unguessable; the provider gives it back in its events. */
	paymentRef: string
	amountMinor: number
	currency: string
	/** The order's reference for people, for the provider's statement. */
	reference: string
}

interface OpenedSession {
	/** What the card form in the storefront needs. */
	client: Record<string, unknown>
	/** The provider's own page, for customers who are sent there instead. */
	hostedUrl: string
	/** Kept with the payment; a refund may need it. */
	providerData: Record<string, unknown>
}

/** What happened to an attempt. Providers repeat events and mix up their order: what reads them counts on neither. */
export type PaymentOutcome =
	| { kind: 'paid' }
	| { kind: 'failed'; declineCode: DeclineCode }
	| { kind: 'action_required' }
	/** Something that changes nothing here; it is stored all the same. */
	| { kind: 'ignored' }

export interface GatewayEvent {
	/** The provider's own id: the same event twice is the same id twice. */
	id: string
	type: string
	paymentRef: string
	outcome: PaymentOutcome
	/** The event as it came, kept for the record. It never holds a card number. */
	payload: Record<string, unknown>
}

/** One provider of card payments. */
export interface Gateway {
	readonly provider: string
	/** Opens an attempt. `base` is the address at which the browser reaches this server. Nothing is charged yet. */
	openSession(attempt: Attempt, base: URL): Promise<OpenedSession>
	/** The provider's notification. Throws 400 when the signature is missing, wrong or old, or when the body is not an event. */
	parseEvent(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent
	/** Gives the whole amount back; asked twice for an attempt, it does so once. Rejects when it could not: it is asked again later. */
	refund(attempt: Attempt, providerData: Record<string, unknown>): Promise<void>
}
