import type { Knex } from 'knex'
import * as v from 'valibot'
import type { CardToken } from '../gateways/attempt.ts'
import { enqueueTask, type OutboxTask } from './outbox.ts'

/**
 * What is owed to a provider after a commit: rows of the outbox, written in the transaction that makes them due,
 * worked off by payments/work-off.ts.
 */
const TaskSchema = v.variant('topic', [
	/** `charge` names the one that goes back; null: the one that has paid the attempt. */
	v.object({ topic: v.literal('payment.refund'), payment: v.number(), charge: v.nullable(v.string()) }),
	/** The card that has paid is to be kept for its customer. */
	v.object({ topic: v.literal('payment.keep_card'), payment: v.number() }),
	/** A card was given for later, without an order. */
	v.object({ topic: v.literal('payment.keep_setup'), setup: v.string(), user: v.string() }),
	v.object({ topic: v.literal('payment.forget_card'), token: v.string(), customer: v.nullable(v.string()) }),
	v.object({ topic: v.literal('payment.forget_customer'), customer: v.string() }),
])
export type PaymentTask = v.InferOutput<typeof TaskSchema>

export const PAYMENT_TOPICS: readonly string[] = TaskSchema.options.map(({ entries }) => entries.topic.literal)

export function parsePaymentTask({ topic, payload }: OutboxTask): PaymentTask {
	return v.parse(TaskSchema, { ...payload, topic })
}

/** Owes a refund, once for each charge however often it is found to be due. */
export async function enqueueRefund(
	transaction: Knex.Transaction,
	payment: number,
	now: number,
	charge: string | null = null,
): Promise<void> {
	await enqueue(transaction, { topic: 'payment.refund', payment, charge }, now, `refund ${payment} ${charge ?? ''}`)
}

export async function enqueueKeepCard(transaction: Knex.Transaction, payment: number, now: number): Promise<void> {
	await enqueue(transaction, { topic: 'payment.keep_card', payment }, now)
}

export async function enqueueKeepSetup(
	transaction: Knex.Transaction,
	{ ref, user }: { ref: string; user: string },
	now: number,
): Promise<void> {
	await enqueue(transaction, { topic: 'payment.keep_setup', setup: ref, user }, now, `setup ${ref}`)
}

export async function enqueueForgetCard(
	transaction: Knex.Transaction,
	{ token, customer }: CardToken,
	now: number,
): Promise<void> {
	await enqueue(transaction, { topic: 'payment.forget_card', token, customer }, now)
}

export async function enqueueForgetCustomer(
	transaction: Knex.Transaction,
	customer: string,
	now: number,
): Promise<void> {
	await enqueue(transaction, { topic: 'payment.forget_customer', customer }, now)
}

async function enqueue(
	transaction: Knex.Transaction,
	{ topic, ...payload }: PaymentTask,
	now: number,
	fact?: string,
): Promise<void> {
	await enqueueTask(transaction, { topic, payload, now, ...(fact !== undefined && { fact }) })
}
