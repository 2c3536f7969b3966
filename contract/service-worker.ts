import * as v from 'valibot'

/** What pages, their server and the service worker agree on. */

/** Every cache of the service worker begins with this. */
export const CACHE_PREFIX = 'shop-'

/**
 * The caches of today; another one with the prefix is a former build's and may be thrown away. `pages` goes with one
 * build.
 */
export const CACHE_NAMES = {
	/** Files of the build. Their names hold a hash of their content, so that several builds share the cache. */
	assets: `${CACHE_PREFIX}assets`,
	/** Pictures of the CMS, as they were last seen. */
	pictures: `${CACHE_PREFIX}pictures`,
	/** Public replies of the CMS: menu and branches. */
	data: `${CACHE_PREFIX}data`,
	/** Rendered pages that are the same for everybody. */
	pages: (build: string) => `${CACHE_PREFIX}pages-${build}`,
} as const

/** Header of every page and its data: the build whose scripts the page asks for. */
export const BUILD_HEADER = 'X-Build'
/** Header of what the worker has kept: when it came from the server, epoch milliseconds. */
export const CACHED_AT_HEADER = 'X-Kept-At'
/** Attribute of `<html>`: the build that the page belongs to. */
export const BUILD_ATTRIBUTE = 'data-build'
/** Attribute of `<html>` of a page from the worker's cache: when it came from the server, epoch milliseconds. */
export const CACHED_AT_ATTRIBUTE = 'data-kept-at'
/** Id of the last element of a page whose scripts come after its paint. */
export const PAGE_END_ID = 'page-end'

/** GET /build.json: the build that the server has now. */
export const BuildManifestSchema = v.object({ version: v.pipe(v.string(), v.minLength(1)) })

/** Where the worker posts that the browser has another push subscription (PushRenewRequestSchema). */
export const PUSH_RENEWAL_PATH = '/push-renewal'

/** Web lock that a tab holds, shared with others, while its customer is in the middle of a payment. */
export const PAYING_LOCK = 'shop-paying'

/** From a page to a worker that waits. Answered through the message's port with a WorkerAnswer. */
export interface TakeOverMessage {
	type: 'take-over'
}
/** `paying`: a tab is in the middle of a payment, and the worker goes on waiting. */
export type WorkerAnswer = 'taking-over' | 'paying'
