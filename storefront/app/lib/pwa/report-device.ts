import type { DeviceReport } from '@app/contract/device-metadata'
import * as v from 'valibot'
import type { CmsClient } from '../http/cms-client.ts'
import { record } from '../log.ts'
import { collectDeviceInfo } from './device-metadata.ts'

type Subject = { about: 'order'; slug: string } | { about: 'sign_in' }

/**
 * Tells the shop from which browser an order or a sign-in came: against misuse of cards and accounts. Loaded and sent
 * when it is over.
 */
export async function reportDevice(cms: CmsClient, subject: Subject): Promise<void> {
	try {
		const report: DeviceReport = { ...subject, deviceInfo: await collectDeviceInfo({ withFingerprint: true }) }
		await cms.post('/capi/system/device', report, v.object({ success: v.literal(true) }), {
			isPublic: subject.about === 'order',
		})
	} catch (error) {
		record('info', 'The device was not described.', error)
	}
}
