import { STORAGE_CLEANUP_SHARE } from '@app/contract/constants'
import { CACHE_NAMES, CACHE_PREFIX } from '@app/contract/service-worker'

/** What may be thrown away: never the cart, an order, a session, a consent or what somebody else keeps. */
export type CleanupStep =
	| { remove: 'cache'; name: string }
	/** This tab's log of /logger. */
	| { remove: 'device-log' }
	/** Session and step of a welcome that is over. */
	| { remove: 'onboarding-leftovers' }

/** Section 5: above 80 % of the quota. A browser that does not tell has room. */
export const isStorageTight = (usage: number | undefined, quota: number | undefined): boolean =>
	usage !== undefined && quota !== undefined && quota > 0 && usage / quota > STORAGE_CLEANUP_SHARE

/** What is thrown away to make room; nothing while there is enough. */
export function decideCleanup(storage: {
	/** Bytes. */
	usage: number | undefined
	quota: number | undefined
	caches: readonly string[]
	/** The build that this page belongs to; its pages stay. */
	build: string
	isOnboarded: boolean
}): CleanupStep[] {
	if (!isStorageTight(storage.usage, storage.quota)) return []
	const kept: string[] = [CACHE_NAMES.assets, CACHE_NAMES.data, CACHE_NAMES.pages(storage.build)]
	const old = storage.caches.filter((name) => name.startsWith(CACHE_PREFIX) && !kept.includes(name))
	return [
		...old.map((name) => ({ remove: 'cache', name }) as const),
		{ remove: 'device-log' },
		...(storage.isOnboarded ? [{ remove: 'onboarding-leftovers' } as const] : []),
	]
}
