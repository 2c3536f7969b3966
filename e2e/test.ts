import { type BrowserContext, test as base, expect } from '@playwright/test'
import { refuseCookies } from './consent.ts'
import { declineNews } from './push-browser.ts'
import { createSecrecy, type Secrecy } from './secrecy.ts'
import { Staff } from './staff.ts'

/** What Playwright says where service workers are blocked. */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright/
/**
 * What the browser itself reports for a failure that a test asks for: a page that does not exist, a CMS that is down.
 */
const FAILED_LOAD = /^(Failed to load resource|WebSocket connection to)/

interface Fixtures {
	/** Whether the visitor has answered the cookie question already; a first visit has not. */
	isFirstVisit: boolean
	/**
	 * Whether the pages of an order may ask about notifications by themselves, after a while: over whatever the test
	 * does there.
	 */
	isAskedForNews: boolean
	staff: Staff
	/** The folder of the product that the test talks to. */
	varDir: string
	/** Finds passwords, tokens and card numbers of the test where none may be; looked at when it ends. */
	secrecy: Secrecy
	/** From here on a message of the console that matches is no complaint. */
	allowMessages: (pattern: RegExp) => void
	allowFailedLoads: () => void
}

interface Watch {
	allowed: RegExp[]
	/** Makes a visitor of a browser; gives what looks, at the end, for what went wrong in it. */
	watch: (context: BrowserContext) => Promise<() => Promise<void>>
}

/**
 * A test whose pages fail it on any error, warning or broken policy in the console, and on secrets in addresses,
 * histories and caches.
 */
export const test = base.extend<Fixtures & Watch>({
	baseURL: async ({}, use) => use(process.env.E2E_STOREFRONT_URL!),
	isFirstVisit: [false, { option: true }],
	isAskedForNews: [false, { option: true }],
	staff: async ({}, use) => use(await Staff.signIn()),
	varDir: async ({}, use) => use(process.env.E2E_VAR_DIR!),
	secrecy: [
		async ({ browser, varDir }, use) => {
			const secrecy = createSecrecy(varDir)
			const open = browser.newContext
			// Whoever opens one: the fixtures of Playwright, or a test for somebody else's browser.
			browser.newContext = async (...options) => {
				const context = await open.apply(browser, options)
				secrecy.watch(context)
				return context
			}
			await use(secrecy)
			browser.newContext = open
		},
		{ auto: true },
	],
	allowed: async ({}, use) => use([BLOCKED_WORKER]),
	allowMessages: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
	allowFailedLoads: async ({ allowed }, use) => use(() => void allowed.push(FAILED_LOAD)),
	watch: async ({ allowed, secrecy, baseURL, isFirstVisit, isAskedForNews }, use) => {
		const complaints: string[] = []
		await use(async (context) => {
			if (!isFirstVisit) await refuseCookies(context, baseURL!)
			if (!isAskedForNews) await declineNews(context)
			secrecy.watch(context)
			context.on('weberror', (error) => complaints.push(error.error().stack ?? String(error.error())))
			context.on('console', (message) => {
				if (message.type() !== 'error' && message.type() !== 'warning') return
				if (allowed.some((pattern) => pattern.test(message.text()))) return
				complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
			})
			return async () => {
				// A request that a test answers itself may still be under way: what it runs into is nobody's business any more.
				for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
				expect(complaints, 'the browser complained').toEqual([])
				expect(await secrecy.find(), 'a secret is where none may be').toEqual([])
			}
		})
	},
	context: async ({ context, watch }, use) => {
		const assertClean = await watch(context)
		await use(context)
		await assertClean()
	},
})

export { expect }
