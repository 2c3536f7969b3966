import type { DeclineCode } from '@app/contract/payments'
import type { AttemptNotes, AttemptState } from '@app/domain/payments/attempt-state'
import { type AttemptStatus, type DisputeState, OPEN_ATTEMPTS } from '@app/domain/payments/payment-attempt'
import { NO_AFTERMATH } from '@app/domain/payments/refunds-and-disputes'
import { fromMinor } from '@app/domain/pricing/money'
import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { instantFrom, jsonFrom, minorFrom } from './columns.ts'
import { type Database, idOf, mapOrder, ORDER_COLUMNS, type Order } from './orders.ts'

/** One attempt to pay an order. */
export interface Payment extends AttemptState {
	id: number
	order: number
	provider: string
	paymentRef: string
	/** Kept in `provider_data`. */
	notes: AttemptNotes
	returnPath: string | null
	createdAt: number
}

export async function findPaymentByRef(db: Database, provider: string, paymentRef: string): Promise<Payment | null> {
	return mapPayment(await columnsOf(db).where({ provider, payment_ref: paymentRef }).first())
}

/**
 * An attempt with the order that it is to pay, both held until the transaction ends and as they are then. In one
 * statement, because it comes with every order; the order is held first, as everywhere.
 */
export async function lockAttempt(
	transaction: Knex.Transaction,
	provider: string,
	paymentRef: string,
): Promise<{ payment: Payment; order: Order } | null> {
	const row: Row | undefined = await transaction('orders')
		.joinRaw('join payments on payments."order" = orders.id')
		.where({ provider, payment_ref: paymentRef })
		.forUpdate()
		.first(transaction.raw(`${ORDER_COLUMNS}, ${JOINED}`))
	if (!row) return null
	const payment = mapPayment(Object.fromEntries(NAMES.map((name) => [name, row[`attempt_${name}`]])))
	return { payment: payment!, order: mapOrder(row)! }
}

/** The account whose order an attempt pays, null for a guest's order; undefined for an unknown attempt. */
export async function findOwnerOfAttempt(
	db: Database,
	provider: string,
	paymentRef: string,
): Promise<string | null | undefined> {
	const row: Row | undefined = await db('payments')
		.join('orders', 'orders.id', 'payments.order')
		.where({ provider, payment_ref: paymentRef })
		.first('orders.user')
	return row && (row.user === null ? null : String(row.user))
}

export async function findPaymentById(db: Database, id: number): Promise<Payment | null> {
	return mapPayment(await columnsOf(db).where({ id }).first())
}

export async function findLatestPayment(db: Database, order: number): Promise<Payment | null> {
	return mapPayment(await columnsOf(db).where({ order }).orderBy('id', 'desc').first())
}

/**
 * The attempt that has paid an order, or had until it was given back: not always the latest. Null for orders that
 * nobody has paid.
 */
export async function findDecisivePayment(
	db: Database,
	{ id: order, paymentStatus: status }: Pick<Order, 'id' | 'paymentStatus'>,
): Promise<Payment | null> {
	if (status !== 'paid' && status !== 'refunded') return null
	return mapPayment(await columnsOf(db).where({ order, status }).orderBy('id', 'desc').first())
}

/** Attempts whose money is here: one as a rule, two where a late one is still to be given back. */
export async function listPaidPayments(db: Database, order: number): Promise<number[]> {
	return db('payments').where({ order, status: 'paid' }).orderBy('id').pluck('id')
}

interface NewPayment {
	order: number
	provider: string
	paymentRef: string
	amountMinor: number
	currency: string
	notes: AttemptNotes
	returnPath: string | null
	/** When the provider is asked what became of it, should it not tell; null where it keeps nothing. */
	checkAt: number | null
	now: number
}

