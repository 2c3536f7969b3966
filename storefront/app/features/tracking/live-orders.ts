import { authedSocket, reduceAuthedSocket } from '@app/domain/realtime/socket-auth'
import { runSocket, socketUrl } from '../../lib/realtime/socket.ts'
import { connectWhileSeen } from '../../lib/realtime/while-seen.ts'
import { coalesce } from '../../lib/timing/coalesce.ts'

const GATHER_MS = 50

interface FollowOrdersOptions {
	cmsAddress: string
	/** Null where nobody is signed in any more; another one than the `rejected`. */
	freshToken: (rejected: string | null) => Promise<string | null>
	read: () => Promise<void>
}

/**
 * Runs `read` whenever one of the signed-in customer's orders has changed, and once when it is listened to. Returns
 * how to end it.
 */
export function followOwnOrders({ cmsAddress, freshToken, read }: FollowOrdersOptions): () => void {
	const reading = coalesce(read, GATHER_MS)
	const socket = runSocket({
		url: socketUrl(cmsAddress),
		// The CMS lets visitors in: who is not signed in would hear nothing of orders.
		machine: { first: authedSocket('public', ['orders']), reduce: reduceAuthedSocket },
		onChange: reading.call,
		freshToken,
	})
	const end = connectWhileSeen({
		connect: () => socket.tell({ type: 'connect' }),
		disconnect: () => socket.tell({ type: 'disconnect' }),
		wake: () => socket.tell({ type: 'wake' }),
	})
	return () => {
		reading.cancel()
		end()
	}
}
