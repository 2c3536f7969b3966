import { CACHE_NAMES, CACHED_AT_HEADER } from '@app/contract/service-worker'

/** Replies of the CMS that are the same for everybody. Nothing else of it is kept. */
const PUBLIC_DATA = ['/capi/shop/menu-test', '/capi/shop/branches']

export const isPublicData = ({ pathname, search }: URL): boolean =>
	PUBLIC_DATA.includes(pathname) && /^(\?language=[a-z]{2})?$/.test(search)

/**
 * The menu and the branches as the CMS has them now; as it last had them, marked with their time, where there is no
 * network.
 */
export async function servePublicData(event: FetchEvent): Promise<Response> {
	const cache = await caches.open(CACHE_NAMES.data)
	try {
		const response = await fetch(event.request)
		if (response.status === 200) event.waitUntil(keep(cache, event.request, response.clone()).catch(() => {}))
		return response
	} catch (error) {
		const kept = await cache.match(event.request.url, { ignoreVary: true })
		if (!kept) throw error
		return kept
	}
}

async function keep(cache: Cache, { url }: Request, response: Response): Promise<void> {
	const headers = new Headers({ 'Content-Type': 'application/json', [CACHED_AT_HEADER]: String(Date.now()) })
	await cache.put(url, new Response(await response.text(), { headers }))
}
