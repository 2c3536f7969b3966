import type { PushPreferences, PushTopics } from '@app/contract/push'
import { notFound } from '../http/errors.ts'
import { findDevice, setEnabled, setTopics, unlinkUser } from '../repositories/push-subscriptions.ts'
import { inTransaction } from '../repositories/transaction.ts'
import type { Runtime } from '../runtime.ts'
import { isNotified, type PushAsker } from './asker.ts'

/**
 * Fewer messages for a device. Nobody but its own browser knows its address, so that whoever names it may have less
 * sent to it, signed in or not: a session may have ended before the device is left to somebody else. Unknown
 * addresses are as good as off.
 */
export async function unsubscribe(
	{ database, clock }: Runtime,
	{ endpoint, reason }: { endpoint: string; reason: 'off' | 'sign-out' },
): Promise<void> {
	await inTransaction(database, async (transaction) => {
		const device = await findDevice(transaction, endpoint)
		if (!device) return
		if (reason === 'off') await setEnabled(transaction, device.id, { enabled: false, now: clock.now() })
		else await unlinkUser(transaction, device.id)
	})
}

/** What a device is told about; `topics` are set first where they are given. 404 for a device of somebody else. */
export async function preferences(
	runtime: Runtime,
	asker: PushAsker,
	{ endpoint, topics }: { endpoint: string; topics: PushTopics | null },
): Promise<PushPreferences> {
	const device = await findDevice(runtime.database, endpoint)
	if (!device || !(await isNotified(runtime, device, asker))) throw notFound('The subscription was not found.')
	if (topics) await setTopics(runtime.database, device.id, topics)
	return { enabled: device.isEnabled, topics: topics ?? device.topics }
}
