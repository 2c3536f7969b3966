import { LINK, reduceLink } from '@app/domain/realtime/realtime-link'
import { runSocket, socketUrl } from '../../lib/realtime/socket.ts'
import { connectWhileSeen } from '../../lib/realtime/while-seen.ts'
import { coalesce } from '../../lib/timing/coalesce.ts'

/** Several rows change with one press of staff: they are one change. */
const GATHER_MS = 50

/**
 * The cart's realtime link (section 4): `read` runs whenever branches or their stock have changed, and once when the
 * link is there. What follows from hours and load is not in the events, so that everything is read again. Returns how
 * to end it.
 */
export function followBranches(cmsAddress: string, read: () => Promise<void>): () => void {
	const reading = coalesce(read, GATHER_MS)
	const link = runSocket({
		url: socketUrl(cmsAddress),
		machine: { first: LINK, reduce: reduceLink },
		onChange: reading.call,
	})
	link.tell({ type: 'subscribe', collection: 'branches' })
	link.tell({ type: 'subscribe', collection: 'branch_products' })
	const end = connectWhileSeen({
		connect: () => link.tell({ type: 'connect' }),
		disconnect: () => link.tell({ type: 'disconnect' }),
		wake: () => link.tell({ type: 'wake' }),
	})
	return () => {
		reading.cancel()
		end()
	}
}
