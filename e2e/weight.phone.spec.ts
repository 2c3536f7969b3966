import { inLanguage, LANGUAGE_TAGS, splitLanguage } from '@app/language/tags'
import type { Page } from '@playwright/test'
import { listPublicPages } from '../bench/public-pages.ts'
import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

/** JavaScript of a first visit: until the page is quiet as transferred, and what it needs to come to life in gzip. */
const MAX_SCRIPT_BYTES = 165_000
/**
 * Files it may come in: each costs a slow phone 6 to 10 ms before it says anything (storefront/vite.config.ts puts
 * them together).
 */
const MAX_SCRIPTS = 18
/** Code of an order, a payment or an account, which has no business on pages that are read. */
const OF_OTHER_PAGES = /map|payment|checkout|stripe|session|settings|menu-board|product-sheet/

/**
 * Notes each of Intl's formats that a page makes: the first takes a slow phone a seventh of a second. Runs in the
 * page.
 */
function noteFormats(): void {
	const made: string[] = []
	Object.assign(globalThis, { made })
	const note = (name: string, format: (...given: never[]) => unknown) =>
		new Proxy(format, {
			construct(target, given) {
				made.push(`${name} ${JSON.stringify(given)}`)
				return Reflect.construct(target, given)
			},
		})
	const { NumberFormat, DateTimeFormat, PluralRules } = Intl
	Object.assign(Intl, {
		NumberFormat: note('NumberFormat', NumberFormat),
		DateTimeFormat: note('DateTimeFormat', DateTimeFormat),
		PluralRules: note('PluralRules', PluralRules as never),
	})
}

/** Opens a page as who was never there, and gives the bytes of each script that it loads until it is quiet. */
async function weigh(page: Page, path: string): Promise<Map<string, number>> {
	const scripts = new Map<string, number>()
	page.on('response', (response) => {
		if (response.url().endsWith('.js'))
			scripts.set(new URL(response.url()).pathname, Number(response.headers()['content-length']))
	})
	await page.goto(path)
	await new Shop(page).isLive()
	await page.waitForLoadState('networkidle')
	return scripts
}

/** The bytes in gzip of the scripts that a page names itself. */
async function weighNamed(address: string): Promise<number> {
	const page = await (await fetch(address)).text()
	const files = new Set(Array.from(page.matchAll(/\/assets\/[\w.-]+\.js/g), ([file]) => file))
	const sizes = await Promise.all(Array.from(files, (file) => sizeInGzip(new URL(file, address))))
	return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

async function sizeInGzip(file: URL): Promise<number> {
	const { headers } = await fetch(file, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } })
	return Number(headers.get('content-length'))
}

test('no public page weighs more than it may, in any language, and none brings code of others or asks Intl', async ({
	browser,
	baseURL,
	contextOptions,
}) => {
	test.slow()
	const listKinds = async () => (await listPublicPages(baseURL!)).filter((path) => splitLanguage(path).tag === 'en')
	await expect.poll(listKinds).toEqual(expect.arrayContaining(['/', '/order', '/shop', '/branches']))
	const kinds = await listKinds()
	const weights: Record<string, number> = {}
	const named: Record<string, number> = {}
	const judge = async (path: string) => {
		const context = await browser.newContext({ ...contextOptions, baseURL, serviceWorkers: 'block' })
		const page = await context.newPage()
		await page.addInitScript(noteFormats)
		const scripts = await weigh(page, path)
		const made = await page.evaluate('made')
		await context.close()
		const { tag, path: plain } = splitLanguage(path)
		// A branch's own page names the days of its week, in its time zone, and the ways to its neighbours.
		if (!plain.startsWith('/branches/'))
			expect.soft(made, `${path}: formats made at the start (domain/text/static-formats.ts)`).toEqual([])
		const isOther = (file: string) => file.endsWith('.de.js') !== (tag === 'de') && !/\/(framework|rolldown)/.test(file)
		expect.soft([...scripts.keys()].filter(isOther), `${path}: of another language`).toEqual([])
		if (!/^\/(order|shop)/.test(plain))
			expect
				.soft(
					[...scripts.keys()].filter((file) => OF_OTHER_PAGES.test(file)),
					path,
				)
				.toEqual([])
		expect
			.soft(scripts.size, `${path}: files with scripts: ${[...scripts.keys()].join(' ')}`)
			.toBeLessThanOrEqual(MAX_SCRIPTS)
		weights[path] = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
		named[path] = await weighNamed(baseURL! + path)
	}
	// A page that is waited for until it is quiet has done its work long before.
	for (const path of kinds) await Promise.all(LANGUAGE_TAGS.map((tag) => judge(inLanguage(tag, path))))
	for (const counted of [weights, named]) {
		expect(Math.min(...Object.values(counted))).toBeGreaterThan(100_000)
		expect(Object.entries(counted).filter(([, bytes]) => bytes > MAX_SCRIPT_BYTES)).toEqual([])
	}
})

test('the two files that every page runs ask to be compiled as a whole, beside the page', async ({ page }) => {
	const scripts = await weigh(page, '/about')
	const asking: string[] = []
	for (const file of scripts.keys()) {
		const code = await (await page.request.get(file)).text()
		if (code.startsWith('//# allFunctionsCalledOnLoad\n')) asking.push(file)
	}
	expect(asking.sort()).toEqual([
		expect.stringMatching(/\/framework-[^/]+\.js$/),
		expect.stringMatching(/\/shell-[^/]+\.js$/),
	])
})
