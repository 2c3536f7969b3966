import { CapiError } from '../http/errors.ts'
import { createStreamLimit } from '../http/event-stream.ts'
import type { Runtime } from '../runtime.ts'
import { decideMessage } from './decide-message.ts'
import { guardSocket, POLICY_VIOLATION, type SocketClient } from './guard-socket.ts'
import { createOriginCheck } from './origin-check.ts'
import { createSocketLimits, type SocketLimits } from './socket-limits.ts'

export interface SocketHooks {
	action(event: 'websocket.connect', handler: (event: { client: SocketClient }) => void): void
	filter(event: 'websocket.message', handler: (message: unknown, event: { client: SocketClient }) => unknown): void
}

/** Directus's own wait for a sign-in after a token has expired; seconds. */
const DEFAULT_AUTH_TIMEOUT = 10

/**
 * Rules for Directus's websocket: pages of ours only, so many sockets for an address, guests who stay guests, and messages that follow
 * branches, stock and a customer's own orders, and nothing else.
 */
export function registerRealtimeHooks(
	{ action, filter }: SocketHooks,
	{ config, clock }: Pick<Runtime, 'config' | 'clock'>,
	env: Record<string, unknown>,
): void {
	const isForeign = createOriginCheck(config)
	const takePlace = createStreamLimit(config.streamsPerAddress, config.unlimitedAddresses)
	const authTimeoutMs = Number(env.WEBSOCKETS_REST_AUTH_TIMEOUT ?? DEFAULT_AUTH_TIMEOUT) * 1_000
	const limits = new WeakMap<SocketClient, SocketLimits>()

	action('websocket.connect', ({ client }) => {
		if (isForeign(client)) return refuse(client, 'Origin not allowed')
		try {
			client.once('close', takePlace(client.accountability?.ip ?? 'unknown'))
		} catch {
			return refuse(client, 'Too many connections')
		}
		limits.set(client, createSocketLimits())
		guardSocket(client, { authTimeoutMs })
	})

	filter('websocket.message', (message, { client }) => {
		const said = (message ?? {}) as Record<string, unknown>
		const { user = null, app = false, admin = false } = client.accountability ?? {}
		const refusal = decideMessage(said, { user, app: app || admin })
		if (refusal) throw new CapiError(403, refusal.code, refusal.message)
		if (limits.get(client)?.take(said, clock.now())) return message
		throw new CapiError(429, 'REQUESTS_EXCEEDED', 'Too much for one connection. End a subscription or wait a moment.')
	})
}

/** What it has said already is not heard any more: a browser sends cookies along for any page. */
function refuse(client: SocketClient, reason: string): void {
	client.removeAllListeners('message')
	client.close(POLICY_VIOLATION, reason)
}
