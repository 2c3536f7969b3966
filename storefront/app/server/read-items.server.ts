import { CMS_CACHE_MS } from '@app/contract/constants'
import * as v from 'valibot'
import { now } from '../platform/clock.ts'

const TIMEOUT_MS = 4_000
/** Queries are ours and few; beyond this somebody makes them up. */
const MAX_KEPT = 100

const kept = new Map<string, { at: number; items: Promise<unknown> }>()

/**
 * Public rows of the CMS for a page that is rendered on this server, kept for a minute: `query` is Directus's own (`filter`, `fields` …), and
 * the same query is the same rows for everybody.
 * @throws Response 503 while the CMS does not answer.
 */
export async function readItems<Schema extends v.GenericSchema>(
	cmsUrl: string | null,
	collection: string,
	query: Record<string, string>,
	schema: Schema,
): Promise<v.InferOutput<Schema>> {
	const address = `${cmsUrl}/items/${collection}?${new URLSearchParams(query)}`
	const last = kept.get(address)
	const items = last && now() - last.at < CMS_CACHE_MS ? last.items : fetchItems(address)
	if (items !== last?.items) keep(address, items)
	try {
		return v.parse(schema, await items)
	} catch {
		kept.delete(address)
		throw new Response('This page is not available at the moment.', { status: 503 })
	}
}

function keep(address: string, items: Promise<unknown>): void {
	if (kept.size >= MAX_KEPT) kept.clear()
	kept.set(address, { at: now(), items })
}

async function fetchItems(address: string): Promise<unknown> {
	const reply = await fetch(address, {
		headers: { Accept: 'application/json' },
		signal: AbortSignal.timeout(TIMEOUT_MS),
	})
	if (!reply.ok) throw new Error(`The CMS answered ${reply.status}.`)
	return (await reply.json()).data
}
