import type { Gateway } from '../gateways/gateway.ts'
import { lockOrder } from '../repositories/orders.ts'
import { findPaymentById, listPaidPayments, movePayment, type Payment } from '../repositories/payments.ts'
import { claimRefunds, completeRefund, postponeRefund, type RefundTask } from '../repositories/refund-queue.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { announceOrder } from '../shop/orders/announce.ts'
import { markRefunded } from '../shop/orders/mark-refunded.ts'

/** A pass takes this many. */
const BATCH = 20

/**
 * Works off the refunds that are due. Called after each commit that owes one, and by the clean-up for those which the gateway could not
 * take. It never throws for a refund that failed: that waits for its next turn.
 */
export async function workOffRefunds(runtime: Runtime): Promise<void> {
	for (const task of await claimRefunds(runtime.database, runtime.clock.now(), BATCH)) {
		try {
			await refund(runtime, task)
		} catch (error) {
			runtime.logger.error(error, 'A refund failed and will be tried again')
			const reason = error instanceof Error ? error.message : 'unknown'
			await postponeRefund(runtime.database, task, runtime.clock.now(), reason)
		}
	}
}

async function refund(runtime: Runtime, task: RefundTask): Promise<void> {
	const { database, clock, gateway } = runtime
	const payment = await findPaymentById(database, task.payment)
	if (payment) await giveBack(gateway, payment)
	const order = await inTransaction(database, async (transaction) => {
		const now = clock.now()
		await completeRefund(transaction, task.id, now)
		const current = payment ? await lockOrder(transaction, payment.order) : null
		if (!payment || !current) return null
		await movePayment(transaction, payment.id, ['paid'], 'refunded', now)
		// A second attempt's money went back, and the first has paid the order: it stays paid.
		const isStillPaid = (await listPaidPayments(transaction, current.id)).length > 0
		if (current.paymentStatus !== 'paid' || isStillPaid) return current.id
		await markRefunded(transaction, current, 'payment', now)
		return current.id
	})
	if (order !== null) announceOrder(runtime, { order })
}

async function giveBack(gateway: Gateway, payment: Payment): Promise<void> {
	if (payment.provider !== gateway.provider) throw new Error(`No gateway for ${payment.provider} is configured`)
	const { paymentRef, amountMinor, currency } = payment
	await gateway.refund({ paymentRef, amountMinor, currency, reference: paymentRef }, payment.providerData)
}
