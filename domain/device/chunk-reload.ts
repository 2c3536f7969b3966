import { CHUNK_RELOAD_GUARD_MS } from '@app/contract/constants'

/** What is known when a part of the app's code could not be loaded. */
interface FailedChunk {
	now: number
	/** When this tab was last reloaded for this reason; null where it never was. */
	lastReloadAt: number | null
	isOffline: boolean
	/** A payment is under way: its page is not taken away. */
	isPaying: boolean
}

/**
 * `reload`: the build on the server is probably another one by now, and a new page names its files. `show`: reloading
 * did not help a moment ago, cannot help, or would be in the way; the failure is told instead (section 8: a failed
 * script chunk reloads the page once, guarded for 10 s).
 */
export function decideChunkReload({ now, lastReloadAt, isOffline, isPaying }: FailedChunk): 'reload' | 'show' {
	if (isOffline || isPaying) return 'show'
	const isGuarded = lastReloadAt !== null && now >= lastReloadAt && now - lastReloadAt < CHUNK_RELOAD_GUARD_MS
	return isGuarded ? 'show' : 'reload'
}
