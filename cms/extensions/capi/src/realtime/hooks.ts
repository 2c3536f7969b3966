import type { IncomingMessage } from 'node:http'
import { patchHeartbeat } from '../directus/patch-heartbeat.ts'
import { getIPFromReq } from '../directus/services.ts'
import { onShutdown } from '../host/on-shutdown.ts'
import { CapiError } from '../http/errors.ts'
import { createStreamLimit } from '../http/event-stream.ts'
import { createOriginCheck } from '../http/foreign-origin.ts'
import { limitKey } from '../http/limit-key.ts'
import type { Runtime } from '../runtime.ts'
import { decideMessage } from './decide-message.ts'
import { bringsToken, decideUpgrade, listSocketPaths } from './decide-upgrade.ts'
import { endIfRevoked, isTokenKnown } from './end-revoked.ts'
import { guardSocket, refuseSocket, type SocketClient } from './guard-socket.ts'
import { createRateWindow, type RateWindow } from './rate-window.ts'
import { createSocketLimits, type SocketLimits } from './socket-limits.ts'

export interface SocketHooks {
	action(
		event: 'websocket.connect' | 'websocket.auth.success',
		handler: (event: { client: SocketClient }) => void,
	): void
	filter(event: 'websocket.message', handler: (message: unknown, event: { client: SocketClient }) => unknown): void
}

/** Directus's own wait for a sign-in after a token has expired; seconds. */
const DEFAULT_AUTH_TIMEOUT = 10

/**
 * A page of ours follows two collections: so many subscriptions an address may hold for each of its sockets, and
 * begin within a minute.
 */
const SUBSCRIPTIONS_PER_SOCKET = 3
const NEW_SUBSCRIPTIONS_PER_SOCKET = 10
/** 1001: this side ends. */
const GOING_AWAY = 1001
const MINUTE_MS = 60_000

/**
 * Rules for Directus's websocket: pages of ours only, so many sockets, attempts to sign in and subscriptions for an
 * address, guests who stay guests, and messages that follow branches, stock and a customer's own orders, and nothing
 * else. Returns what judges a request for an upgrade: the status that refuses it, or null.
 */
export function registerRealtimeHooks(
	{ action, filter }: SocketHooks,
	{ config, clock, database, logger, messages }: Pick<Runtime, 'config' | 'clock' | 'database' | 'logger' | 'messages'>,
	env: Record<string, unknown>,
): (request: IncomingMessage) => number | null {
	patchHeartbeat(env)
	const isForeign = createOriginCheck(config)
	const { streamsPerAddress, socketSignInsPerMinute, unlimitedAddresses } = config
	const takePlace = createStreamLimit(streamsPerAddress, unlimitedAddresses)
	const takeSubscriptionPlace = createStreamLimit(streamsPerAddress * SUBSCRIPTIONS_PER_SOCKET, unlimitedAddresses)
	const newSubscriptions = createRateWindow(streamsPerAddress * NEW_SUBSCRIPTIONS_PER_SOCKET, MINUTE_MS)
	const signIns = createRateWindow(socketSignInsPerMinute, MINUTE_MS)
	const takeOf = (window: RateWindow) => (address: string) => {
		const key = limitKey(address, unlimitedAddresses)
		return key === null || window.take(key, clock.now())
	}
	const takeSignIn = takeOf(signIns)
	const takeNewSubscription = takeOf(newSubscriptions)
	const authTimeoutMs = Number(env.WEBSOCKETS_REST_AUTH_TIMEOUT ?? DEFAULT_AUTH_TIMEOUT) * 1_000
	const limits = new WeakMap<SocketClient, SocketLimits>()

	const open = new Set<SocketClient>()
	onShutdown(() => {
		for (const client of open) client.close(GOING_AWAY, 'The server ends')
	})

	const judgeAgain = (client: SocketClient) => {
		const onError = (error: unknown) => logger.error(error, 'A socket could not be judged again')
		endIfRevoked(client, { database }).catch(onError)
	}
	// A session may have ended while its token was judged, before the socket was among the open ones.
	const judgeSignIn = (client: SocketClient) => {
		if (isTokenKnown(client)) judgeAgain(client)
	}

	action('websocket.connect', ({ client }) => {
		if (isForeign(client.accountability?.origin)) return refuseSocket(client, 'Origin not allowed')
		const address = addressOf(client)
		try {
			client.once('close', takePlace(address))
		} catch {
			return refuseSocket(client, 'Too many connections')
		}
		open.add(client)
		client.once('close', () => open.delete(client))
		const own = createSocketLimits(() => takeSubscriptionPlace(address))
		client.once('close', own.close)
		limits.set(client, own)
		guardSocket(client, {
			authTimeoutMs,
			takeMessage: () => own.takeMessage(clock.now()),
			takeSignIn: () => own.takeSignIn(clock.now()) && takeSignIn(address),
		})
		judgeSignIn(client)
	})
	action('websocket.auth.success', ({ client }) => judgeSignIn(client))
	messages.subscribe((message) => {
		if (message.kind !== 'sessions') return
		for (const client of open) {
			if (client.accountability?.user === message.user) judgeAgain(client)
		}
	})

	filter('websocket.message', (message, { client }) => {
		const said = (message ?? {}) as Record<string, unknown>
		const { user = null, app = false, admin = false } = client.accountability ?? {}
		const refusal = decideMessage(said, { user, app: app || admin })
		if (refusal) throw new CapiError(403, refusal.code, refusal.message)
		const isAllowed = said.type !== 'subscribe' || takeNewSubscription(addressOf(client))
		if (isAllowed && limits.get(client)?.takeSubscription(said, clock.now())) return message
		throw new CapiError(429, 'REQUESTS_EXCEEDED', 'Too much for one connection. End a subscription or wait a moment.')
	})

	const paths = listSocketPaths(env)
	const sessionCookie = String(env.SESSION_COOKIE_NAME)
	return (request) => {
		const upgrade = { target: request.url, cookie: request.headers.cookie }
		const refusal = decideUpgrade(upgrade, paths)
		if (refusal !== null || !bringsToken(upgrade, sessionCookie)) return refusal
		return takeSignIn(getIPFromReq(request) ?? 'unknown') ? null : 429
	}
}

const addressOf = ({ accountability }: SocketClient): string => accountability?.ip ?? 'unknown'
