import { DEVICE_KEYS } from '@app/contract/device'
import { TAB_KEYS } from '@app/contract/records'
import { BUILD_ATTRIBUTE } from '@app/contract/service-worker'
import { decideCleanup } from '@app/domain/device/storage-cleanup'
import { record } from '../../../lib/log.ts'
import { readDevice } from '../../../lib/storage/device-database.ts'
import { listCaches, readStorageUse, removeCache } from '../../../lib/storage/storage-use.ts'
import { writeTab } from '../../../lib/storage/tab-storage.ts'
import { clearSession } from './onboarding-records.ts'

/** Throws old things away where more than 80 % of the browser's quota is in use (section 5). */
export async function freeSpace(): Promise<void> {
	const [use, caches, firstRun] = await Promise.all([
		readStorageUse(),
		listCaches(),
		readDevice('onboardingData', DEVICE_KEYS.firstRunCompleted),
	])
	const build = document.documentElement.getAttribute(BUILD_ATTRIBUTE) ?? ''
	const steps = decideCleanup({ ...use, caches, build, isOnboarded: firstRun !== null })
	for (const step of steps) {
		if (step.remove === 'cache') await removeCache(step.name)
		else if (step.remove === 'device-log') writeTab(TAB_KEYS.deviceLog, null)
		else await clearSession()
	}
	if (steps.length > 0) record('info', 'Storage was tight: old things were thrown away.', steps)
}
