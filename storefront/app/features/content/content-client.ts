import { type ContentQuery, formatContentQuery } from '@app/domain/content/content-query'
import { isCached, isOpenCollection, judgeRows } from '@app/domain/content/content-rules'
import * as v from 'valibot'
import { bearer } from '../../lib/auth/credentials.ts'
import { createCmsClient } from '../../lib/http/cms-client.ts'
import { noAnswer } from '../../lib/http/request-error.ts'
import { now as clock } from '../../lib/timing/clock.ts'

/** The CMS is given this long, and rows that come late are kept for the next reader. */
const TIMEOUT_MS = 10_000
/** A page that has older rows to show does not wait longer for newer ones. */
const PATIENCE_MS = 4_000
/**
 * Questions are ours, and a slug is asked for among the rows that are there: beyond this the longest unused is
 * forgotten.
 */
const MAX_CACHED = 200

/** Rows, and when they came from the CMS: epoch ms. */
interface Rows<T> {
	rows: T
	at: number
}

export interface ContentClient {
	/**
	 * Public rows of a collection, read by `schema`; a singleton is one row. Rows of up to a minute come from memory;
	 * older ones too, while newer ones are asked for unseen; what nobody asked for lately waits for the CMS, and is
	 * shown all the same where that fails. `isFresh` waits for rows of this minute: for what is made ahead of whoever
	 * will look at it. With `maxAgeMs` older ones are asked for anew, at most once in that time, and shown where that
	 * fails. With `patienceMs` nothing is waited for longer, nor what nobody has yet.
	 * @throws Error before any request where the collection is Directus's own. @throws RequestError where there are no
	 * rows at all.
	 */
	read: <Schema extends v.GenericSchema>(
		collection: string,
		query: ContentQuery,
		schema: Schema,
		options?: { isFresh?: boolean; maxAgeMs?: number; patienceMs?: number },
	) => Promise<Rows<v.InferOutput<Schema>>>
}

function refuse(): never {
	throw noAnswer()
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface CachedRows {
	/** Null until they came for the first time. */
	known: Rows<unknown> | null
	/** The request that is under way: however many ask, one is made. */
	running: Promise<Rows<unknown>> | null
	/** When the last request began: epoch ms. */
	askedAt: number
}

/**
 * The content of the CMS over /items/{collection} (section 7), for the server that renders pages and for a browser
 * alike, asked without anybody's credentials: what it gives is the same for everybody.
 */
export function createContentClient(options: {
	/** Address of the CMS, null where none is configured. */
	cmsUrl: string | null
	fetch?: typeof fetch
	/** STOREFRONT_PUBLIC_TOKEN, which reads carry; null where there is none. */
	publicToken?: string | null
	now?: () => number
	/** Resolves after so many ms. */
	wait?: (ms: number) => Promise<unknown>
	/** Newer rows could not be had while older ones were shown. */
	onError?: (error: unknown) => void
}): ContentClient {
	const { cmsUrl, fetch: request, publicToken = null, now = clock, wait = delay, onError = () => undefined } = options
	const by = publicToken === null ? {} : bearer(publicToken)
	const cms = createCmsClient(cmsUrl, request)
	const kept = new Map<string, CachedRows>()

	async function ask(path: string, schema: v.GenericSchema): Promise<Rows<unknown>> {
		const signal = AbortSignal.timeout(TIMEOUT_MS)
		const { data } = await cms.get(path, v.object({ data: schema }), { ...by, isPublic: true, signal })
		return { rows: data, at: now() }
	}

	/** The place of a question, moved to the young end of the map. */
	function placeOf(path: string): CachedRows {
		const place = kept.get(path) ?? { known: null, running: null, askedAt: Number.NEGATIVE_INFINITY }
		kept.delete(path)
		kept.set(path, place)
		const [oldest] = kept.keys()
		if (kept.size > MAX_CACHED) kept.delete(oldest!)
		return place
	}

	function renew(place: CachedRows, path: string, schema: v.GenericSchema): Promise<Rows<unknown>> {
		if (place.running) return place.running
		place.askedAt = now()
		place.running = ask(path, schema)
			.then((rows) => {
				place.known = rows
				return rows
			})
			.finally(() => {
				place.running = null
			})
		return place.running
	}

	async function readCached(
		path: string,
		schema: v.GenericSchema,
		{ isFresh, maxAgeMs, patienceMs }: { isFresh: boolean; maxAgeMs: number; patienceMs?: number },
	): Promise<Rows<unknown>> {
		const place = placeOf(path)
		const { known } = place
		const judged = known && judgeRows(now() - known.at)
		const isYoung = now() - place.askedAt < maxAgeMs
		if (known && judged === 'fresh' && isYoung) return known
		const newer = renew(place, path, schema)
		if (!known) return patienceMs === undefined ? newer : Promise.race([newer, wait(patienceMs).then(refuse)])
		const orKnown = newer.catch((error) => {
			onError(error)
			return known
		})
		if (judged === 'stale' && !isFresh && isYoung) return known
		return Promise.race([orKnown, wait(patienceMs ?? PATIENCE_MS).then(() => known)])
	}

	return {
		async read(collection, query, schema, { isFresh = false, maxAgeMs = Number.POSITIVE_INFINITY, patienceMs } = {}) {
			if (!isOpenCollection(collection)) throw new Error(`Not a collection of content: ${collection}`)
			const asked = formatContentQuery(query)
			const path = `/items/${collection}${asked && `?${asked}`}`
			const found = isCached(collection)
				? await readCached(path, schema, { isFresh, maxAgeMs, patienceMs })
				: await ask(path, schema)
			return found as Rows<v.InferOutput<typeof schema>>
		},
	}
}
