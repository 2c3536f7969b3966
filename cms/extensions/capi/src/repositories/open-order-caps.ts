import type { OpenOrder } from '@app/domain/orders/open-orders'
import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { instantFrom } from './columns.ts'
import type { Database } from './orders.ts'

/**
 * Where an order comes from: keyed digests of the device and the address, null where they are not known, the account
 * of who is signed in, and the phone number. Nobody proves that a number is theirs: of an account its own orders are
 * counted in place of those with the number, or a stranger who types it would keep its owner from ordering.
 */
export interface OrderOrigin {
	device: string | null
	address: string | null
	user: string | null
	phone: string
}

/** The column that tells whose order it is, and what it has to be. */
const ownerOf = ({ user, phone }: OrderOrigin) =>
	user === null ? ({ column: 'phone', value: phone } as const) : ({ column: 'user', value: user } as const)

const UNPAID = ['pending', 'failed', 'expired']

/**
 * Lets orders of one device, address, account or phone number be counted and placed one after the other, until the
 * transaction ends. SQLite has one writer anyway.
 */
export async function lockOrigin(transaction: Knex.Transaction, origin: OrderOrigin): Promise<void> {
	if (transaction.client.config.client !== 'pg') return
	const { device, address } = origin
	const { column, value } = ownerOf(origin)
	// Always in this order, or two customers would wait for each other.
	for (const name of [device && `device ${device}`, address && `address ${address}`, `${column} ${value}`]) {
		if (name) await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`order origin ${name}`])
	}
}

/** Unpaid orders of the same origin that can still be paid. */
export async function listOpenOrders(
	db: Database,
	origin: OrderOrigin,
	{ now, except }: { now: number; except: number | null },
): Promise<OpenOrder[]> {
	const { column, value } = ownerOf(origin)
	const rows: Row[] = await ofOrigin(db, origin, except)
		.where({ order_status: 'pending_payment' })
		.where('expires_at', '>', new Date(now))
		.select('expires_at', 'date_created', 'placed_device', 'placed_address', column)
	return rows.map((row) => ({
		expiresAt: instantFrom(row.expires_at) ?? now,
		placedAt: instantFrom(row.date_created) ?? now,
		shared: [
			...(origin.device !== null && row.placed_device === origin.device ? (['device'] as const) : []),
			...(origin.address !== null && row.placed_address === origin.address ? (['address'] as const) : []),
			...(row[column] === value ? (['phone'] as const) : []),
		],
	}))
}

/**
 * Whether an order of the same origin was placed since then and never paid, whatever became of it; one that has only
 * the phone number or the account in common since `strangersSince`.
 */
export async function hasUnpaidSince(
	db: Database,
	origin: OrderOrigin,
	{ since, strangersSince, except }: { since: number; strangersSince: number; except: number | null },
): Promise<boolean> {
	const found = await ofOrigin(db, origin, except, strangersSince)
		.where('date_updated', '>=', new Date(since))
		.where('date_created', '>=', new Date(since))
		.whereIn('payment_status', UNPAID)
		.first('id')
	return found !== undefined
}

/** Forgets where orders came from that were placed before; the caps look back for less. */
export async function forgetOrigins(db: Database, before: number): Promise<void> {
	await db('orders')
		.whereNotNull('placed_address')
		.where('date_created', '<', new Date(before))
		.update({ placed_address: null, placed_device: null })
}

/** Unpaid orders whose pieces are kept no longer. */
export async function findLapsedHolds(db: Database, now: number, limit: number): Promise<number[]> {
	return db('orders')
		.where({ order_status: 'pending_payment' })
		.where('held_until', '<=', new Date(now))
		.limit(limit)
		.pluck('id')
}

function ofOrigin(
	db: Database,
	origin: OrderOrigin,
	except: number | null,
	strangersSince?: number,
): Knex.QueryBuilder {
	const { device, address } = origin
	const { column, value } = ownerOf(origin)
	const orders = db('orders').where((same) => {
		same.where((owner) => {
			owner.where({ [column]: value })
			if (strangersSince !== undefined) owner.where('date_created', '>=', new Date(strangersSince))
		})
		if (device !== null) same.orWhere({ placed_device: device })
		if (address !== null) same.orWhere({ placed_address: address })
	})
	return except === null ? orders : orders.whereNot({ id: except })
}
