import { DEVICE_KEYS, DeviceIdSchema } from '@app/contract/device'
import { STORAGE_KEYS } from '@app/contract/records'
import * as v from 'valibot'
import { newKey } from '../new-key.ts'
import { readDevice, writeDevice } from '../storage/device-database.ts'
import { readRecord, writeRecord } from '../storage/storage.ts'
import { runInTurn } from '../storage/tab-lock.ts'

let known: Promise<string> | undefined

/**
 * The name of this browser on this device, until its storage is cleared. Kept in two places (section 9); either
 * restores the other.
 */
export function deviceId(): Promise<string> {
	known ??= runInTurn('device-id', settle)
	return known
}

async function settle(): Promise<string> {
	const local = readRecord(STORAGE_KEYS.deviceId, DeviceIdSchema)
	if (local !== null) {
		// Nobody waits for a database that may hang.
		void keepInDatabase(local)
		return local
	}
	const stored = await readStored()
	const id = stored ?? newKey()
	writeRecord(STORAGE_KEYS.deviceId, id)
	if (stored === null) await writeDevice('deviceInfo', DEVICE_KEYS.deviceId, id)
	return id
}

async function readStored(): Promise<string | null> {
	const parsed = v.safeParse(DeviceIdSchema, await readDevice('deviceInfo', DEVICE_KEYS.deviceId))
	return parsed.success ? parsed.output : null
}

async function keepInDatabase(id: string): Promise<void> {
	if ((await readStored()) !== id) await writeDevice('deviceInfo', DEVICE_KEYS.deviceId, id)
}
