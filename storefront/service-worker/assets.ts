import { CACHE_NAMES } from '@app/contract/service-worker'
import { BUILD } from './scope.ts'

/** So many files are asked for at once: the page that is open has the connection for itself. */
const AT_ONCE = 4
/** An entry of the cache that lists what the newest builds need. */
const LISTS = '/assets/lists'

type List = { build: string; urls: string[] }

const openCache = () => caches.open(CACHE_NAMES.assets)

/**
 * Keeps the files of a build. What a former build kept, or the open page has just loaded, is not loaded again.
 * @throws where one is missing
 */
export async function keepAssets(urls: readonly string[]): Promise<void> {
	const cache = await openCache()
	const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
	const missing = urls.filter((url) => !kept.has(url))
	const work = async () => {
		for (let url = missing.pop(); url !== undefined; url = missing.pop()) await cache.add(url)
	}
	await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/**
 * Throws away what neither this build nor the one before it names: a tab that is still open with the former build
 * (one that is paying, for example) loads the rest of its code from here, since the server has it no more.
 */
export async function throwOldAssetsAway(urls: string[]): Promise<void> {
	const cache = await openCache()
	const stored: List[] = (await (await cache.match(LISTS))?.json().catch(() => [])) ?? []
	const lists = [{ build: BUILD, urls }, ...stored.filter(({ build }) => build !== BUILD)].slice(0, 2)
	await cache.put(LISTS, new Response(JSON.stringify(lists)))
	const needed = new Set([LISTS, ...lists.flatMap((list) => list.urls)])
	const names = await cache.keys()
	await Promise.all(names.map((name) => needed.has(new URL(name.url).pathname) || cache.delete(name)))
}

/**
 * A file of the build: its name holds a hash of its content, so that one that is kept is right for ever. Rare ones
 * are kept when they are used.
 */
export async function serveAsset(event: FetchEvent): Promise<Response> {
	const cache = await openCache()
	const kept = await cache.match(event.request.url, { ignoreVary: true })
	if (kept) return kept
	const response = await fetch(event.request)
	if (response.status === 200 && response.type === 'basic') {
		event.waitUntil(cache.put(event.request.url, response.clone()).catch(() => {}))
	}
	return response
}
