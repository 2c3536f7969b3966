import { type CheckPlan, decideCheck } from '@app/domain/payment-attempt'
import type { RemoteAttempts } from '../gateways/gateway.ts'
import { reach } from '../host/crash-points.ts'
import { findOrderById } from '../repositories/orders.ts'
import { claimChecks, makeChecksDue, setNextCheck } from '../repositories/payment-checks.ts'
import { findPaymentById, type Payment } from '../repositories/payments.ts'
import type { Runtime } from '../runtime.ts'
import { attemptOf } from './attempt-of.ts'
import { settleEvent } from './settle-event.ts'

/** A pass takes this many, and asks about a few of them at a time. */
const BATCH = 40
const AT_A_TIME = 4

/**
 * Asks the provider what became of the attempts that are due: a notification may have been lost, or this process may have ended between
 * the provider's act and ours. Attempts by which nobody is to pay any more are closed there. One that could not be asked about keeps its
 * turn.
 */
export async function reconcilePayments(runtime: Runtime): Promise<void> {
	const { gateway, database, clock } = runtime
	if (!gateway.remote) return
	const due = await claimChecks(database, clock.now(), BATCH)
	const askNext = async () => {
		for (let id = due.shift(); id !== undefined; id = due.shift()) await reconcileOne(runtime, gateway.remote!, id)
	}
	await Promise.all(Array.from({ length: AT_A_TIME }, askNext))
}

/** The same, without anybody waiting for it. */
export function reconcileSoon(runtime: Runtime): void {
	reconcilePayments(runtime).catch((error: unknown) => runtime.logger.error(error, 'Payments could not be checked'))
}

/** After a start: everything that is still open is asked about with the first pass, whenever its turn would have been. */
export async function reconcileAfterStart(runtime: Runtime): Promise<void> {
	if (!runtime.gateway.remote) return
	await makeChecksDue(runtime.database, runtime.clock.now())
	await reconcilePayments(runtime)
}

async function reconcileOne(runtime: Runtime, remote: RemoteAttempts, id: number): Promise<void> {
	try {
		const payment = await findPaymentById(runtime.database, id)
		if (!payment) return
		if (payment.provider !== runtime.gateway.provider) return await setNextCheck(runtime.database, id, null)
		const plan = await decidePlan(runtime, remote, payment)
		const wait = plan.kind === 'ask again' ? plan.afterMs : 0
		const isDone = plan.kind === 'close' ? await remote.close(attemptOf(payment)) : plan.kind !== 'ask again'
		if (plan.kind === 'close') reach('attempt.closed')
		await setNextCheck(runtime.database, id, isDone ? null : runtime.clock.now() + wait)
	} catch (error) {
		runtime.logger.warn(error, 'A payment could not be checked and will be asked about again')
	}
}

async function decidePlan(runtime: Runtime, remote: RemoteAttempts, payment: Payment): Promise<CheckPlan> {
	const { isOpen } = await lookAt(runtime, remote, payment)
	const current = (await findPaymentById(runtime.database, payment.id)) ?? payment
	const order = await findOrderById(runtime.database, payment.order)
	const isPayable = order?.orderStatus === 'pending_payment'
	return decideCheck({ status: current.status, isPayable, isHosted: remote.isHosted(attemptOf(current)), isOpen })
}

/** Asks about one attempt and acts on the answer. Throws when the provider does not answer. */
export async function lookAt(runtime: Runtime, remote: RemoteAttempts, payment: Payment): Promise<{ isOpen: boolean }> {
	const { event, isOpen } = await remote.look(attemptOf(payment))
	reach('look.answered')
	if (event) await settleEvent(runtime, payment.provider, event)
	return { isOpen }
}

/** Asks about one attempt now, where that can teach anything. False where the provider did not answer. Never throws. */
export async function refreshPayment(runtime: Runtime, payment: Payment): Promise<boolean> {
	const { remote } = runtime.gateway
	const isSettled = payment.status === 'paid' || payment.status === 'refunded'
	if (!remote || isSettled || payment.provider !== runtime.gateway.provider) return true
	try {
		await lookAt(runtime, remote, payment)
		return true
	} catch (error) {
		runtime.logger.warn(error, 'A payment could not be checked and will be asked about again')
		return false
	}
}
