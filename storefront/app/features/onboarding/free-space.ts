import { DEVICE_KEYS } from '@app/contract/device'
import { TAB_KEYS } from '@app/contract/records'
import { BUILD_ATTRIBUTE } from '@app/contract/service-worker'
import { decideCleanup } from '@app/domain/storage-cleanup'
import { readDevice } from '../../platform/device-database.ts'
import { record } from '../../platform/log.ts'
import { listCaches, readStorageUse, removeCache } from '../../platform/storage-use.ts'
import { writeTab } from '../../platform/tab-storage.ts'
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
