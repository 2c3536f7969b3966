import { setTimeout as sleep } from 'node:timers/promises'
import { MENU_CACHE_MS, SOURCE_LANGUAGE } from '@app/contract/constants'
import { successOf } from '@app/contract/errors'
import { MenuSchema } from '@app/contract/menu'
import { menuPath } from '@app/contract/menu-path'
import { SystemStatusWordSchema } from '@app/contract/system'
import * as v from 'valibot'
import type { CmsSnapshot, ShopStatus } from '../app/server/page-context.server.ts'

/** The CMS is asked at most this often. */
const REVALIDATE_AFTER_MS = 1_000
/**
 * A read that finds older data waits this long for the CMS, so that a product that staff just sold out is not shown
 * again.
 */
const PATIENCE_MS = 250
const TIMEOUT_MS = 2_500

const StatusReplySchema = v.object({ status: SystemStatusWordSchema })
const MenuReplySchema = successOf(MenuSchema)

type MenuVersion = { menu: CmsSnapshot['menu']; etag: string }
const NO_MENU: MenuVersion = { menu: null, etag: '' }

interface SnapshotOptions {
	/** Address of the CMS for this server, null where none is configured. */
	cmsUrl: string | null
	fetch?: typeof fetch
	now?: () => number
	/** Resolves after so many ms. */
	wait?: (ms: number) => Promise<unknown>
	log?: (message: string, error: unknown) => void
}

export interface SnapshotDemand {
	/** The visitor has asked for the page once more: what they did or saw elsewhere may be newer than what is kept. */
	isReload?: boolean
}
const waitUnheld = (ms: number) => sleep(ms, undefined, { ref: false })

type Reader = (demand: SnapshotDemand) => Promise<CmsSnapshot>

/** What every page needs from the CMS, in the languages of those pages: each is read when it is first asked for. */
export function createCmsSnapshot(
	options: SnapshotOptions,
): (language?: string, demand?: SnapshotDemand) => Promise<CmsSnapshot> {
	const readers = new Map<string, Reader>()
	return function read(language = SOURCE_LANGUAGE, demand = {}) {
		const reader = readers.get(language) ?? createReader(options, menuPath(language))
		readers.set(language, reader)
		return reader(demand)
	}
}

/**
 * Keeps what every page needs from the CMS: the status word and the menu with its branches. Reads are answered from
 * memory; a stale one starts a conditional request, which it awaits for a moment, and as long as it takes where the
 * data is long stale. A reload is answered by a request that began after it, or by what is known where that takes too
 * long. The last menu survives an outage.
 */
function createReader(options: SnapshotOptions, path: string): Reader {
	const { cmsUrl, fetch: request = fetch, now = Date.now, wait = waitUnheld, log = console.error } = options
	if (cmsUrl === null) {
		const unconfigured: CmsSnapshot = { status: 'unconfigured', menu: null, version: 'unconfigured' }
		return async () => unconfigured
	}

	let known = NO_MENU
	let snapshot: CmsSnapshot | null = null
	let checkedAt = 0
	let running: Promise<CmsSnapshot> | null = null

	const ask = (path: string, headers: Record<string, string> = {}) =>
		request(`${cmsUrl}${path}`, {
			headers: { Accept: 'application/json', ...headers },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		})

	async function readStatus(): Promise<ShopStatus> {
		try {
			const reply = await ask('/capi/system/word')
			return v.parse(StatusReplySchema, await reply.json()).status
		} catch {
			return 'unreachable'
		}
	}

	async function readMenu(): Promise<MenuVersion> {
		try {
			const reply = await ask(path, known.etag ? { 'If-None-Match': known.etag } : {})
			if (reply.status === 304) return known
			if (!reply.ok) throw new Error(`menu answered ${reply.status}`)
			const { data } = v.parse(MenuReplySchema, await reply.json())
			return { menu: data, etag: reply.headers.get('etag') ?? `"${now()}"` }
		} catch (error) {
			if (known.menu !== null) return known
			log('The menu could not be read.', error)
			return NO_MENU
		}
	}

	async function refresh(): Promise<CmsSnapshot> {
		const [word, menu] = await Promise.all([readStatus(), readMenu()])
		known = menu
		const isRunning = word === 'up' || word === 'degraded'
		const status = isRunning && menu.menu === null ? 'unreadable' : word
		const version = `${status} ${menu.etag}`
		if (snapshot?.version !== version) {
			if (snapshot?.status !== status && status === 'unreachable') log('The CMS does not answer.', cmsUrl)
			snapshot = { status, menu: menu.menu, version }
		}
		checkedAt = now()
		return snapshot
	}

	function refreshOnce(): Promise<CmsSnapshot> {
		running ??= refresh().finally(() => {
			running = null
		})
		return running
	}

	/** One that is under way may have read the CMS before; all who come during it share the next one. */
	async function refreshAfterNow(): Promise<CmsSnapshot> {
		await running
		return refreshOnce()
	}

	const within = (ms: number, asked: Promise<CmsSnapshot>, known: CmsSnapshot) =>
		Promise.race([asked, wait(ms).then(() => known)])

	return async function read({ isReload = false }) {
		if (snapshot && isReload) return within(TIMEOUT_MS, refreshAfterNow(), snapshot)
		const age = now() - checkedAt
		if (snapshot && age <= REVALIDATE_AFTER_MS) return snapshot
		const asked = refreshOnce()
		if (!snapshot || age > MENU_CACHE_MS) return asked
		return within(PATIENCE_MS, asked, snapshot)
	}
}
