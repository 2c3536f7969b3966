import { ICON_MAX_URL_LENGTH, ICON_SERVER_TIMEOUT_MS } from '@app/contract/constants'
import { type DrawnIcon, ICON_NAME, type IconSet, IconSetSchema } from '@app/contract/icons'
import { drawIcon } from '@app/domain/content/draw-icon'
import * as v from 'valibot'
import { fetchCms } from '../lib/http/fetch-cms.server.ts'
import { now } from '../lib/timing/clock.ts'
import type { PageContext } from './page-context.server.ts'

/** A drawing hardly ever changes; one that is missing may be added, and a service that failed may be back. */
const KEEP_MS = 86_400_000
const KEEP_MISSING_MS = 60_000
const KEEP_FAILURE_MS = 10_000
const MAX_CACHED = 1_000
/** A page waits this long for its icons; what comes later is there for the next one, and the browser asks by itself. */
const PATIENCE_MS = 300

/** Icons by name. One that is not here is fetched by the browser. */
type DrawnIcons = Readonly<Record<string, DrawnIcon>>

interface Entry {
	drawn: DrawnIcon | null
	until: number
}

const cached = new Map<string, Entry>()
const running = new Map<string, Promise<void>>()

/**
 * Draws the icons that editors chose by name into a page: they cost no request and no script. Never rejects, and
 * never holds up a page for long.
 */
export async function drawIcons(
	{ cmsInternalUrl }: Pick<PageContext, 'cmsInternalUrl'>,
	names: readonly (string | null | undefined)[],
	patienceMs = PATIENCE_MS,
): Promise<DrawnIcons> {
	const wanted = [...new Set(names)].filter((name): name is string => typeof name === 'string' && ICON_NAME.test(name))
	const unknown = wanted.filter((name) => !((cached.get(name)?.until ?? 0) > now()))
	if (cmsInternalUrl !== null && unknown.length > 0) await waitFor(unknown, cmsInternalUrl, patienceMs)
	return Object.fromEntries(
		wanted.flatMap((name) => {
			const drawn = cached.get(name)?.drawn
			return drawn ? [[name, drawn]] : []
		}),
	)
}

async function waitFor(names: readonly string[], cmsUrl: string, patienceMs: number): Promise<void> {
	const asked = names.filter((name) => !running.has(name))
	for (const batch of batches(asked)) {
		const fetching = fetchBatch(batch, cmsUrl).finally(() => {
			for (const name of batch.names) running.delete(`${batch.prefix}:${name}`)
		})
		for (const name of batch.names) running.set(`${batch.prefix}:${name}`, fetching)
	}
	const all = Promise.all(names.map((name) => running.get(name)))
	let timer: NodeJS.Timeout | undefined
	const patience = new Promise((resolve) => {
		timer = setTimeout(resolve, patienceMs)
	})
	await Promise.race([all, patience])
	clearTimeout(timer)
}

interface Batch {
	prefix: string
	names: string[]
}

/** Requests for a list of names: one set each, and no address longer than the service takes. */
function batches(names: readonly string[]): Batch[] {
	const found: Batch[] = []
	for (const full of names) {
		const [prefix = '', name = ''] = full.split(':')
		const batch = found.findLast((candidate) => candidate.prefix === prefix)
		const fits = batch && addressOf({ prefix, names: [...batch.names, name] }).length <= ICON_MAX_URL_LENGTH
		if (batch && fits) batch.names.push(name)
		else found.push({ prefix, names: [name] })
	}
	return found
}

const addressOf = ({ prefix, names }: Batch) => `/capi/icons/${prefix}.json?icons=${names.join(',')}`

async function fetchBatch(batch: Batch, cmsUrl: string): Promise<void> {
	const set = await fetchSet(cmsUrl + addressOf(batch)).catch(() => 'failed' as const)
	for (const name of batch.names) {
		const key = `${batch.prefix}:${name}`
		// A drawing that was there is better than none.
		if (set === 'failed') keep(key, cached.get(key)?.drawn ?? null, KEEP_FAILURE_MS)
		else {
			const drawn = set && drawIcon(set, name)
			keep(key, drawn, drawn ? KEEP_MS : KEEP_MISSING_MS)
		}
	}
}

async function fetchSet(address: string): Promise<IconSet | null> {
	const reply = await fetchCms(address, {
		headers: { Accept: 'application/json' },
		signal: AbortSignal.timeout(ICON_SERVER_TIMEOUT_MS),
	})
	if (reply.status === 404) return null
	if (!reply.ok) throw new Error(`The icon service answered ${reply.status}`)
	return v.parse(IconSetSchema, await reply.json())
}

function keep(key: string, drawn: DrawnIcon | null, forMs: number): void {
	if (cached.size >= MAX_CACHED) cached.clear()
	cached.set(key, { drawn, until: now() + forMs })
}
