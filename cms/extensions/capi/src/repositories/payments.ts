import type { DeclineCode } from '@app/contract/payments'
import { fromMinor } from '@app/domain/money'
import type { Knex } from 'knex'
import type { Row } from './catalogue-rows.ts'
import { instantFrom, jsonFrom, minorFrom } from './columns.ts'
import { type Database, idOf } from './orders.ts'

type AttemptStatus = 'pending' | 'action_required' | 'paid' | 'failed' | 'expired' | 'refunded'

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
	providerData: Record<string, unknown>
	returnPath: string | null
	createdAt: number
}

/** Attempts that may still end either way. */
export const OPEN_ATTEMPTS: readonly AttemptStatus[] = ['pending', 'action_required']

export async function findPaymentByRef(db: Database, provider: string, paymentRef: string): Promise<Payment | null> {
	return mapPayment(await db('payments').where({ provider, payment_ref: paymentRef }).first())
}

export async function findPaymentById(db: Database, id: number): Promise<Payment | null> {
	return mapPayment(await db('payments').where({ id }).first())
}

export async function findLatestPayment(db: Database, order: number): Promise<Payment | null> {
	return mapPayment(await db('payments').where({ order }).orderBy('id', 'desc').first())
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
	providerData: Record<string, unknown>
	returnPath: string | null
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
			provider_data: JSON.stringify(payment.providerData),
			return_path: payment.returnPath,
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

/** Gives up the open attempts of an order. */
export async function expireAttempts(transaction: Knex.Transaction, order: number, now: number): Promise<void> {
	await transaction('payments')
		.where({ order })
		.whereIn('status', OPEN_ATTEMPTS)
		.update({ status: 'expired', date_updated: new Date(now) })
}

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
		providerData: jsonFrom<Record<string, unknown>>(row.provider_data, {}),
		returnPath: row.return_path === null ? null : String(row.return_path),
		createdAt: instantFrom(row.date_created) ?? 0,
	}
}
