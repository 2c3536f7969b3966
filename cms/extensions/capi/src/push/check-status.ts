import type { PushCheckReply, PushCheckRequest } from '@app/contract/push'
import { decidePushStatus, modalFor, PUSH_STATUS_MESSAGES } from '@app/domain/device/push-status'
import { findDevice, setLanguage } from '../repositories/push-subscriptions.ts'
import type { Runtime } from '../runtime.ts'
import { isNotified, type PushAsker } from './asker.ts'
import type { VapidKeys } from './config.ts'

/**
 * What the shop says about notifications on the device that asks. It changes nothing but the language of a device
 * that shows another by now.
 */
export async function checkStatus(
	runtime: Runtime,
	asker: PushAsker | null,
	{ endpoint, permission }: Pick<PushCheckRequest, 'endpoint' | 'permission'>,
	{ publicKey }: VapidKeys,
): Promise<Omit<PushCheckReply, 'success'>> {
	const device = endpoint && asker ? await findDevice(runtime.database, endpoint) : null
	// Made with a key that is no longer ours it cannot be reached.
	const isReachable = device !== null && device.serverKey === publicKey
	const subscription =
		isReachable && asker ? { isEnabled: device.isEnabled, isOwn: await isNotified(runtime, device, asker) } : null
	const { language = null } = asker ?? {}
	if (device && subscription?.isOwn && language !== null && language !== device.language) {
		await setLanguage(runtime.database, device.id, language)
	}
	const status = decidePushStatus({ isKnown: asker !== null, permission, subscription })
	return { status, message: PUSH_STATUS_MESSAGES[status], modal_type: modalFor(status, permission) }
}
