import { CMS_CACHE_MS } from '@app/contract/constants'

/**
 * Rows that nobody asked for this long are not shown before the CMS answered or failed: a page's first visitor after
 * a quiet night.
 */
export const OLD_ROWS_MS = 10 * CMS_CACHE_MS

/** A collection's name becomes part of an address. */
const NAME = /^[a-z][a-z\d_]{0,63}$/

/**
 * Whether a collection may be asked at all: core system collections are refused before a request is made (section 7).
 */
export function isOpenCollection(collection: string): boolean {
	return NAME.test(collection) && !collection.startsWith('directus_')
}

/** Orders are never cached (section 9), and nothing that belongs to one. */
export function isCached(collection: string): boolean {
	return !/^orders?(?:_|$)/.test(collection)
}

/**
 * What rows of that age are good for: `fresh` ones are shown, `stale` ones are shown while newer ones are asked for,
 * `old` ones only where the CMS has none.
 */
export function judgeRows(ageMs: number): 'fresh' | 'stale' | 'old' {
	// A clock that was set back makes no row fresh for ever.
	if (ageMs < 0 || ageMs >= OLD_ROWS_MS) return 'old'
	return ageMs < CMS_CACHE_MS ? 'fresh' : 'stale'
}
