import { type AttemptChange, type AttemptEvent, reduceAttempt } from '@app/domain/payments/attempt-state'
import type { Knex } from 'knex'
import type { Order } from '../repositories/orders.ts'
import { lockAttempt, lockUnsettledAttempts, type Payment, storeAttempt } from '../repositories/payments.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'

interface HeldAttempt {
	payment: Payment
	order: Pick<Order, 'orderStatus' | 'paymentStatus'>
}

/**
 * The one writer of an attempt's status, notes and next check. The caller holds the order and the attempt
 * (`lockAttempt`), so nobody writes over what another has noted; what follows for the order is the caller's.
 */
export async function changeAttempt(
	transaction: Knex.Transaction,
	{ payment, order }: HeldAttempt,
	event: AttemptEvent,
	now: number,
): Promise<AttemptChange> {
	const change = reduceAttempt(payment, event, { order, now })
	await storeAttempt(transaction, payment, change.state, now)
	return change
}

/**
 * The same for an event that changes the attempt alone, in a transaction of its own. Null for an attempt that is
 * gone.
 */
export async function recordEvent(
	{ database, clock }: Pick<Runtime, 'database' | 'clock'>,
	{ provider, paymentRef }: Pick<Payment, 'provider' | 'paymentRef'>,
	event: AttemptEvent,
): Promise<AttemptChange | null> {
	return inTransaction(database, async (transaction) => {
		const held = await lockAttempt(transaction, provider, paymentRef)
		return held && changeAttempt(transaction, held, event, clock.now())
	})
}

/**
 * Gives up the attempts of an order that the caller holds, but for the one that has paid it. True where a provider
 * still keeps one: it is told with the next pass of payments/reconcile.ts.
 */
export async function supersedeAttempts(
	transaction: Knex.Transaction,
	order: Pick<Order, 'id' | 'orderStatus' | 'paymentStatus'>,
	now: number,
	except: number | null = null,
): Promise<boolean> {
	const attempts = await lockUnsettledAttempts(transaction, order.id)
	const others = attempts.filter(({ id }) => id !== except)
	for (const payment of others) await changeAttempt(transaction, { payment, order }, { type: 'superseded' }, now)
	return others.some(({ checkAt }) => checkAt !== null)
}
