import { timingSafeEqual } from 'node:crypto'
import type { PushSubscriptionInput } from '@app/contract/push'
import { notFound } from '../http/errors.ts'
import { deleteDevice, findDevice, moveDevice, type PushDevice } from '../repositories/push-subscriptions.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'

/**
 * The device is reached at another address from now on; whose it is and what it is told stay. Throws 404 for a former
 * subscription that the shop does not have, or has with another secret: an address alone may have been seen by
 * others.
 */
export async function renew(
	{ database }: Pick<Runtime, 'database'>,
	former: PushSubscriptionInput,
	next: Pick<PushDevice, 'endpoint' | 'keys'>,
): Promise<void> {
	await inTransaction(database, async (transaction) => {
		const device = await findDevice(transaction, former.endpoint)
		if (!device || !isSame(device.keys.auth, former.keys?.auth ?? '')) throw notFound('The subscription was not found.')
		if (next.endpoint === former.endpoint) return
		// A page was faster than the worker, and has said all there is to say.
		if (await findDevice(transaction, next.endpoint)) await deleteDevice(transaction, device.id)
		else await moveDevice(transaction, device.id, next)
	})
}

function isSame(kept: string, given: string): boolean {
	const [a, b] = [Buffer.from(kept), Buffer.from(given)]
	return a.length === b.length && timingSafeEqual(a, b)
}
