import { expect, type Page } from '@playwright/test'

/** Waits until the service worker controls the page and has kept what the app starts from. */
export async function workerIsReady(page: Page): Promise<void> {
	await expect
		.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), { timeout: 60_000 })
		.toBe('activated')
}

/** Everything that the origin's caches hold, addresses and texts. */
export function readCaches(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const texts: string[] = []
		for (const name of await caches.keys()) {
			const cache = await caches.open(name)
			for (const request of await cache.keys()) {
				const reply = await cache.match(request)
				const isText = /json|html/.test(reply?.headers.get('content-type') ?? '')
				texts.push(request.url, isText ? await reply!.text() : '')
			}
		}
		return texts.join('\n')
	})
}
