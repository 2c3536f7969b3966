import type { Gateway } from '../gateways/gateway.ts'
import { reach } from '../host/crash-points.ts'
import { claimTasks, completeTask, type OutboxTask, postponeTask } from '../repositories/outbox.ts'
import { PAYMENT_TOPICS, type PaymentTask, parsePaymentTask } from '../repositories/payment-tasks.ts'
import { findPaymentById, lockAttempt, type Payment } from '../repositories/payments.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { announceOrder } from '../shop/orders/publish-changes.ts'
import { attemptOf } from './attempt-of.ts'
import { keepCard } from './cards/keep-card.ts'
import { changeAttempt } from './change-attempt.ts'
import { workOffClaimed } from './claimed-work.ts'
import { noteRefund } from './note-refund.ts'

/**
 * Works off what is owed to the provider. Called after each commit that owes something, and by the clean-up for what
 * the provider could not take. It never throws for a task that failed: that waits for its next turn.
 */
export async function workOffPaymentTasks(runtime: Runtime): Promise<void> {
	const { database, clock } = runtime
	await workOffClaimed(
		(limit) => claimTasks(database, PAYMENT_TOPICS, clock.now(), limit),
		(task) => tryTask(runtime, task),
	)
}

/** The same, without anybody waiting for it. */
export function workOffPaymentTasksSoon(runtime: Runtime): void {
	workOffPaymentTasks(runtime).catch((error: unknown) =>
		runtime.logger.error(error, 'What is owed to the provider waits'),
	)
}

async function tryTask(runtime: Runtime, task: OutboxTask): Promise<void> {
	const { database, clock, logger } = runtime
	try {
		await workOff(runtime, parsePaymentTask(task), task.id)
	} catch (error) {
		logger.error(error, `A task for the payment provider (${task.topic}) failed and will be tried again`)
		const reason = error instanceof Error ? error.message : 'unknown'
		await postponeTask(database, task, clock.now(), reason)
	}
}

async function workOff(runtime: Runtime, task: PaymentTask, id: number): Promise<void> {
	const { database, gateway, clock } = runtime
	switch (task.topic) {
		case 'payment.refund':
			return refund(runtime, task, id)
		case 'payment.keep_card': {
			const payment = await findPaymentById(database, task.payment)
			const user = payment?.notes.keepFor
			const card = payment && user ? await gateway.cards.readPaidCard(attemptOf(payment)) : null
			if (user && card) await keepCard(runtime, user, card)
			break
		}
		case 'payment.keep_setup': {
			const card = await gateway.cards.readSetup(task.setup, task.user)
			if (card) await keepCard(runtime, task.user, card)
			break
		}
		case 'payment.forget_card':
			await gateway.cards.forgetCard(task)
			break
		case 'payment.forget_customer':
			await gateway.cards.forgetCustomer(task.customer)
			break
		default:
			task satisfies never
	}
	await completeTask(database, id, clock.now())
}

async function refund(
	runtime: Runtime,
	{ payment: paymentId, charge }: Extract<PaymentTask, { topic: 'payment.refund' }>,
	task: number,
): Promise<void> {
	const { database, clock, gateway } = runtime
	reach('refund.claimed')
	const payment = await findPaymentById(database, paymentId)
	// Staff at the provider's, or a lost dispute, may have been faster.
	const isBack = payment?.status === 'refunded' && (charge === null || charge === payment.notes.charge)
	if (payment && !isBack) await giveBack(gateway, payment, charge)
	reach('refund.given')
	const order = await inTransaction(database, async (transaction) => {
		const now = clock.now()
		await completeTask(transaction, task, now)
		const held = payment && (await lockAttempt(transaction, payment.provider, payment.paymentRef))
		// A charge beside the one that the attempt goes by: the attempt is as it was.
		if (!held || (charge !== null && charge !== held.payment.notes.charge)) return null
		const { plan } = await changeAttempt(
			transaction,
			held,
			{ type: 'told', outcome: { kind: 'refunded', charge } },
			now,
		)
		if (plan.kind !== 'note refund') return null
		await noteRefund(transaction, held.payment, held.order, now)
		return held.order.id
	})
	if (order !== null) announceOrder(runtime, { order })
}

async function giveBack(gateway: Gateway, payment: Payment, charge: string | null): Promise<void> {
	if (payment.provider !== gateway.provider) throw new Error(`No gateway for ${payment.provider} is configured`)
	await gateway.refund(attemptOf(payment), charge ?? payment.notes.charge)
}
