import Stripe from 'stripe'
import { unavailable } from '../../http/errors.ts'
import type { StripeConfig } from './config.ts'

/**
 * The browser waits ten seconds for us: one call and its single retry end within that. A retry carries the same
 * idempotency key, so that an answer which was lost is given again and nothing is done twice.
 */
const TIMEOUT_MS = 4_000
const RETRIES = 1
/** What the library waits at most before a retry, unless Stripe itself names a time. */
const RETRY_DELAY_MS = 500

/**
 * Shutdown limits are longer than this: a process that ended in the middle of a call would not know whether somebody
 * has paid.
 */
export const LONGEST_CALL_MS = TIMEOUT_MS + RETRIES * (RETRY_DELAY_MS + TIMEOUT_MS)

export function createStripeClient({ secretKey, api }: Pick<StripeConfig, 'secretKey' | 'api'>): Stripe {
	return new Stripe(secretKey, {
		timeout: TIMEOUT_MS,
		maxNetworkRetries: RETRIES,
		telemetry: false,
		...(api && { host: api.host, port: api.port, protocol: api.protocol }),
	})
}

/** What the errors of a call are known by. */
export interface StripeFailure {
	code: string | null
	status: number | null
}

/** The failure that Stripe itself has answered with, or null where there was no answer to rely on. */
export function failureOf(error: unknown): StripeFailure | null {
	if (!(error instanceof Stripe.errors.StripeError)) return null
	if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError) return null
	return { code: error.code ?? null, status: error.statusCode ?? null }
}

/**
 * Rejects where Stripe does not answer or does not know our key. That a restricted key may not list anything is fine.
 */
export async function assertReachable(stripe: Stripe): Promise<void> {
	try {
		await stripe.paymentIntents.list({ limit: 1 })
	} catch (error) {
		const failure = failureOf(error)
		if (failure === null || failure.status === 401) throw error
	}
}

/**
 * Makes a call on behalf of a customer. A provider that is away, too busy or broken is 503: nothing has been charged
 * by us, and the customer may try again. What Stripe refuses is a mistake of ours or of the settings, and says so in
 * the log.
 */
export async function callFor<T>(call: Promise<T>): Promise<T> {
	try {
		return await call
	} catch (error) {
		const failure = failureOf(error)
		if (failure === null || failure.status === 429) throw unavailable()
		throw error
	}
}

/** What Stripe could not find, or has detached already. */
const GONE: ReadonlySet<string | null> = new Set(['resource_missing', 'payment_method_unexpected_state'])

/** The same, with null for what Stripe does not have (any more). */
export async function unlessGone<T>(call: Promise<T>): Promise<T | null> {
	try {
		return await callFor(call)
	} catch (error) {
		const failure = failureOf(error)
		if (failure !== null && (failure.status === 404 || GONE.has(failure.code))) return null
		throw error
	}
}
