import { DEVICE_KEYS } from '@app/contract/device'
import { SystemStatusSchema } from '@app/contract/system'
import * as v from 'valibot'
import type { CmsClient } from '../http/cms-client.ts'
import { record } from '../log.ts'
import { readDevice, writeDevice } from '../storage/device-database.ts'
import { now } from '../timing/clock.ts'
import { completeMetadata } from './device-metadata.ts'

/** Networks change; what is told of one holds for a while. */
const VALID_MS = 24 * 3_600_000

const StoredSchema = v.object({ stored_at: v.number() })

/**
 * Keeps the metadata of GET /capi/system/status in the device database (section 7: "metadata, which is stored"),
 * completed by what the browser knows. Called when the page is used; asks at most once a day. Never fails.
 */
export async function keepStatusMetadata(cms: CmsClient): Promise<void> {
	try {
		const kept = v.safeParse(StoredSchema, await readDevice('deviceInfo', DEVICE_KEYS.statusMetadata))
		if (kept.success && now() - kept.output.stored_at < VALID_MS) return
		const { metadata } = await cms.get('/capi/system/status', SystemStatusSchema, { isPublic: true })
		const complete = await completeMetadata(metadata)
		await writeDevice('deviceInfo', DEVICE_KEYS.statusMetadata, { ...complete, stored_at: now() })
	} catch (error) {
		record('info', 'The status metadata was not kept.', error)
	}
}
