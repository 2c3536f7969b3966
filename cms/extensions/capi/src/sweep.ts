import { workOffRefunds } from './payments/refunds.ts'
import { findUnsettledOrders } from './repositories/unsettled-orders.ts'
import type { Runtime } from './runtime.ts'
import { expireOverdueOrders } from './shop/orders/expire-orders.ts'
import { settleStaffMove } from './studio/settle-staff-moves.ts'

/** How far back unfinished moves are looked for: longer than any outage of one process. */
const LOOK_BACK_MS = 24 * 3_600_000
const BATCH = 50

/**
 * The clean-up that runs by the clock, on one node: unpaid orders that ran out, refunds that wait, moves whose effects are missing. None
 * of the three keeps the others from their turn.
 */
export async function sweep(runtime: Runtime): Promise<void> {
	for (const step of [expireOverdueOrders, workOffRefunds, settleForgottenMoves]) {
		await step(runtime).catch((error: unknown) => runtime.logger.error(error, 'A step of the clean-up failed'))
	}
}

async function settleForgottenMoves(runtime: Runtime): Promise<void> {
	for (const id of await findUnsettledOrders(runtime.database, runtime.clock.now() - LOOK_BACK_MS, BATCH)) {
		await settleStaffMove(runtime, id, { isSecondLook: true })
	}
}
