import { chromium } from '@playwright/test'
import { PHONE } from './playwright.config.ts'
import { test as base } from './test.ts'

const LAUNCH_MS = 30_000

/**
 * On a busy machine one window in hundreds never came, for a reason that was not found, and the test waited for it
 * until its end. It opens in well under this time: then another browser is tried, once.
 */
function openWindow(options: Parameters<typeof chromium.launchPersistentContext>[1]) {
	const launch = () => chromium.launchPersistentContext('', { ...options, timeout: LAUNCH_MS })
	return launch().catch(launch)
}

/**
 * A test whose page is the window of an installed app: Chromium opens one with `--app`, in a browser of its own, and
 * `display-mode` is standalone for scripts and styles alike. It emulates no display mode in any other way. Pages that
 * the test opens beside it are ordinary tabs.
 */
export const test = base.extend({
	context: async (
		{ watch, baseURL, launchOptions, locale, timezoneId, geolocation, contextOptions, serviceWorkers },
		use,
	) => {
		const context = await openWindow({
			...launchOptions,
			...contextOptions,
			// Any page of the shop that runs none of its scripts.
			args: [...launchOptions.args!, `--app=${baseURL}/robots.txt`],
			...{ baseURL, locale, timezoneId, geolocation, serviceWorkers },
			// A window has its own size; an emulated phone is no app.
			viewport: null,
			isMobile: false,
			hasTouch: false,
		})
		const assertClean = await watch(context)
		await use(context)
		await assertClean()
		await context.close()
	},
	page: async ({ context }, use) => {
		const [page] = context.pages()
		await page!.setViewportSize(PHONE)
		await use(page!)
	},
})
