import { PUBLIC_COLLECTIONS } from './decide-message.ts'

type Key = string | number

/** Directus's word that items have changed. */
export interface ItemsEvent {
	collection: string
	action: 'create' | 'update' | 'delete'
	/** Of a creation. */
	key?: Key
	/** Of the others. */
	keys?: readonly Key[]
}

/** What a socket follows. */
export interface Subscription {
	client: { accountability: { user: string | null; roles: readonly string[]; admin: boolean; app: boolean } | null }
	collection: string
	/** The one kind of event, and the one item, that it wants to hear of; all where there is none. */
	event?: string
	item?: string
	query?: { fields?: readonly string[] | null }
}

type Row = Record<string, unknown>

/** What a follower is told of an event. */
interface Delivered {
	data?: unknown
}

interface Doors<S> {
	/** What an event tells who follows it so. */
	read(subscription: Subscription): Promise<Delivered>
	/** Ids of the customers of orders. */
	ownersOf(orders: readonly Key[]): Promise<ReadonlySet<string>>
	send(subscription: S, told: Delivered): void
	fail(subscription: S, error: unknown): void
}

/**
 * Tells an event to all who follow it. Directus reads the items anew for each of them; here those who may see the
 * same share one reading, whatever fields and item they have asked for, and an order is read for its own customer and
 * for staff only. Never rejects.
 */
export async function dispatchEvent<S extends Subscription>(
	subscriptions: Iterable<S>,
	event: ItemsEvent,
	{ read, ownersOf, send, fail }: Doors<S>,
): Promise<void> {
	const readings = new Map<string, Promise<Delivered>>()
	let owners: Promise<ReadonlySet<string>> | undefined
	for (const subscription of subscriptions) {
		if (!isAbout(event, subscription)) continue
		try {
			const { user = null, app = false, admin = false } = subscription.client.accountability ?? {}
			if (event.collection === 'orders' && !app && !admin) {
				owners ??= ownersOf(keysOf(event))
				if (user === null || !(await owners).has(user)) continue
			}
			const { audience, asked } = app || admin ? ownReading(subscription) : sharedReading(subscription)
			const reading = readings.get(audience) ?? read(asked)
			readings.set(audience, reading)
			const told = asked === subscription ? await reading : choosePart(await reading, event, subscription)
			if (told.data === undefined || (Array.isArray(told.data) && told.data.length === 0)) continue
			send(subscription, told)
		} catch (error) {
			fail(subscription, error)
		}
	}
}

const keysOf = ({ key, keys }: ItemsEvent): readonly Key[] => keys ?? (key === undefined ? [] : [key])

function isAbout(event: ItemsEvent, { event: wanted, item }: Subscription): boolean {
	if (wanted !== undefined && wanted !== event.action) return false
	return item === undefined || keysOf(event).some((key) => String(key) === item)
}

interface Reading {
	/** The same for all who share it. */
	audience: string
	/** What is read. */
	asked: Subscription
}

/** Staff follow items with queries of any kind, each with permissions of their own. */
function ownReading(subscription: Subscription): Reading {
	const { client, item, query } = subscription
	const audience = JSON.stringify([client.accountability?.user, item ?? null, query ?? null])
	return { audience, asked: subscription }
}

/**
 * Everybody else asks for fields of the rows alone: either the ids, as the storefront does, or all that may be seen,
 * of which each is told the chosen part. A third reading would let a stranger multiply the work by asking for ever
 * other fields. Public rows depend on the role, orders on the person.
 */
function sharedReading(subscription: Subscription): Reading {
	const { user = null, roles = [] } = subscription.client.accountability ?? {}
	const { item: _all, ...rest } = subscription
	const fields = wantsIdsOnly(subscription) ? ['id'] : ['*']
	const who = PUBLIC_COLLECTIONS.has(subscription.collection) ? roles : user
	return { audience: JSON.stringify([fields, who]), asked: { ...rest, query: { ...rest.query, fields } } }
}

const wantsIdsOnly = ({ query }: Subscription): boolean => query?.fields?.length === 1 && query.fields[0] === 'id'

/**
 * Of a shared reading what one subscription has asked for; `data` is undefined where its item is not among the rows.
 */
function choosePart(told: Delivered, { action }: ItemsEvent, { item, query }: Subscription): Delivered {
	// Nothing is read of what is gone: these are keys.
	if (action === 'delete') return item === undefined ? told : { ...told, data: item }
	const { fields } = query ?? {}
	const rows = (told.data as Row[]).filter(({ id }) => item === undefined || String(id) === item)
	const chosen = !fields || fields.includes('*') ? rows : rows.map((row) => pick(row, fields))
	return { ...told, data: item === undefined ? chosen : chosen[0] }
}

const pick = (row: Row, fields: readonly string[]): Row =>
	Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name)))
