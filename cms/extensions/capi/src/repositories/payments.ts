import type { DeclineCode } from '@app/contract/payments'
import { fromMinor } from '@app/domain/money'
import { type AttemptStatus, OPEN_ATTEMPTS } from '@app/domain/payment-attempt'
import type { Knex } from 'knex'
import type { ProviderData } from '../gateways/attempt.ts'
import type { Row } from './catalogue-rows.ts'
import { instantFrom, jsonFrom, minorFrom } from './columns.ts'
import { type Database, idOf, mapOrder, ORDER_COLUMNS, type Order } from './orders.ts'

/** One attempt to pay an order. */
export interface Payment {
	id: number
	order: number
	provider: string
	paymentRef: string
	status: AttemptStatus
	amountMinor: number
	currency: string
	declineCode: DeclineCode | null
	notes: PaymentNotes
	returnPath: string | null
	createdAt: number
}

/** What is kept in `provider_data`: the adapter's own notes, and ours. */
interface PaymentNotes {
	provider: ProviderData
	/** The provider's name for the charge that has paid it. */
	charge: string | null
	/** The customer for whom the card is kept once it has paid. */
	keepFor: string | null
}

export async function findPaymentByRef(db: Database, provider: string, paymentRef: string): Promise<Payment | null> {
	return mapPayment(await columnsOf(db).where({ provider, payment_ref: paymentRef }).first())
}

/**
 * An attempt with the order that it is to pay, both held until the transaction ends and as they are then. In one statement, because it comes
 * with every order; the order is held first, as everywhere.
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

/** The attempt that has paid an order, or had until it was given back: not always the latest. Null for orders that nobody has paid. */
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
	notes: PaymentNotes
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

/** Moves an attempt on, if it still is where the caller saw it. */
export async function movePayment(
	transaction: Knex.Transaction,
	id: number,
	from: readonly AttemptStatus[],
	to: AttemptStatus,
	now: number,
	declineCode: DeclineCode | null = null,
): Promise<boolean> {
	const moved = await transaction('payments')
		.where({ id })
		.whereIn('status', from)
		.update({ status: to, decline_code: declineCode, date_updated: new Date(now) })
	return moved > 0
}

/** An attempt has paid its order. The order's others are given up with it, as `expireAttempts` does: one statement for every order. */
export async function settleAttempts(
	transaction: Knex.Transaction,
	{ id, order }: Pick<Payment, 'id' | 'order'>,
	now: number,
): Promise<void> {
	const at = new Date(now)
	await transaction('payments')
		.where({ order })
		.where((concerned) => concerned.where({ id }).orWhereIn('status', OPEN_ATTEMPTS).orWhereNotNull('check_at'))
		.update({
			status: transaction.raw(`case when id = ? then 'paid' when status in (?, ?) then 'expired' else status end`, [
				id,
				...OPEN_ATTEMPTS,
			]),
			decline_code: transaction.raw('case when id = ? then null else decline_code end', [id]),
			check_at: transaction.raw('case when check_at is null then check_at else ? end', [at]),
			date_updated: at,
		})
}

/** Keeps notes of an attempt. */
export async function updateNotes(db: Database, id: number, notes: PaymentNotes): Promise<void> {
	await db('payments')
		.where({ id })
		.update({ provider_data: JSON.stringify(notes) })
}

/**
 * Gives up the open attempts of an order. True where a provider still keeps one: it is told with the next pass of payments/reconcile.ts.
 */
export async function expireAttempts(transaction: Knex.Transaction, order: number, now: number): Promise<boolean> {
	const at = new Date(now)
	const attempts = transaction('payments').where({ order })
	// As a rule there are none: one question instead of two changes of nothing, with every order.
	const isConcerned = await attempts
		.clone()
		.where((open) => open.whereIn('status', OPEN_ATTEMPTS).orWhereNotNull('check_at'))
		.first('id')
	if (!isConcerned) return false
	await attempts.clone().whereIn('status', OPEN_ATTEMPTS).update({ status: 'expired', date_updated: at })
	return (await attempts.clone().whereNotNull('check_at').update({ check_at: at })) > 0
}

/** What `mapPayment` reads. */
const NAMES = [
	...['id', 'order', 'provider', 'payment_ref', 'status', 'amount', 'currency'],
	...['decline_code', 'provider_data', 'return_path', 'date_created'],
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
		createdAt: instantFrom(row.date_created) ?? 0,
	}
}

function mapNotes(stored: unknown): PaymentNotes {
	const { provider = {}, charge = null, keepFor = null } = jsonFrom<Partial<PaymentNotes>>(stored, {})
	return { provider, charge, keepFor }
}
