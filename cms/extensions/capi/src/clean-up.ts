import { forgetLateWrites } from './account/deletion/delete-account.ts'
import { dropForgottenAvatars } from './account/profile/avatars.ts'
import { deleteSubmissions } from './forms/delete-submissions.ts'
import { finishNewsletters } from './newsletter/issues/fan-out.ts'
import { reconcilePayments } from './payments/reconcile.ts'
import { workOffPaymentTasks } from './payments/work-off.ts'
import { forgetNames } from './repositories/customer-orders.ts'
import { readDeviceRetention } from './repositories/device-records.ts'
import { forgetOrigins } from './repositories/open-order-caps.ts'
import { dropCodes } from './repositories/order-codes.ts'
import { emptyOldEvents } from './repositories/payment-events.ts'
import { dropIdleDevices } from './repositories/push-subscriptions.ts'
import { dropEndedSessions } from './repositories/sessions.ts'
import { findUnsettledOrders } from './repositories/unsettled-orders.ts'
import type { Runtime } from './runtime.ts'
import { reopenBranches } from './shop/catalogue/reopen-branches.ts'
import { expireOverdueOrders } from './shop/orders/expire-orders.ts'
import { releaseHolds } from './shop/orders/release-holds.ts'
import { settleStaffMove } from './studio/settle-staff-moves.ts'

/** How far back unfinished moves are looked for: longer than any outage of one process. */
const LOOKBACK_MS = 24 * 3_600_000
const BATCH = 50
const DAY_MS = 24 * 3_600_000

/**
 * The clean-up that runs by the clock, on one node: payments whose outcome is not known, unpaid orders that ran out
 * or keep pieces for too long, refunds that wait, moves whose effects are missing, newsletters that were cut off,
 * messages that could not be sent, branches that were closed early, what is left of deleted customers, device records
 * whose time is over, devices that follow orders which have ended, letters, expired one-time codes. None of them
 * keeps the others from their turn. Ends early where it is not `isHeld` any more: another node has begun.
 */
export async function cleanUp(runtime: Runtime, isHeld: () => boolean): Promise<void> {
	for (const step of [
		reconcilePayments,
		expireOverdueOrders,
		releaseHolds,
		workOffPaymentTasks,
		settleForgottenMoves,
		finishNewsletters,
		sendMessages,
		reopenBranches,
		forgetDeletedCustomers,
		dropOldDeviceRecords,
		forgetIdleDevices,
		deleteSubmissions,
		forgetOrderOrigins,
		forgetOldTraces,
		forgetOrderCodes,
	]) {
		if (!isHeld()) return
		await step(runtime).catch((error: unknown) => runtime.logger.error(error, 'A step of the clean-up failed'))
	}
}

/** An order that ended yesterday has no more news for who followed it. */
async function forgetIdleDevices({ database, clock }: Runtime): Promise<void> {
	await dropIdleDevices(database, clock.now() - LOOKBACK_MS)
}

/** The caps look back for as long as an unpaid order lives, which is a day at most. */
async function forgetOrderOrigins({ database, clock }: Runtime): Promise<void> {
	await forgetOrigins(database, clock.now() - LOOKBACK_MS)
}

/** Addresses of sessions that are over, and what the provider reported long ago, with payers' names in it. */
async function forgetOldTraces({ database, clock }: Runtime): Promise<void> {
	await dropEndedSessions(database)
	await emptyOldEvents(database, clock.now() - (await readDeviceRetention(database)) * DAY_MS)
}

async function forgetOrderCodes({ database, clock }: Runtime): Promise<void> {
	await dropCodes(database, clock.now())
}

async function dropOldDeviceRecords({ devices }: Runtime): Promise<void> {
	await devices.dropOld()
}

async function forgetDeletedCustomers(runtime: Runtime): Promise<void> {
	await forgetLateWrites(runtime)
	await forgetNames(runtime.database)
	await dropForgottenAvatars(runtime)
}

/** Not waited for: a mail server that hangs must not hold up anything else. */
async function sendMessages({ messenger }: Runtime): Promise<void> {
	messenger.notify()
}

async function settleForgottenMoves(runtime: Runtime): Promise<void> {
	for (const id of await findUnsettledOrders(runtime.database, runtime.clock.now() - LOOKBACK_MS, BATCH)) {
		await settleStaffMove(runtime, id, { isSecondLook: true })
	}
}
