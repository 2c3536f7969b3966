import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/chromium.mjs'
import { alwaysOpenBranch } from '../scripts/demo-chain.ts'
import type { System } from '../scripts/system.ts'
import { auditRows } from './lighthouse.ts'
import type { Row } from './table.ts'

/**
 * From the click on Add to cart to the changed count, on a phone four times slower than this machine, and what it
 * asked of the network.
 */
async function clickToCount(page: Page): Promise<{ milliseconds: number; requests: number }> {
	const session = await page.context().newCDPSession(page)
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
	let requests = 0
	page.on('request', () => requests++)
	const button = page.getByRole('button', { name: /^Add to cart/ })
	const milliseconds = button.evaluate(
		(element) =>
			new Promise<number>((resolve) => {
				const counts = () =>
					[...document.querySelectorAll('[aria-label^="Cart, "]')].map((one) => one.getAttribute('aria-label')).join()
				const before = counts()
				element.addEventListener(
					'click',
					({ timeStamp }) => {
						const watcher = new MutationObserver(() => {
							if (counts() === before) return
							watcher.disconnect()
							resolve(performance.now() - timeStamp)
						})
						watcher.observe(document.body, { subtree: true, attributeFilter: ['aria-label'] })
					},
					{ once: true, capture: true },
				)
			}),
	)
	// Pressed before it is timed, and not by the test tool's own click: that looks for what lies under the finger while
	// the clock runs.
	const { x, y, width, height } = (await button.boundingBox())!
	await page.mouse.move(x + width / 2, y + height / 2)
	await page.mouse.down()
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
	requests = 0
	await page.mouse.up()
	const result = { milliseconds: await milliseconds, requests }
	await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
	return result
}

async function clickRows(base: string, branch: string): Promise<Row[]> {
	const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
	try {
		const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
		const runs = []
		for (let run = 0; run < 5; run++) {
			await page.goto(`${base}/order`)
			await page.locator('.start-gate').waitFor({ state: 'detached' })
			if (run === 0) await page.getByRole('button', { name: branch }).click()
			await page.getByRole('region', { name: 'Menu' }).getByRole('article').nth(run).getByRole('link').click()
			await page.getByRole('button', { name: /^Add to cart/ }).waitFor()
			await page.waitForLoadState('networkidle')
			runs.push(await clickToCount(page))
		}
		runs.sort((a, b) => a.milliseconds - b.milliseconds)
		return [
			{
				what: 'click "Add to cart" to count, 4× slower CPU',
				ours: runs[2]!.milliseconds,
				unit: 'ms',
				must: 50,
				aim: 16,
			},
			{ what: 'requests of that click', ours: Math.max(...runs.map(({ requests }) => requests)), unit: '', must: 0 },
		]
	} finally {
		await browser.close()
	}
}

/** A phone on a slow mobile network: CPU four times slower than this machine, 150 ms a round trip, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page)
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
	const bytesPerSecond = (1.6 * 1024 * 1024) / 8
	await session.send('Network.enable')
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: bytesPerSecond,
		uploadThroughput: bytesPerSecond / 2,
	})
}

/**
 * Notes in the page when a finger reaches a dish of the menu, puts it there at once, and notes when the dish's sheet
 * is open. From inside, and only from the moment at which there is a menu: to look from outside, or at every frame,
 * would slow a slowed page further.
 */
