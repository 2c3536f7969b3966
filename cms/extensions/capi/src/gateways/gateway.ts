import type { IncomingHttpHeaders } from 'node:http'
import type { GatewayInfo } from '@app/contract/gateway'
import type { AttemptOutcome } from '@app/domain/payments/attempt-state'
import type { PaymentOutcome } from '@app/domain/payments/payment-attempt'
import type { NewAttempt, ProviderData, StoredAttempt } from './attempt.ts'
import type { CardVault } from './card-vault.ts'

interface OpenedSession {
	/** What the card form in the storefront needs. */
	client: Record<string, unknown>
	/** The page that takes the card elsewhere, for customers who are sent there instead. */
	hostedUrl: string
	providerData: ProviderData
}

export interface GatewayEvent {
	/** The provider's own id: the same event twice is the same id twice. */
	id: string
	type: string
	/** Null for an event that is about no attempt of ours. */
	paymentRef: string | null
	outcome: AttemptOutcome
	/** The charge that it is about, where the event does not say of which attempt that is. */
	charge?: string
	/** A card that was given for later, outside of an order: whose it is, and the provider's name for its set-up. */
	setup?: { ref: string; user: string }
	/** What operators must look at, as one sentence; null where everything is as it should be. */
	warning?: string
	/** The event for the record, without secrets and without a card number. */
	payload: Record<string, unknown>
}

/** What a provider says about an attempt when it is asked. */
interface ProviderStatus {
	/** What follows from it, to be settled like a notification; null where nothing does yet. */
	event: (GatewayEvent & { outcome: PaymentOutcome }) | null
	/** Whether it would still take money for it. */
	isOpen: boolean
}

/**
 * What only a provider elsewhere has: attempts that it keeps, that we have to ask about, and that it must not take
 * money for any more.
 */
export interface RemoteAttempts {
	look(attempt: StoredAttempt): Promise<ProviderStatus>
	/**
	 * No money is taken for the attempt from here on. False where it is too late for that: look again. Rejects with 503
	 * without an answer.
	 */
	close(attempt: StoredAttempt): Promise<boolean>
	/**
	 * The provider's page for the attempt, made when it is first asked for, with what is to be added to the notes. Null
	 * once money has been taken, or no more will be.
	 */
	openHostedPage(attempt: StoredAttempt, back: URL): Promise<{ url: URL; providerData: ProviderData } | null>
	/**
	 * Our name for the attempt that a charge has paid; null for a charge that is none of ours. Rejects with 503 without
	 * an answer.
	 */
	findPaymentRef(charge: string): Promise<string | null>
	/** Whether the attempt takes place on the provider's own page. */
	isHosted(attempt: StoredAttempt): boolean
}

/**
 * One provider of card payments. None of its calls may happen inside a transaction of ours, and each of them ends by
 * itself: a provider that does not answer is a rejection with 503.
 */
export interface Gateway {
	readonly provider: string
	/** What pages have to know before there is a session. */
	readonly info: GatewayInfo
	/** Rejects where the provider does not answer, or does not know our key. */
	check(): Promise<void>
	/** Opens an attempt. `base` is the address at which the browser reaches this server. Nothing is charged yet. */
	openSession(attempt: NewAttempt, base: URL): Promise<OpenedSession>
	/**
	 * The provider's notification. Throws 400 when the signature is missing, wrong or old, or when the body is not an
	 * event.
	 */
	parseEvent(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent
	/**
	 * Gives a charge back, all of it; asked twice, it does so once. `charge` is the provider's name for it, null where
	 * it has none. Rejects when it could not: it is asked again later.
	 */
	refund(attempt: StoredAttempt, charge: string | null): Promise<void>
	/** Null where attempts are decided in this process and leave nothing elsewhere. */
	readonly remote: RemoteAttempts | null
	readonly cards: CardVault
}
