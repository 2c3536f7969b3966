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
	query?: object
}

interface Doors<S> {
	/** What an event tells who follows it so. */
	read(subscription: S): Promise<{ data?: unknown }>
	/** Ids of the customers of orders. */
	ownersOf(orders: readonly Key[]): Promise<ReadonlySet<string>>
	send(subscription: S, told: object): void
	fail(subscription: S, error: unknown): void
}

/**
 * Tells an event to all who follow it. Directus reads the items anew for each of them; here those who may see the same and have asked for the
 * same share one reading, and an order is read for its own customer and for staff only. Never rejects.
 */
export async function dispatchEvent<S extends Subscription>(
	subscriptions: Iterable<S>,
	event: ItemsEvent,
	{ read, ownersOf, send, fail }: Doors<S>,
): Promise<void> {
	const readings = new Map<string, Promise<{ data?: unknown }>>()
	let owners: Promise<ReadonlySet<string>> | undefined
	for (const subscription of subscriptions) {
		if (!isAbout(event, subscription)) continue
		try {
			const { user = null, app = false, admin = false } = subscription.client.accountability ?? {}
			if (event.collection === 'orders' && !app && !admin) {
				owners ??= ownersOf(keysOf(event))
				if (user === null || !(await owners).has(user)) continue
			}
			const audience = audienceOf(subscription)
			const reading = readings.get(audience) ?? read(subscription)
			readings.set(audience, reading)
			const told = await reading
			if (Array.isArray(told.data) && told.data.length === 0) continue
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

/** The same for all who are told the same. What is for everybody depends on the role; anything else, and what staff see, on the person. */
function audienceOf({ client, collection, item, query }: Subscription): string {
	const { user = null, roles = [], app = false, admin = false } = client.accountability ?? {}
	const isForAll = PUBLIC_COLLECTIONS.has(collection) && !app && !admin
	return JSON.stringify([isForAll ? roles : user, item ?? null, query ?? null])
}
