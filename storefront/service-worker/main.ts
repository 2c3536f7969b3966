import { LANGUAGE_TAGS } from '@app/language/tags'
import { serveAsset, throwOldAssetsAway } from './assets.ts'
import { isPublicData, servePublicData } from './data.ts'
import { keepPages, servePage, servePageData, throwOldPagesAway } from './pages.ts'
import { servePicture } from './pictures.ts'
import { listenForPush } from './push.ts'
import { assetsIn, worker } from './scope.ts'
import { listenForTakeOver } from './take-over.ts'

worker.addEventListener('install', (event) => {
	// A new worker waits beside the old one until the customer takes it (take-over.ts); only the first takes its place
	// at once.
	event.waitUntil(keepPages())
})

worker.addEventListener('activate', (event) => {
	event.waitUntil(
		Promise.all([
			throwOldAssetsAway(LANGUAGE_TAGS.flatMap(assetsIn)),
			throwOldPagesAway(),
			worker.registration.navigationPreload?.enable(),
			worker.clients.claim(),
		]),
	)
})

worker.addEventListener('fetch', (event) => {
	const { request } = event
	// Whoever says who they are gets an answer of their own: it passes by, and nothing of it is kept.
	if (request.method !== 'GET' || request.headers.has('Authorization')) return
	const url = new URL(request.url)
	if (url.origin !== worker.location.origin) {
		if (isPublicData(url) && request.credentials !== 'include') event.respondWith(servePublicData(event))
		return
	}
	if (request.mode === 'navigate') event.respondWith(servePage(event, url))
	else if (url.pathname.startsWith('/assets/')) event.respondWith(serveAsset(event))
	else if (url.pathname.startsWith('/media/')) servePicture(event, url)
	else if (url.pathname.endsWith('.data')) event.respondWith(servePageData(event, url))
})

listenForTakeOver()
listenForPush()
