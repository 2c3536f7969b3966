/** What /items/{collection} can be asked (section 7, Content). Values are Directus's own. */
export interface ContentQuery {
	fields?: readonly string[]
	filter?: Readonly<Record<string, unknown>>
	search?: string
	sort?: readonly string[]
	/** -1 for every row. */
	limit?: number
	offset?: number
	/** Counts from 1. */
	page?: number
	/** Queries of related rows, such as `{ pictures: { _limit: 4 } }`. */
	deep?: Readonly<Record<string, unknown>>
	alias?: Readonly<Record<string, string>>
	aggregate?: Readonly<Record<string, string | readonly string[]>>
	groupBy?: readonly string[]
}

/**
 * In this order, so that the same question has the same address whoever asks it, and with that the same place in a
 * cache.
 */
const LISTS = ['fields', 'sort', 'groupBy'] as const
const NUMBERS = ['limit', 'offset', 'page'] as const
const OBJECTS = ['filter', 'deep', 'alias', 'aggregate'] as const

/**
 * The query of an address, without its question mark; empty where nothing is asked. What is empty or undefined is
 * left out.
 */
export function formatContentQuery(query: ContentQuery): string {
	const params: [string, string][] = []
	for (const name of LISTS) if (query[name]?.length) params.push([name, query[name].join(',')])
	for (const name of NUMBERS) if (query[name] !== undefined) params.push([name, String(query[name])])
	if (query.search) params.push(['search', query.search])
	for (const name of OBJECTS) {
		const value = query[name]
		if (value && Object.keys(value).length > 0) params.push([name, JSON.stringify(value)])
	}
	return params.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
}
