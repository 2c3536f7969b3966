/**
 * The parts of Directus 11.17.4 that are used beyond its documented extension context; the package ships no types of
 * its own.
 */
declare module '@directus/api/bus/index' {
	export function useBus(): {
		publish(channel: string, message: unknown): Promise<void>
		subscribe(channel: string, callback: (message: unknown) => void): Promise<void>
		unsubscribe(channel: string, callback: (message: unknown) => void): Promise<void>
	}
}

declare module '@directus/api/auth' {
	export function getAuthProvider(name: string): {
		/** Throws INVALID_CREDENTIALS. */
		verify(user: { password: string }, password: string): Promise<void>
	}
}

declare module '@directus/api/cache' {
	export function getCache(): {
		cache: { clear(): Promise<void> } | null
		lockCache: { set(key: string, value: unknown, ttl: number): Promise<unknown>; get(key: string): Promise<unknown> }
	}
}

declare module '@directus/api/mailer' {
	/** False at once for transports that have nothing to verify. */
	export default function getMailer(): { verify(): Promise<boolean> }
}

declare module '@directus/api/utils/should-clear-cache' {
	export function shouldClearCache(cache: unknown, options: undefined, collection: string): boolean
}

declare module '@directus/api/rate-limiter' {
	export function createRateLimiter(
		prefix: string,
		options: { points: number; duration: number; keyPrefix: string },
	): {
		consume(key: string, points?: number, options?: { customDuration: number }): Promise<unknown>
		penalty(key: string, points?: number): Promise<{ consumedPoints: number }>
		reward(key: string, points?: number): Promise<unknown>
		delete(key: string): Promise<boolean>
		set(key: string, points: number, seconds: number): Promise<unknown>
		get(key: string): Promise<{ consumedPoints: number } | null>
	}
}

declare module '@directus/api/database/index' {
	export default function getDatabase(): object
}

declare module '@directus/api/emitter' {
	const emitter: {
		emitFilter<T>(event: string, payload: T, meta: object, context: object): Promise<T>
	}
	export default emitter
}

declare module '@directus/api/logger/index' {
	/** Logs each request when its response is finished, at the level of the settings LOG_… and LOGGER_…. */
	export function createExpressLogger(): import('express').RequestHandler
}

declare module '@directus/api/middleware/authenticate' {
	const handler: import('express').RequestHandler
	export default handler
}

declare module '@directus/api/middleware/cache' {
	const handler: import('express').RequestHandler
	export default handler
}

declare module '@directus/api/middleware/request-counter' {
	const handler: import('express').RequestHandler
	export default handler
}

declare module '@directus/api/middleware/sanitize-query' {
	const handler: import('express').RequestHandler
	export default handler
}

declare module '@directus/api/middleware/schema' {
	const handler: import('express').RequestHandler
	export default handler
}

declare module '@directus/api/middleware/cors' {
	const handler: import('express').RequestHandler
	export default handler
}

declare module '@directus/api/middleware/extract-token' {
	const handler: import('express').RequestHandler
	export default handler
}

declare module '@directus/api/middleware/rate-limiter-global' {
	const handler: import('express').RequestHandler
	export default handler
}

declare module '@directus/api/middleware/rate-limiter-ip' {
	const handler: import('express').RequestHandler
	export default handler
	/** Undefined where RATE_LIMITER_ENABLED is not true. */
	export const rateLimiter: { consume(key: string, points?: number): Promise<unknown> } | undefined
}

declare module '@directus/api/storage/index' {
	export function getStorage(): Promise<{ location(name: string): { exists(path: string): Promise<boolean> } }>
}

declare module '@directus/api/services/mail/index' {
	export class MailService {
		constructor(options: { schema: object; knex: unknown })
		send(mail: object, options: { defaultTemplateData: { projectName: string } }): Promise<unknown>
	}
}

