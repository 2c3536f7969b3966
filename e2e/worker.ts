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

/** Lets the styles of the installed app hold: Chromium emulates no `display-mode`. Every such rule has to name both ways of showing. */
export async function holdInstalledStyles(page: Page): Promise<void> {
	const conditions = await page.evaluate(() => {
		const found: string[] = []
		const visit = (rules: CSSRuleList) => {
			for (const rule of rules) {
				if (rule instanceof CSSMediaRule && rule.conditionText.includes('display-mode')) {
					found.push(rule.conditionText)
					rule.media.mediaText = 'all'
				} else if ('cssRules' in rule) visit((rule as CSSGroupingRule).cssRules)
			}
		}
		for (const sheet of document.styleSheets) visit(sheet.cssRules)
		return found
	})
	expect(conditions.length).toBeGreaterThan(0)
	for (const condition of conditions) for (const mode of ['standalone', 'minimal-ui']) expect(condition).toContain(mode)
}
