import type { Page } from '@playwright/test'

/**
 * As if the page ran in an installed app's window. Chromium's debugging protocol emulates colours and motion but no display mode, so scripts are
 * told; styles are not. Call it before the page is opened.
 */
export async function runInstalled(page: Page, mode: 'standalone' | 'minimal-ui' = 'standalone'): Promise<void> {
	await page.addInitScript((shown) => {
		const ask = window.matchMedia.bind(window)
		window.matchMedia = (query) => {
			const answer = ask(query)
			if (query.includes('display-mode')) {
				Object.defineProperty(answer, 'matches', { value: query === `(display-mode: ${shown})` })
			}
			return answer
		}
	}, mode)
}

/** Everything that the device database holds, by store and key. */
export function readDeviceDatabase(page: Page): Promise<Record<string, Record<string, unknown>>> {
	return page.evaluate(async () => {
		const done = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result)
				request.onerror = () => reject(request.error)
			})
		const database = await done(indexedDB.open('BigDill_PWA_Storage_V7', 7))
		const stores: Record<string, Record<string, unknown>> = {}
		for (const name of database.objectStoreNames) {
			const store = database.transaction(name).objectStore(name)
			const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
			stores[name] = Object.fromEntries(keys.map((key, index) => [String(key), values[index]]))
		}
		database.close()
		return stores
	})
}
