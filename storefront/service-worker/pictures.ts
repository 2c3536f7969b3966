import { CACHE_NAMES } from '@app/contract/service-worker'

/** Pictures of people are theirs, and gone with their sign-in. */
const DISH = /^\/media\/[\da-f-]{36}\/product-(card|sheet)$/
/** Staff replace a picture now and then: the newer one is shown the next time. */
const MAX_AGE_MS = 86_400_000
/** The oldest go beyond this: some 4 MB. */
const MAX_PICTURES = 200

/** Pictures of dishes: the kept one at once, renewed behind it after a day. */
export function servePicture(event: FetchEvent, { pathname }: URL): void {
	if (DISH.test(pathname)) event.respondWith(showPicture(event))
}

async function showPicture(event: FetchEvent): Promise<Response> {
	const cache = await caches.open(CACHE_NAMES.pictures)
	const kept = await cache.match(event.request, { ignoreVary: true })
	const load = async () => {
		const response = await fetch(event.request)
		if (response.status === 200) event.waitUntil(keep(cache, event.request, response.clone()).catch(() => {}))
		return response
	}
	if (!kept) return load()
	const age = Date.now() - Date.parse(kept.headers.get('Date') ?? '')
	if (!(age < MAX_AGE_MS)) event.waitUntil(load().catch(() => {}))
	return kept
}

async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
	// Put in again at the young end.
	await cache.delete(request, { ignoreVary: true })
	await cache.put(request, response)
	const [oldest, ...others] = await cache.keys()
	if (oldest && others.length >= MAX_PICTURES) await cache.delete(oldest, { ignoreVary: true })
}