function tapFirstDish(): void {
	// The document has no element yet when this runs.
	const note = (name: string) => {
		document.documentElement.dataset[name] = String(performance.now())
	}
	const dishAt = (x: number, y: number) => {
		const link = document.elementFromPoint(innerWidth * x, innerHeight * y)?.closest<HTMLElement>('article a')
		return link?.closest('section[aria-label="Menu"]') && link
	}
	const places = [0.5, 0.6, 0.7, 0.8].flatMap((y) => [0.25, 0.75].map((x) => [x, y] as const))
	const reach = () => {
		const [dish] = places.flatMap(([x, y]) => dishAt(x, y) ?? [])
		if (!dish) return void requestAnimationFrame(reach)
		note('menuAt')
		new MutationObserver((_, sheets) => {
			if (!document.querySelector('dialog[open]')) return
			sheets.disconnect()
			note('sheetAt')
			console.debug('the sheet is open')
		}).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
		dish.click()
	}
	new MutationObserver((_, menus) => {
		if (!document.querySelector('section[aria-label="Menu"] article')) return
		menus.disconnect()
		reach()
	}).observe(document, { subtree: true, childList: true })
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/**
 * From the start of a navigation to /order until a tap on a dish of the chosen branch opens its sheet: when it was
 * made, and when it had. Medians of five.
 */
async function timeToMenu(page: Page, url: string): Promise<{ menu: number; sheet: number }> {
	await page.addInitScript(tapFirstDish)
	const times: { menu: number; sheet: number }[] = []
	for (let run = 0; run < 5; run++) {
		await page.goto('about:blank')
		// To ask the page whether it is there would put Playwright's own code into it, which takes a slowed page a tenth of
		// a second.
		const isOpen = page.waitForEvent('console', (message) => message.text() === 'the sheet is open')
		await page.goto(url, { waitUntil: 'commit' })
		await isOpen
		const { menuAt, sheetAt } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
		times.push({ menu: Number(menuAt), sheet: Number(sheetAt) })
	}
	return { menu: middle(times.map(({ menu }) => menu)), sheet: middle(times.map(({ sheet }) => sheet)) }
}

/** A fixed piece of work: says how slow the processor is to the page, whoever else keeps it busy. Milliseconds. */
function runLoop(): number {
	const start = performance.now()
	let sum = 0
	for (let step = 0; step < 20_000_000; step++) sum = (sum * 31 + step) | 0
	return performance.now() - start + (sum & 0)
}

/** The second open of the app, from the service worker's cache, and the same without a worker. */
async function secondOpenRows(base: string, branch: string): Promise<Row[]> {
	const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
	const measure = async (serviceWorkers: 'allow' | 'block') => {
		const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers })
		const page = await context.newPage()
		await page.goto(`${base}/order`)
		await page.getByRole('button', { name: branch }).click()
		await page.getByRole('region', { name: 'Menu' }).waitFor()
		if (serviceWorkers === 'allow')
			await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
				timeout: 60_000,
			})
		await page.waitForLoadState('networkidle')
		await page.goto('about:blank')
		await slowDown(page)
		const times = await timeToMenu(page, `${base}/order`)
		await page.goto('about:blank')
		const reference = { what: 'a loop of 20 million steps there', value: await page.evaluate(runLoop) }
		await context.close()
		return { ...times, reference }
	}
	try {
		const [kept, loaded] = [await measure('allow'), await measure('block')]
		return [
			{
				what: 'second open of /order to a dish that answers, throttled phone',
				ours: kept.menu,
				unit: 'ms',
				reference: kept.reference,
				must: 1000,
			},
			{ what: 'until its sheet is open', ours: kept.sheet, unit: 'ms', reference: kept.reference },
			{
				what: 'the dish without the service worker',
				ours: loaded.menu,
				unit: 'ms',
				reference: loaded.reference,
			},
		]
	} finally {
		await browser.close()
	}
}

/** Performance must be higher where an order begins. */
const FIRST_SCREEN = { runs: 3, performance: 97 }

/** What a customer's phone sees: Lighthouse on the two first screens, and how fast the cart answers a finger. */
export async function benchBrowser({ storefrontUrl, cmsUrl }: System): Promise<Row[]> {
	const { title } = (await alwaysOpenBranch(cmsUrl)).branch
	return [
		...(await secondOpenRows(storefrontUrl, title)),
		...(await auditRows(storefrontUrl, '/', FIRST_SCREEN)),
		...(await auditRows(storefrontUrl, '/order', FIRST_SCREEN)),
		...(await clickRows(storefrontUrl, (await alwaysOpenBranch(cmsUrl)).branch.title)),
	]
}
