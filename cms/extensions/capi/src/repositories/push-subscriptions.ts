import { createHash } from 'node:crypto'
import type { PushTopics } from '@app/contract/push'
import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { flagFrom } from './columns.ts'
import { type Database, idOf } from './orders.ts'

/** A browser that takes messages. */
export interface PushDevice {
	id: number
	/** Null: nobody is signed in on it; it follows orders by their names. */
	user: string | null
	endpoint: string
	keys: { p256dh: string; auth: string }
	/** Our public key at the time: with another one the push service refuses us. */
	serverKey: string
	/** Of the page that asked for messages last; null: nobody said. */
	language: string | null
	isEnabled: boolean
	topics: PushTopics
}

/** Until somebody chooses: offers are for those who asked for them. */
const DEFAULT_TOPICS = { wants_orders: true, wants_offers: false }

/** Addresses are long; their hash is what makes a row unique. */
const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex')

export async function findDevice(db: Database, endpoint: string): Promise<PushDevice | null> {
	return mapDevice(
		await db('push_subscriptions')
			.where({ endpoint_hash: hashOf(endpoint) })
			.first(),
	)
}

export async function findDeviceById(db: Database, id: number): Promise<PushDevice | null> {
	return mapDevice(await db('push_subscriptions').where({ id }).first())
}

export async function follows(db: Database, device: number, order: number): Promise<boolean> {
	return (await db('push_orders').where({ subscription: device, order }).first('id')) !== undefined
}

/** Devices that want to hear of an order: its customer's, and those that follow it. */
export async function listListeners(db: Database, order: number): Promise<number[]> {
	return db('push_subscriptions')
		.where({ enabled: true, wants_orders: true })
		.where((listening) =>
			listening
				.whereIn('user', db('orders').where({ id: order }).whereNotNull('user').select('user'))
				.orWhereIn('id', db('push_orders').where({ order }).select('subscription')),
		)
		.orderBy('id')
		.pluck('id')
}

interface NewDevice {
	endpoint: string
	keys: PushDevice['keys']
	serverKey: string
	user: string | null
	language: string | null
	now: number
}

/** Adds a device or renews it, switched on; its id. Signed in on it is from now on who is signed in now. */
export async function saveDevice(
	transaction: Knex.Transaction,
	{ endpoint, keys, serverKey, user, language, now }: NewDevice,
): Promise<number> {
	const at = new Date(now)
	const present = {
		...keys,
		server_key: serverKey,
		enabled: true,
		last_used_at: at,
		...(user !== null && { user }),
		...(language !== null && { language }),
	}
	const [saved] = await transaction('push_subscriptions')
		.insert({ user, endpoint, endpoint_hash: hashOf(endpoint), ...present, ...DEFAULT_TOPICS, date_created: at })
		.onConflict('endpoint_hash')
		.merge(present)
		.returning('id')
	return idOf(saved)
}

/** The device has another address; everything else of it stays. */
export async function moveDevice(
	transaction: Knex.Transaction,
	device: number,
	{ endpoint, keys }: Pick<PushDevice, 'endpoint' | 'keys'>,
): Promise<void> {
	await transaction('push_subscriptions')
		.where({ id: device })
		.update({ endpoint, endpoint_hash: hashOf(endpoint), ...keys })
}

/** The device goes to another account, which has chosen nothing on it yet. */
export async function handOver(transaction: Knex.Transaction, device: number, user: string): Promise<void> {
	await transaction('push_subscriptions')
		.where({ id: device })
		.update({ user, ...DEFAULT_TOPICS })
}

export async function followOrder(transaction: Knex.Transaction, device: number, order: number): Promise<void> {
	await transaction('push_orders')
		.insert({ subscription: device, order })
		.onConflict(['order', 'subscription'])
		.ignore()
}

export async function setEnabled(
	db: Database,
	device: number,
	{ enabled, now, language = null }: { enabled: boolean; now: number; language?: string | null },
): Promise<void> {
	await db('push_subscriptions')
		.where({ id: device })
		.update({ enabled, last_used_at: new Date(now), ...(language !== null && { language }) })
}

