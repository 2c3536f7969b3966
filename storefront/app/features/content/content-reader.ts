import type { ContentQuery } from '@app/domain/content/content-query'
import { t } from '@app/language/current'
import type * as v from 'valibot'
import { RequestError } from '../../lib/http/request-error.ts'
import type { ContentClient } from './content-client.ts'

/** What a page that is being rendered reads its texts with. */
export interface ContentReader {
	/**
	 * Public rows of a collection; a singleton is one row.
	 * @throws Response 403 where the CMS refuses the rows to everybody. @throws Response 503 where the CMS has never
	 * answered: an outage takes no page out of a search engine.
	 */
	read: <Schema extends v.GenericSchema>(
		collection: string,
		query: ContentQuery,
		schema: Schema,
	) => Promise<v.InferOutput<Schema>>
	/** The same for what a page can do without: `fallback` where there are no rows. */
	readOr: <Schema extends v.GenericSchema>(
		fallback: v.InferOutput<Schema>,
		collection: string,
		query: ContentQuery,
		schema: Schema,
	) => Promise<v.InferOutput<Schema>>
	/** The same for rows that are hardly older than the question: for what may have changed a moment ago. */
	young: ContentReader
}

/** See `ContentReader.young`. */
const MAX_AGE_MS = 2_000
const OUTAGE_PATIENCE_MS = 250

interface Rendering {
	/** Nobody waits for the page: its texts are those of this minute. */
	isFresh?: boolean
	/** Told when each of the page's texts came from the CMS, epoch ms: the page is as old as the oldest of them. */
	noteAge?: (at: number) => void
	report: (error: unknown) => void
	/** Older rows are asked for anew. */
	maxAgeMs?: number
	/** The shop is out of order, which the page says instead: hardly anything is waited for. */
	isOut?: boolean
}

/** Reads for one rendering. */
export function createContentReader(client: ContentClient, rendering: Rendering): ContentReader {
	const { isFresh, noteAge = () => undefined, report, maxAgeMs, isOut = false } = rendering
	const patienceMs = isOut ? OUTAGE_PATIENCE_MS : undefined
	async function ask<Schema extends v.GenericSchema>(collection: string, query: ContentQuery, schema: Schema) {
		const { rows, at } = await client.read(collection, query, schema, { isFresh, maxAgeMs, patienceMs })
		noteAge(at)
		return rows
	}
	return {
		async read(collection, query, schema) {
			try {
				return await ask(collection, query, schema)
			} catch (error) {
				if (!(error instanceof RequestError)) throw error
				report(error)
				if (error.status === 403) throw new Response(null, { status: 403 })
				throw new Response(t('This page is not available at the moment.'), { status: 503 })
			}
		},
		readOr: (fallback, ...asked) => ask(...asked).catch(() => fallback),
		get young() {
			return createContentReader(client, { ...rendering, maxAgeMs: MAX_AGE_MS })
		},
	}
}
