import type { OrderStatus, PaymentStatus, PickupType } from '@app/contract/orders'
import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { instantFrom, minorFrom, numberFrom } from './columns.ts'

/**
 * A database handle or a transaction. Inside a transaction everything uses that: SQLite has one connection and would
 * wait for itself.
 */
export type Database = Knex | Knex.Transaction

export interface Order {
	id: number
	reference: string
	slug: string
	user: string | null
	/** The browser's name for the cart that it was ordered from. */
	cart: string | null
	branch: number
	company: number
	firstName: string
	email: string
	/** In which it was placed; null: nobody said. */
	language: string | null
	orderStatus: OrderStatus
	paymentStatus: PaymentStatus
	pickupType: PickupType
	/** Instants are epoch milliseconds. */
	pickupTime: number | null
	readyMinAt: number | null
	readyMaxAt: number | null
	coupon: number | null
	couponCode: string | null
	currency: string
	subtotalMinor: number
	discountMinor: number
	taxMinor: number
	totalMinor: number
	requestHash: string | null
	expiresAt: number | null
	/** Until when an unpaid order keeps counted pieces; null where it has none to keep. */
	heldUntil: number | null
	createdAt: number
}

/** Columns of a new row, ready to be written. */
export type NewOrder = Record<string, string | number | Date | null>

export const findOrderById = (db: Database, id: number) => findOrder(db, { id })
export const findOrderBySlug = (db: Database, slug: string) => findOrder(db, { slug })
export const findOrderByKey = (db: Database, key: string) => findOrder(db, { idempotency_key: key })

/** The unpaid order of a browser's cart: an index of the database lets it have one. */
export const findUnpaidOrderOfCart = (db: Database, cart: string) =>
	findOrder(db, { cart, order_status: 'pending_payment' })

/** The order, held until the transaction ends, so that two moves of it do not cross (SQLite has one writer anyway). */
export async function lockOrder(transaction: Knex.Transaction, id: number): Promise<Order | null> {
	return mapOrder(await columnsOf(transaction).where({ id }).forUpdate().first())
}

export async function insertOrder(transaction: Knex.Transaction, row: NewOrder): Promise<number> {
	const [inserted] = await transaction('orders').insert(row).returning('id')
	return idOf(inserted)
}

/** Writes columns of an order; the caller holds it. */
export async function updateOrder(transaction: Knex.Transaction, id: number, columns: Row): Promise<void> {
	await transaction('orders').where({ id }).update(columns)
}

/** Ids of unpaid orders whose time is over. */
export async function findOverdueOrders(db: Database, now: number, limit: number): Promise<number[]> {
	return db('orders')
		.where({ order_status: 'pending_payment' })
		.where('expires_at', '<=', new Date(now))
		.orderBy('expires_at')
		.limit(limit)
		.pluck('id')
}

/** A customer's orders, newest first, and how many there are. */
export async function listOrdersOfUser(
	db: Database,
	user: string,
	page: number,
	limit: number,
): Promise<{ orders: Order[]; total: number }> {
	const rows: Row[] = await columnsOf(db)
		.where({ user })
		.orderBy([
			{ column: 'date_created', order: 'desc' },
			{ column: 'id', order: 'desc' },
		])
		.limit(limit)
		.offset((page - 1) * limit)
	const [count] = await db('orders').where({ user }).count({ count: '*' })
	return { orders: rows.map((row) => mapOrder(row)!), total: Number(count?.count ?? 0) }
}

/** What `mapOrder` reads, as one text: as a list each of them would be quoted anew with every query. */
export const ORDER_COLUMNS = [
	...[
		'id',
		'reference',
		'slug',
		'user',
		'cart',
		'branch',
		'company',
		'first_name',
		'email',
		'order_status',
		'language',
	],
	...['payment_status', 'pickup_type', 'pickup_time', 'ready_min_at', 'ready_max_at', 'coupon', 'coupon_code'],
	...['currency', 'subtotal', 'discount', 'tax', 'total', 'request_hash', 'expires_at', 'held_until', 'date_created'],
]
	.map((column) => `"orders"."${column}"`)
	.join(', ')

const columnsOf = (db: Database) => db('orders').select(db.raw(ORDER_COLUMNS))

export function idOf(inserted: unknown): number {
	return Number(typeof inserted === 'object' && inserted !== null ? (inserted as Row).id : inserted)
}

export function mapOrder(row: Row | undefined): Order | null {
	if (!row) return null
	const currency = String(row.currency)
	return {
		id: Number(row.id),
		reference: String(row.reference),
		slug: String(row.slug),
		user: row.user === null ? null : String(row.user),
		cart: row.cart ? String(row.cart) : null,
		branch: Number(row.branch),
		company: Number(row.company),
		firstName: String(row.first_name),
		email: String(row.email),
		language: row.language ? String(row.language) : null,
		orderStatus: row.order_status as OrderStatus,
		paymentStatus: row.payment_status as PaymentStatus,
		pickupType: row.pickup_type as PickupType,
		pickupTime: instantFrom(row.pickup_time),
		readyMinAt: instantFrom(row.ready_min_at),
		readyMaxAt: instantFrom(row.ready_max_at),
		coupon: numberFrom(row.coupon),
		couponCode: row.coupon_code ? String(row.coupon_code) : null,
		currency,
		subtotalMinor: minorFrom(row.subtotal, currency),
		discountMinor: minorFrom(row.discount, currency),
		taxMinor: minorFrom(row.tax, currency),
		totalMinor: minorFrom(row.total, currency),
		requestHash: row.request_hash === null ? null : String(row.request_hash),
		expiresAt: instantFrom(row.expires_at),
		heldUntil: instantFrom(row.held_until),
		createdAt: instantFrom(row.date_created) ?? 0,
	}
}

async function findOrder(db: Database, where: Row): Promise<Order | null> {
	return mapOrder(await columnsOf(db).where(where).first())
}
