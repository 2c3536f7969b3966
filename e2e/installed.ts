import type { Page } from '@playwright/test'

/**
 * As if the page ran in the window of an app that is installed with the browser's smallest bar, which Chromium cannot
 * be asked for: scripts are told, styles are not. `app-window.ts` has the real window of a standalone app. Call it
 * before the page is opened.
 */
export async function runInMinimalUi(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const ask = window.matchMedia.bind(window)
		window.matchMedia = (query) => {
			const answer = ask(query)
			if (query.includes('display-mode')) {
				Object.defineProperty(answer, 'matches', { value: query === '(display-mode: minimal-ui)' })
			}
			return answer
		}
	})
}

/** Whether every rule for the installed app names both ways of showing it: a test sees but one. */
export function namesBothModes(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const found: string[] = []
		const visit = (rules: CSSRuleList) => {
			for (const rule of rules) {
				if (rule instanceof CSSMediaRule && rule.conditionText.includes('display-mode')) found.push(rule.conditionText)
				else if ('cssRules' in rule) visit((rule as CSSGroupingRule).cssRules)
			}
		}
		for (const sheet of document.styleSheets) visit(sheet.cssRules)
		return found.length > 0 && found.every((text) => text.includes('standalone') && text.includes('minimal-ui'))
	})
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

/** Puts a record among those of the device, in the database that the page has made. */
export function writeDeviceInfo(page: Page, key: string, value: object): Promise<void> {
	return page.evaluate(
		([name, record]) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('BigDill_PWA_Storage_V7', 7)
				opening.onerror = () => reject(opening.error)
				opening.onsuccess = () => {
					const change = opening.result.transaction('deviceInfo', 'readwrite')
					change.objectStore('deviceInfo').put(record, name)
					change.oncomplete = () => resolve(opening.result.close())
				}
			}),
		[key, value] as const,
	)
}
