import type { BrowserContext, Page } from '@playwright/test'

/** What a visit leaves behind, by name. */
interface Traces {
	cookies: string[]
	storage: string[]
}

/** What the shop itself needs: the only names without a consent. */
const NECESSARY =
	/^(big-dill-consent|cart-state|cart-id|cart-notice|pickup|order-attempt|payment-(state|slug|step|unresolved)|recent-orders|order-proofs|kept-cart|theme|loader-message|device_id|device-log|session-id|react-router-scroll-positions|build-\w+|pwa_\w+|auth_\w+|directus_\w+)$/

/** Every request of a context to a server that is not ours. */
export function watchOutside(context: BrowserContext, ours: readonly string[]): string[] {
	const outside: string[] = []
	const isOurs = new Set(ours.map((url) => new URL(url).origin))
	context.on('request', (request) => {
		const url = request.url()
		if (/^(https?|wss?):/.test(url) && !isOurs.has(new URL(url).origin)) outside.push(url)
	})
	return outside
}

export async function readTraces(page: Page): Promise<Traces> {
	const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
	return { cookies: (await page.context().cookies()).map(({ name }) => name), storage }
}

/** The names that are none of the shop's own. */
export const foreign = ({ cookies, storage }: Traces): string[] =>
	[...cookies, ...storage].filter((name) => !NECESSARY.test(name)).sort()