declare module '@directus/api/services/authentication' {
	export class AuthenticationService {
		constructor(options: { schema: object; knex: unknown; accountability?: object })
		/** `expires` is the access token's life in ms, `id` the user's. Throws INVALID_CREDENTIALS, INVALID_OTP. */
		login(
			provider: string,
			payload: object,
			options: { otp?: string },
		): Promise<{ accessToken: string; refreshToken: string; expires: number; id: string }>
		/** As above. Throws INVALID_CREDENTIALS, USER_SUSPENDED. */
		refresh(refreshToken: string): Promise<{ accessToken: string; refreshToken: string; expires: number }>
	}
}

declare module '@directus/api/constants' {
	type CookieOptions = import('express').CookieOptions
	export const REFRESH_COOKIE_OPTIONS: CookieOptions
	export const SESSION_COOKIE_OPTIONS: CookieOptions
}

declare module '@directus/api/services/users' {
	export class UsersService {
		constructor(options: { schema: object; knex: unknown; accountability: object | null })
		readOne(key: string, query: object): Promise<object>
		requestPasswordReset(email: string, url: string): Promise<void>
	}
}

declare module '@directus/api/utils/get-accountability-for-token' {
	export function getAccountabilityForToken(
		token: string,
		visitor: object,
	): Promise<{ user: string | null; role: string | null; admin: boolean; app: boolean }>
}

declare module '@directus/api/utils/generate-hash' {
	/** With the settings HASH_…, as passwords are hashed. */
	export function generateHash(text: string): Promise<string>
}

declare module '@directus/api/utils/get-ip-from-req' {
	/** The address of who asks, by the settings of trusted proxies. */
	export function getIPFromReq(request: import('node:http').IncomingMessage): string | null
}

declare module '@directus/api/utils/get-schema' {
	export function getSchema(): Promise<object>
}

declare module '@directus/api/services/import-export' {
	export class ExportService {
		transform(input: unknown, format: string, options?: object): string
		exportToFile(collection: string, query: object, format: string, options?: { file?: object }): Promise<void>
	}
}

declare module '@directus/api/services/files' {
	import type { Readable } from 'node:stream'
	export class FilesService {
		constructor(options: { schema: object; knex: unknown; accountability: object | null })
		uploadOne(stream: Readable, data: object): Promise<string>
		deleteMany(keys: string[]): Promise<string[]>
	}
}

declare module '@directus/api/services/files/lib/get-sharp-instance' {
	import type { Duplex } from 'node:stream'

	interface Picture extends Duplex {
		rotate(): Picture
		resize(options: { width: number; height: number; fit: 'inside'; withoutEnlargement: boolean }): Picture
		webp(options: { quality: number }): Picture
		toBuffer(): Promise<Buffer>
	}
	/** A decoder with Directus's limits on the size of a picture. */
	export function getSharpInstance(): Picture
}

declare module '@directus/api/websocket/handlers/subscribe' {
	import type { ItemsEvent, Subscription } from '../realtime/dispatch-event.ts'
	import type { SocketClient } from '../realtime/guard-socket.ts'

	type SocketSubscription = Subscription & { client: SocketClient; uid?: string }
	export class SubscribeHandler {
		subscriptions: Record<string, Set<SocketSubscription> | undefined>
		/** Not awaited, and not caught: it must not reject. */
		dispatch(event: ItemsEvent): Promise<void>
	}
}

declare module '@directus/api/websocket/handlers/heartbeat' {
	import type { PingedClient } from '../realtime/ping-clients.ts'
	export class HeartbeatHandler {
		controller: { clients: Set<PingedClient> }
		pingClients(): void
	}
}

declare module '@directus/api/websocket/utils/items' {
	/** What a subscription is told of an event, with the permissions of `accountability`. */
	export function getPayload(
		subscription: object,
		accountability: object | null,
		schema: object,
		event: object,
	): Promise<{ data?: unknown }>
}

declare module '@directus/api/websocket/utils/message' {
	export function fmtMessage(type: string, data: object, uid: string | undefined): string
}

declare module '@directus/api/websocket/errors' {
	export function handleWebSocketError(client: object, error: unknown, type: string): void
}

declare module 'cookie-parser' {
	export default function cookieParser(): import('express').RequestHandler
}

declare module 'directus/version' {
	export const version: string
}
