import { DEVICE_KEYS, type PwaDetection } from '@app/contract/device'
import { now } from '../../platform/clock.ts'
import { writeDevice } from '../../platform/device-database.ts'
import { deviceId } from '../../platform/device-id.ts'
import { isInstalled, readDisplayMode } from '../../platform/display-mode.ts'
import { record } from '../../platform/log.ts'
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
