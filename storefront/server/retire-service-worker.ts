import { CACHE_PREFIX } from '@app/contract/service-worker'
import type { Middleware } from './request-listener.ts'

/**
 * Takes the place of a worker at once, throws everything away that it has kept, and goes. It handles no request
 * itself.
 */
const RETIRED = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
	for (const name of await caches.keys()) if (name.startsWith(${JSON.stringify(CACHE_PREFIX)})) await caches.delete(name)
	await registration.unregister()
})()))
`

/**
 * The way back from a bad service worker (SERVICE_WORKER=off): every browser that has one gets this in its place, at
 * its next page or within an hour, and works without a worker until the switch is taken back.
 */
export function retireServiceWorker(files: Middleware): Middleware {
	return (req, res, next) => {
		if (req.url?.split('?', 1)[0] !== '/sw.js') return files(req, res, next)
		res.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }).end(RETIRED)
	}
}
