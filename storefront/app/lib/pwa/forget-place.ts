import { DEVICE_KEYS } from '@app/contract/device'
import { removeDevice } from '../storage/device-database.ts'

/**
 * Where the device was last, and the metadata that repeats it with its address: who leaves the device to somebody
 * else leaves none of it. The next start writes down what holds then.
 */
export async function forgetPlace(): Promise<void> {
	await removeDevice('deviceInfo', DEVICE_KEYS.location)
	await removeDevice('deviceInfo', DEVICE_KEYS.statusMetadata)
}
