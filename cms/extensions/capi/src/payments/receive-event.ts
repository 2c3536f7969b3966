import type { IncomingHttpHeaders } from 'node:http'
import { notFound } from '../http/errors.ts'
import type { Runtime } from '../runtime.ts'
import { settleEvent } from './settle-event.ts'

/**
 * The one door for what a provider says, its webhooks and the sandbox's own outcomes alike. Returns once the event is stored and acted
 * on. Throws 404 for a provider that is not configured, 400 for a signature that is not its.
 */
export async function receiveEvent(
	runtime: Runtime,
	provider: string,
	body: Buffer,
	headers: IncomingHttpHeaders,
): Promise<void> {
	if (provider !== runtime.gateway.provider) throw notFound('The payment provider was not found.')
	await settleEvent(runtime, provider, runtime.gateway.parseEvent(body, headers))
}
