import type { IncomingHttpHeaders } from 'node:http'
import type { GatewayEvent } from '../gateways/gateway.ts'
import { notFound } from '../http/errors.ts'
import type { Runtime } from '../runtime.ts'
import { settleEvent } from './settle-event.ts'

/**
 * The one door for what a provider says, its webhooks and the sandbox's own outcomes alike. Returns once the event is
 * stored and acted on. Throws 404 for a provider that is not configured, 400 for a signature that is not its, 503
 * where the provider has to be asked about the event and does not answer: it then sends the event again.
 */
export async function receiveEvent(
	runtime: Runtime,
	provider: string,
	body: Buffer,
	headers: IncomingHttpHeaders,
): Promise<void> {
	if (provider !== runtime.gateway.provider) throw notFound('The payment provider was not found.')
	const event = runtime.gateway.parseEvent(body, headers)
	await settleEvent(runtime, provider, { ...event, paymentRef: await findPaymentRef(runtime, event) })
}

/** Refunds and disputes may name their charge alone. */
async function findPaymentRef({ gateway }: Runtime, { paymentRef, charge }: GatewayEvent): Promise<string | null> {
	if (paymentRef !== null || charge === undefined || !gateway.remote) return paymentRef
	return gateway.remote.findPaymentRef(charge)
}