export async function insertPayment(transaction: Knex.Transaction, payment: NewPayment): Promise<number> {
	const at = new Date(payment.now)
	const [inserted] = await transaction('payments')
		.insert({
			order: payment.order,
			provider: payment.provider,
			payment_ref: payment.paymentRef,
			status: 'pending',
			amount: fromMinor(payment.amountMinor, payment.currency),
			currency: payment.currency,
			provider_data: JSON.stringify(payment.notes),
			return_path: payment.returnPath,
			check_at: payment.checkAt === null ? null : new Date(payment.checkAt),
			date_created: at,
			date_updated: at,
		})
		.returning('id')
	return idOf(inserted)
}

/**
 * Attempts of an order of which something may still change: open ones, and those that the provider is still asked
 * about. Held as they are.
 */
export async function lockUnsettledAttempts(transaction: Knex.Transaction, order: number): Promise<Payment[]> {
	const rows: Row[] = await columnsOf(transaction)
		.where({ order })
		.where((concerned) => concerned.whereIn('status', OPEN_ATTEMPTS).orWhereNotNull('check_at'))
		.orderBy('id')
		.forUpdate()
	return rows.map((row) => mapPayment(row)!)
}

/**
 * Writes what `reduceAttempt` has changed. Called by payments/change-attempt.ts alone, which holds the order and the
 * attempt.
 */
export async function storeAttempt(
	transaction: Knex.Transaction,
	before: Payment,
	after: AttemptState,
	now: number,
): Promise<void> {
	const { status, declineCode, notes, checkAt, refundFailedAt, dispute } = after
	const hasMoved = status !== before.status || declineCode !== before.declineCode
	const columns = {
		...(hasMoved && { status, decline_code: declineCode, date_updated: new Date(now) }),
		...(notes !== before.notes && { provider_data: JSON.stringify(notes) }),
		...(checkAt !== before.checkAt && { check_at: dateOf(checkAt) }),
		...(refundFailedAt !== before.refundFailedAt && { refund_failed_at: dateOf(refundFailedAt) }),
		...(dispute !== before.dispute && { dispute }),
	}
	if (Object.keys(columns).length > 0) await transaction('payments').where({ id: before.id }).update(columns)
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at))

/** Which of some orders have money to give back that has not arrived. */
export async function listFailedRefunds(db: Database, orders: readonly number[]): Promise<Set<number>> {
	if (orders.length === 0) return new Set()
	const rows: Row[] = await db('payments').whereIn('order', orders).whereNotNull('refund_failed_at').select('order')
	return new Set(rows.map(({ order }) => Number(order)))
}

/** What `mapPayment` reads. */
const NAMES = [
	...['id', 'order', 'provider', 'payment_ref', 'status', 'amount', 'currency'],
	...['decline_code', 'provider_data', 'return_path', 'check_at', 'date_created', 'refund_failed_at', 'dispute'],
]
/** The same as one text: as a list each of them would be quoted anew with every query. */
const COLUMNS = NAMES.map((name) => `"${name}"`).join(', ')
/** Beside the columns of another table. */
const JOINED = NAMES.map((name) => `payments."${name}" as "attempt_${name}"`).join(', ')

const columnsOf = (db: Database) => db('payments').select(db.raw(COLUMNS))

function mapPayment(row: Row | undefined): Payment | null {
	if (!row) return null
	const currency = String(row.currency)
	return {
		id: Number(row.id),
		order: Number(row.order),
		provider: String(row.provider),
		paymentRef: String(row.payment_ref),
		status: row.status as AttemptStatus,
		amountMinor: minorFrom(row.amount, currency),
		currency,
		declineCode: row.decline_code === null ? null : (row.decline_code as DeclineCode),
		notes: mapNotes(row.provider_data),
		returnPath: row.return_path === null ? null : String(row.return_path),
		checkAt: instantFrom(row.check_at),
		refundFailedAt: instantFrom(row.refund_failed_at),
		dispute: row.dispute ? (row.dispute as DisputeState) : null,
		createdAt: instantFrom(row.date_created) ?? 0,
	}
}

function mapNotes(stored: unknown): AttemptNotes {
	const none: AttemptNotes = { provider: {}, revision: 0, charge: null, keepFor: null, ...NO_AFTERMATH }
	return { ...none, ...jsonFrom<Partial<AttemptNotes>>(stored, {}) }
}
