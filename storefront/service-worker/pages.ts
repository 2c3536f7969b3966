import {
	BUILD_HEADER,
	CACHE_NAMES,
	CACHE_PREFIX,
	CACHED_AT_ATTRIBUTE,
	CACHED_AT_HEADER,
	PAGE_END_ID,
} from '@app/contract/service-worker'
import { inLanguage, type LanguageTag, splitLanguage } from '@app/language/tags'
import { keepAssets } from './assets.ts'
import { assetsIn, BUILD, worker } from './scope.ts'

/** Pages that are the same for everybody and useful without a network. The offline page stands for all others. */
const OFFLINE_PAGE = '/offline'
const CACHED_PAGES = ['/', '/order', '/order/cart', '/track', '/branches', OFFLINE_PAGE]
const BRANCH_PAGE = /^\/branches\/[\w-]+$/
const TRACKING_PAGE = /^\/track\/([\w-]+)$/

/** A page that is kept waits no longer than this for a newer one, where the newer was asked for. */
const PATIENCE_MS = 4_000

/**
 * A page from the cache is there at once as a whole: to draw it piece by piece while it is read takes a slow phone as
 * long as to read it.
 */
const PAINT_WHOLE_PAGE = `<link rel="expect" href="#${PAGE_END_ID}" blocking="render">`

const CACHE = CACHE_NAMES.pages(BUILD)
function isCached(path: string): boolean {
	const page = splitLanguage(path).path
	return CACHED_PAGES.includes(page) || BRANCH_PAGE.test(page)
}
const findCached = async (path: string) => (await caches.open(CACHE)).match(path, { ignoreVary: true })

/** Loads what the app starts from, in the languages of the open windows: code too is another in each. */
export async function keepPages(): Promise<void> {
	const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
	const tags = new Set(windows.map(({ url }) => splitLanguage(new URL(url).pathname).tag))
	await Promise.all((tags.size > 0 ? [...tags] : (['en'] as const)).map(keepPagesIn))
}

/**
 * The code and the offline page have to be there; an outage or another build on the server must not keep out the
 * rest.
 */
async function keepPagesIn(tag: LanguageTag): Promise<void> {
	await keepAssets(assetsIn(tag))
	const keep = async (page: string) => {
		const path = inLanguage(tag, page)
		const isStored = await keepPage(path, await fetch(path, { cache: 'no-cache', credentials: 'omit' }))
		if (!isStored && page === OFFLINE_PAGE) throw new Error('The server has another build.')
	}
	const [isOffline, ...others] = [OFFLINE_PAGE, ...CACHED_PAGES.slice(0, -1)].map(keep)
	await Promise.allSettled(others)
	await isOffline
}

/** Pages of former builds name scripts that are gone. */
export async function throwOldPagesAway(): Promise<void> {
	const former = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !isCurrent(name))
	await Promise.all(former.map((name) => caches.delete(name)))
}

const isCurrent = (name: string) => [CACHE, CACHE_NAMES.assets, CACHE_NAMES.data, CACHE_NAMES.pictures].includes(name)

/**
 * Keeps a page, marked with its time, if it is one for everybody and of this worker's own build. True where it was
 * kept. A page of a newer build means that there is a newer worker.
 */
async function keepPage(path: string, response: Response): Promise<boolean> {
	const { headers, status, redirected } = response
	const isForAll =
		headers.get('Cache-Control')?.includes('public') && headers.get('Content-Type')?.startsWith('text/html')
	if (status !== 200 || redirected || !isForAll) return false
	if (headers.get(BUILD_HEADER) !== BUILD) {
		worker.registration.update().catch(() => {})
		return false
	}
	const at = String(Date.now())
	const page = (await response.text()).replace('<html ', `<html ${CACHED_AT_ATTRIBUTE}="${at}" `)
	const html = page.includes(`id="${PAGE_END_ID}"`) ? page.replace('<head>', `<head>${PAINT_WHOLE_PAGE}`) : page
	const kept = new Response(html, { headers })
	kept.headers.set(CACHED_AT_HEADER, at)
	// What the body no longer is.
	for (const name of ['Content-Encoding', 'Content-Length']) kept.headers.delete(name)
	await (await caches.open(CACHE)).put(path, kept)
	return true
}

/** The page from the network, which the browser has begun to load while the worker started. */
async function loadPage(event: FetchEvent, path: string): Promise<Response> {
	const response: Response = (await event.preloadResponse) ?? (await fetch(event.request))
	if (isCached(path)) event.waitUntil(keepPage(path, response.clone()).catch(() => false))
	if (response.headers.get(BUILD_HEADER) === BUILD)
		event.waitUntil(keepLanguage(splitLanguage(path).tag).catch(() => {}))
	return response
}

/** Somebody who changed the language may lose the network in that one. */
async function keepLanguage(tag: LanguageTag): Promise<void> {
	if (!(await findCached(inLanguage(tag, OFFLINE_PAGE)))) await keepPagesIn(tag)
}

/**
 * A page that is opened. One that is kept is there at once and renewed behind it; who reloads wants the new one.
 * Without a network the rest is the offline page, and an order's page is its pickup pass.
 */
export async function servePage(event: FetchEvent, { pathname }: URL): Promise<Response> {
	const kept = isCached(pathname) ? await findCached(pathname) : undefined
	const fresh = loadPage(event, pathname)
	const { tag, path } = splitLanguage(pathname)
	const offlinePage = inLanguage(tag, OFFLINE_PAGE)
	const isReload = event.request.cache === 'no-cache' || event.request.cache === 'reload'
	if (kept && !isReload) {
		event.waitUntil(fresh.catch(() => {}))
		return kept
	}
	try {
		return await (kept ? inTime(fresh) : fresh)
	} catch {
		if (kept) return kept
		const [, slug] = TRACKING_PAGE.exec(path) ?? []
		if (slug) return Response.redirect(inLanguage(tag, `/track#${slug}`))
		return (await findCached(offlinePage)) ?? Response.error()
	}
}

/**
 * What the router asks for on its way to another page. Without a network the browser opens that page itself, and
 * servePage answers it.
 */
export async function servePageData(event: FetchEvent, { pathname }: URL): Promise<Response> {
	const page = pathname.replace(/\/_\.data$|\.data$/, '') || '/'
	const loading = fetch(event.request)
	try {
		return await (isCached(page) ? inTime(loading) : loading)
	} catch (error) {
		// The page that is shown renews itself: it keeps what it has. (A client's own `url` is the one that it was opened
		// with.)
		const { referrer } = event.request
		if (referrer && new URL(referrer).pathname === page) throw error
		return new Response(null, {
			status: 204,
			// The router puts the language before it again.
			headers: {
				'X-Remix-Redirect': splitLanguage(page).path,
				'X-Remix-Reload-Document': 'true',
				'X-Remix-Response': 'yes',
			},
		})
	}
}

function inTime<T>(work: Promise<T>): Promise<T> {
	const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('The network is too slow.')))
	work.catch(() => {})
	return Promise.race([work, late])
}
