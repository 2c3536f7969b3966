import * as v from 'valibot'

/**
 * The collections that a browser may listen to: branches and their stock for everybody, orders for their signed-in
 * customer.
 */
export const REALTIME_COLLECTIONS = ['branches', 'branch_products', 'orders'] as const
export type RealtimeCollection = (typeof REALTIME_COLLECTIONS)[number]

/**
 * A message of the CMS over its websocket, as far as we look at it: `ping` and `pong`, `auth`, and `subscription`
 * with `event` `init`, `create`, `update`, `delete` or `unsubscribe`. What changed is read again, so its data is not
 * looked at.
 */
export const SocketMessageSchema = v.object({
	type: v.string(),
	status: v.optional(v.string()),
	uid: v.optional(v.string()),
	event: v.optional(v.string()),
	error: v.optional(v.object({ code: v.string() })),
})
export type SocketMessage = v.InferOutput<typeof SocketMessageSchema>

/** What a browser sends. The answer to a subscription carries its `uid`. */
export type SocketRequest =
	| { type: 'auth'; access_token: string }
	| { type: 'subscribe'; collection: RealtimeCollection; uid: string; query: { fields: string[] } }
	| { type: 'unsubscribe'; uid: string }
	| { type: 'ping' }
	| { type: 'pong' }

/**
 * What happens to a socket, as its machine hears of it. `retry` and `beat` are its own timers, `lateMs` how late they
 * came.
 */
export type SocketEvent =
	| { type: 'opened' }
	| { type: 'closed' }
	| { type: 'failed' }
	| { type: 'message'; message: SocketMessage }
	| { type: 'retry' }
	| { type: 'beat'; lateMs: number }
	/** The access token that was asked for; null where nobody is signed in. */
	| { type: 'token'; token: string | null }

/** What a machine wants done with its socket. `open` closes the present one without a further word. */
export type SocketCommand =
	| { do: 'open' }
	| { do: 'close' }
	| { do: 'send'; message: SocketRequest }
	| { do: 'retry-in'; ms: number }
	| { do: 'beat-in'; ms: number }
	| { do: 'rest' }
	| { do: 'ask-token' }
	| { do: 'warn'; text: string }
	/** Something was changed: read again what is shown of it. */
	| { do: 'read-again'; collection: RealtimeCollection }
