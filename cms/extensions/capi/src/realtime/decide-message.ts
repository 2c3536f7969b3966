/** What a socket may say, by who it is: what the filter of Directus's websocket lets through. */

export interface SocketUser {
	/** Id of who has signed in on this socket, null for a guest. */
	user: string | null
	/** Whether the Studio lets them in: their own permissions say what they may follow. */
	app: boolean
}

export type MessageRefusal = { code: 'FORBIDDEN' | 'INVALID_PAYLOAD'; message: string }

/**
 * Directus asks with `ping` as well and expects an answer. Reading and writing items is what its REST interface is
 * for.
 */
const TYPES: ReadonlySet<unknown> = new Set(['auth', 'ping', 'pong', 'subscribe', 'unsubscribe'])
/**
 * Everybody follows branches and stock; `orders` are for customers who are signed in, and their permissions show them
 * their own.
 */
export const PUBLIC_COLLECTIONS: ReadonlySet<unknown> = new Set(['branches', 'branch_products'])
const CUSTOMER_COLLECTIONS: ReadonlySet<unknown> = new Set([...PUBLIC_COLLECTIONS, 'orders'])

/**
 * One reading of an event serves all who follow a collection, so that a query may choose fields of its rows and
 * nothing else.
 */
const QUERY_KEYS: ReadonlySet<string> = new Set(['fields'])
const MAX_FIELDS = 20
const FIELD = /^(?:\w{1,40}|\*)$/

/** Null when a message may pass. */
export function decideMessage(message: Record<string, unknown>, { user, app }: SocketUser): MessageRefusal | null {
	const { type, collection, query } = message
	if (!TYPES.has(type)) return forbid(`Messages of type "${String(type).slice(0, 40)}" are not taken here.`)
	if (type !== 'subscribe' || app) return null
	const allowed = user === null ? PUBLIC_COLLECTIONS : CUSTOMER_COLLECTIONS
	if (!allowed.has(collection)) return forbid('This cannot be followed.')
	return query === undefined || isModest(query)
		? null
		: {
				code: 'INVALID_PAYLOAD',
				message: 'The query of a subscription may name fields of the collection itself, and nothing else.',
			}
}

function forbid(message: string): MessageRefusal {
	return { code: 'FORBIDDEN', message }
}

function isModest(query: unknown): boolean {
	if (typeof query !== 'object' || query === null || Array.isArray(query)) return false
	const { fields } = query as Record<string, unknown>
	return Object.keys(query).every((key) => QUERY_KEYS.has(key)) && areModest(fields)
}

function areModest(fields: unknown): boolean {
	if (fields === undefined) return true
	const isField = (field: unknown) => typeof field === 'string' && FIELD.test(field)
	return Array.isArray(fields) && fields.length <= MAX_FIELDS && fields.every(isField)
}
