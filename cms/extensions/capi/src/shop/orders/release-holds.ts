import { findLapsedHolds } from '../../repositories/open-order-caps.ts'
import { lockOrder, updateOrder } from '../../repositories/orders.ts'
import { inTransaction } from '../../repositories/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import { giveBackTaken } from './claim-stock.ts'
import { announceStock } from './publish-changes.ts'

/** A pass of the clean-up takes this many; the rest waits for the next. */
const BATCH = 200

/**
 * Puts the pieces of unpaid orders back on sale when their time is over: whoever pays comes before whoever waits.
 * Such an order can still be paid, and takes its pieces then, if they are still there.
 */
export async function releaseHolds(
	runtime: Pick<Runtime, 'database' | 'clock' | 'messages' | 'logger'>,
): Promise<void> {
	const now = runtime.clock.now()
	for (const id of await findLapsedHolds(runtime.database, now, BATCH)) {
		const stock = await inTransaction(runtime.database, async (transaction) => {
			const order = await lockOrder(transaction, id)
			// It may have been paid, or replaced, since it was found.
			if (order?.orderStatus !== 'pending_payment') return []
			await updateOrder(transaction, id, { held_until: null })
			return giveBackTaken(transaction, order)
		})
		announceStock(runtime, stock)
	}
}
