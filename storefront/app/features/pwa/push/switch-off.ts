import { readSubscription } from '../../../lib/pwa/notifications.ts'
import { failPush, type PushOutcome } from './enable-push.ts'
import { type PushVisitor, pushCalls } from './push-calls.ts'

/** No more messages for this device until it is switched on again; the shop remembers that its customer said so. */
export async function switchOff(visitor: PushVisitor): Promise<PushOutcome> {
	try {
		const endpoint = (await readSubscription())?.endpoint
		if (endpoint) await pushCalls.switchOff(visitor, endpoint)
		return { ok: true }
	} catch (error) {
		return failPush({ step: 'update' }, error)
	}
}
