import { workOffRefunds } from './payments/refunds.ts'
import { findUnsettledOrders } from './repositories/unsettled-orders.ts'
import type { Runtime } from './runtime.ts'
import { expireOverdueOrders } from './shop/orders/expire-orders.ts'
import { settleStaffMove } from './studio/settle-staff-moves.ts'

/** How far back unfinished moves are looked for: longer than any outage of one process. */
const LOOK_BACK_MS = 24 * 3_600_000
const BATCH = 50

/** The clean-up that runs by the clock, on one node: unpaid orders that ran out, refunds that wait, moves whose effects are missing. */
export async function sweep(runtime: Runtime): Promise<void> {
	await expireOverdueOrders(runtime)
	await workOffRefunds(runtime)
	for (const id of await findUnsettledOrders(runtime.database, runtime.clock.now() - LOOK_BACK_MS, BATCH)) {
		await settleStaffMove(runtime, id, { isSecondLook: true })
	}
}