export async function setLanguage(db: Database, device: number, language: string): Promise<void> {
	await db('push_subscriptions').where({ id: device }).update({ language })
}

export async function setTopics(db: Database, device: number, { orders, offers }: PushTopics): Promise<void> {
	await db('push_subscriptions').where({ id: device }).update({ wants_orders: orders, wants_offers: offers })
}

/** Nobody is signed in on the device any more. What follows no order by its name either is forgotten. */
export async function unlinkUser(transaction: Knex.Transaction, device: number): Promise<void> {
	const followed = await transaction('push_orders').where({ subscription: device }).first('id')
	const row = transaction('push_subscriptions').where({ id: device })
	await (followed ? row.update({ user: null }) : row.delete())
}

export async function deleteDevice(db: Database, id: number): Promise<void> {
	await db('push_subscriptions').where({ id }).delete()
}

/** All devices of an account, and whatever still follows one of its orders. */
export async function deleteDevicesOf(db: Database, user: string, orders: readonly number[]): Promise<void> {
	await db('push_subscriptions').where({ user }).delete()
	await db('push_orders').whereIn('order', orders).delete()
}

/** Keeps the `limit` devices of an account that were used last. */
export async function trimDevices(transaction: Knex.Transaction, user: string, limit: number): Promise<void> {
	const surplus: number[] = await transaction('push_subscriptions')
		.where({ user })
		.orderBy([
			{ column: 'last_used_at', order: 'desc' },
			{ column: 'id', order: 'desc' },
		])
		.limit(1_000)
		.offset(limit)
		.pluck('id')
	if (surplus.length > 0) await transaction('push_subscriptions').whereIn('id', surplus).delete()
}

/** Keeps the `limit` newest followers of an order: its name may have been passed on. */
export async function trimFollowers(transaction: Knex.Transaction, order: number, limit: number): Promise<void> {
	const surplus: number[] = await transaction('push_orders')
		.where({ order })
		.orderBy('id', 'desc')
		.limit(1_000)
		.offset(limit)
		.pluck('id')
	if (surplus.length > 0) await transaction('push_orders').whereIn('id', surplus).delete()
}

/** Orders in these states have no more news. */
const OVER = ['completed', 'cancelled', 'expired']

/**
 * Forgets which devices followed orders that ended before a moment, and devices without an account that follow
 * nothing any more.
 */
export async function dropIdleDevices(db: Database, before: number): Promise<void> {
	const at = new Date(before)
	const over: number[] = await db('push_orders')
		// Not an inner join: SQLite would begin with all orders that have ended, and there are a million of those.
		.joinRaw('cross join orders')
		.whereRaw('?? = ??', ['orders.id', 'push_orders.order'])
		.whereIn('orders.order_status', OVER)
		.where('orders.date_updated', '<', at)
		.limit(1_000)
		.pluck('push_orders.id')
	if (over.length > 0) await db('push_orders').whereIn('id', over).delete()
	const idle: number[] = await db('push_subscriptions')
		.whereNull('user')
		.where('last_used_at', '<', at)
		.whereNotIn('id', db('push_orders').select('subscription'))
		.limit(1_000)
		.pluck('id')
	if (idle.length > 0) await db('push_subscriptions').whereIn('id', idle).delete()
}

function mapDevice(row: Row | undefined): PushDevice | null {
	if (!row) return null
	return {
		id: Number(row.id),
		user: row.user === null ? null : String(row.user),
		endpoint: String(row.endpoint),
		keys: { p256dh: String(row.p256dh), auth: String(row.auth) },
		serverKey: String(row.server_key),
		language: row.language ? String(row.language) : null,
		isEnabled: flagFrom(row.enabled),
		topics: { orders: flagFrom(row.wants_orders), offers: flagFrom(row.wants_offers) },
	}
}
