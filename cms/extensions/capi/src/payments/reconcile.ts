import type { RemoteAttempts } from '../gateways/gateway.ts'
import { reach } from '../host/crash-points.ts'
import { claimChecks, makeChecksDue } from '../repositories/payment-checks.ts'
import { findPaymentById, type Payment } from '../repositories/payments.ts'
import type { Runtime } from '../runtime.ts'
import { attemptOf } from './attempt-of.ts'
import { recordEvent } from './change-attempt.ts'
import { workOffClaimed } from './claimed-work.ts'
import { settleAnswer } from './settle-event.ts'

/**
 * Asks the provider what became of the attempts that are due: a notification may have been lost, or this process may
 * have ended between the provider's act and ours. Attempts by which nobody is to pay any more are closed there. One
 * that could not be asked about keeps its turn.
 */
export async function reconcilePayments(runtime: Runtime): Promise<void> {
	const { gateway, database, clock } = runtime
	if (!gateway.remote) return
	const { remote, provider } = gateway
	await workOffClaimed(
		(limit) => claimChecks(database, provider, clock.now(), limit),
		(id) => reconcileOne(runtime, remote, id),
	)
}

/** The same, without anybody waiting for it. */
export function reconcileSoon(runtime: Runtime): void {
	reconcilePayments(runtime).catch((error: unknown) => runtime.logger.error(error, 'Payments could not be checked'))
}

/**
 * After a start: everything that is still open is asked about with the first pass, whenever its turn would have been.
 */
export async function reconcileAfterStart(runtime: Runtime): Promise<void> {
	if (!runtime.gateway.remote) return
	await makeChecksDue(runtime.database, runtime.gateway.provider, runtime.clock.now())
	await reconcilePayments(runtime)
}

async function reconcileOne(runtime: Runtime, remote: RemoteAttempts, id: number): Promise<void> {
	try {
		const payment = await findPaymentById(runtime.database, id)
		if (!payment) return
		const { isClosing } = await checkProviderStatus(runtime, remote, payment, { isScheduled: true })
		if (isClosing) await closeAttempt(runtime, remote, payment)
	} catch (error) {
		runtime.logger.warn(error, 'A payment could not be checked and will be asked about again')
	}
}

/**
 * Asks about one attempt and acts on the answer. `isOpen`: whether the provider would still take money; `isClosing`:
 * whether it must be told not to. Throws when the provider does not answer.
 */
export async function checkProviderStatus(
	runtime: Runtime,
	remote: RemoteAttempts,
	payment: Payment,
	{ isScheduled = false } = {},
): Promise<{ isOpen: boolean; isClosing: boolean }> {
	const attempt = attemptOf(payment)
	const { event, isOpen } = await remote.look(attempt)
	reach('look.answered')
	// A browser that waits asks every other second: where nothing has happened, nothing is written.
	if (event === null && isOpen && !isScheduled) return { isOpen, isClosing: false }
	const settled = await settleAnswer(runtime, { payment, event, isOpen, isHosted: remote.isHosted(attempt) })
	return { isOpen, isClosing: settled?.isClosing ?? false }
}

/** The provider takes no more money for what we have looked at. False where it is too late for that: look again. */
export async function closeAttempt(runtime: Runtime, remote: RemoteAttempts, payment: Payment): Promise<boolean> {
	const isClosed = await remote.close(attemptOf(payment))
	if (isClosed) reach('attempt.closed')
	await recordEvent(runtime, payment, { type: 'closed', revision: payment.notes.revision, isClosed })
	return isClosed
}

/** Asks about one attempt now, where that can teach anything. False where the provider did not answer. Never throws. */
export async function refreshPayment(runtime: Runtime, payment: Payment): Promise<boolean> {
	const { remote } = runtime.gateway
	const isSettled = payment.status === 'paid' || payment.status === 'refunded'
	if (!remote || isSettled || payment.provider !== runtime.gateway.provider) return true
	try {
		await checkProviderStatus(runtime, remote, payment)
		return true
	} catch (error) {
		runtime.logger.warn(error, 'A payment could not be checked and will be asked about again')
		return false
	}
}
