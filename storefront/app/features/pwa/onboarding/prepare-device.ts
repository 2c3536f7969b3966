import { DEVICE_KEYS, type PwaDetection } from '@app/contract/device'
import { record } from '../../../lib/log.ts'
import { deviceId } from '../../../lib/pwa/device-id.ts'
import { isInstalled, readDisplayMode } from '../../../lib/pwa/display-mode.ts'
import { writeDevice } from '../../../lib/storage/device-database.ts'
import { now } from '../../../lib/timing/clock.ts'
import { freeSpace } from './free-space.ts'

/**
 * Once a start, when the page is idle: the device has its id in both places, a note whether it runs installed, and
 * room. Never fails.
 */
export async function prepareDevice(): Promise<void> {
	try {
		await deviceId()
		const detection: PwaDetection = {
			detected: isInstalled(),
			timestamp: now(),
			userAgent: navigator.userAgent.slice(0, 1_000),
			displayMode: readDisplayMode(),
		}
		await writeDevice('deviceInfo', DEVICE_KEYS.detection, detection)
		await freeSpace()
	} catch (error) {
		record('warn', 'The device could not be prepared.', error)
	}
}
