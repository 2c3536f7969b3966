import { createHash } from 'node:crypto'
import type { PushPayload } from '@app/contract/push'
import webPush from 'web-push'
import type { VapidKeys } from '../../push/config.ts'
import type { PushDevice } from '../../repositories/push-subscriptions.ts'

/** Well below the time for which a message is claimed. */
const PATIENCE_MS = 5_000

/** What became of a message: `gone` devices are forgotten, a `refused` message would be refused again. */
export type Delivery = 'delivered' | 'gone' | 'refused'

/** The push service has not taken the message, and may do so later. */
class PushServiceError extends Error {
	override readonly name = 'PushServiceError'
	/** Status of its answer, or why there was none. */
	readonly responseCode: number | string

	constructor(responseCode: number | string, cause?: unknown) {
		super(`The push service answered ${responseCode}`, { cause })
		this.responseCode = responseCode
	}
}

interface Sending {
	ttlSeconds: number
	isUrgent: boolean
}

/**
 * Hands a message, encrypted for one device, to its push service. Rejects where it has to be tried again: no answer
 * in time, 429, 5xx. One that waits at the push service is replaced by a later one with the same tag.
 */
export async function deliver(
	device: Pick<PushDevice, 'endpoint' | 'keys'>,
	payload: PushPayload,
	vapid: VapidKeys,
	{ ttlSeconds, isUrgent }: Sending,
): Promise<Delivery> {
	const { endpoint, keys } = device
	const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
		vapidDetails: vapid,
		TTL: ttlSeconds,
		urgency: isUrgent ? 'high' : 'normal',
		topic: createHash('sha256').update(payload.tag).digest('base64url').slice(0, 32),
	})
	// fetch counts the bytes itself.
	const { 'Content-Length': _counted, ...others } = headers as Record<string, string | number>
	const request = {
		method,
		headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
		body: new Uint8Array(body ?? []),
		// An answer must not send us anywhere else.
		redirect: 'manual' as const,
	}
	const hand = () => fetch(endpoint, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) })
	const answer = await hand()
		.catch((error: unknown) => (isCut(error) ? hand() : Promise.reject(error)))
		.catch((error: Error) => {
			throw new PushServiceError(error.name, error)
		})
	// Its words may name the device; nobody reads them.
	await answer.body?.cancel().catch(() => {})
	return judge(answer.status)
}

/**
 * Whether the connection ended before an answer, as one that was kept from an earlier message does when its other
 * side gives it up in this moment. News would wait for the clean-up; a device shows a message once that came twice.
 */
function isCut(error: unknown): boolean {
	const { code } = ((error as Error).cause ?? {}) as { code?: unknown }
	return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE'
}

function judge(status: number): Delivery {
	if (status >= 200 && status < 300) return 'delivered'
	if (status === 404 || status === 410) return 'gone'
	if (status === 408 || status === 429 || status >= 500) throw new PushServiceError(status)
	return 'refused'
}
