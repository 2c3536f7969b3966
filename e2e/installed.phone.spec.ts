import { test as testInWindow } from './app-window.ts'
import { namesBothModes } from './installed.ts'
import { DESKTOP, PHONE } from './playwright.config.ts'
import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker.ts'

for (const each of [test, testInWindow]) each.use({ serviceWorkers: 'allow' })

const IPHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

test('Chromium finds nothing that keeps the app from being installed', async ({ page }) => {
	const shop = new Shop(page)
	await shop.open('/')
	await workerIsReady(page)
	const session = await page.context().newCDPSession(page)
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
	// Playwright's contexts are private windows, where nothing can be installed.
	expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
	const { errors } = await session.send('Page.getAppManifest')
	expect(errors).toEqual([])
})

test('the offer to install asks the browser, and is gone for good when it was refused', async ({ page }) => {
	const offerByBrowser = () =>
		page.evaluate(() => {
			const event = new Event('beforeinstallprompt', { cancelable: true })
			const prompt = async () => {
				document.documentElement.dataset.asked = 'yes'
				return { outcome: 'dismissed' }
			}
			window.dispatchEvent(Object.assign(event, { prompt }))
		})
	const shop = new Shop(page)
	await shop.open('/')
	await offerByBrowser()
	const offer = page.getByRole('region', { name: /home screen/ })
	await offer.getByRole('button', { name: 'Install' }).click()
	await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
	await expect(offer).toHaveCount(0)
	expect(await page.evaluate(() => localStorage.getItem('install-prompt-hidden'))).toBe('true')
	await shop.open('/')
	await offerByBrowser()
	await workerIsReady(page)
	await expect(offer).toHaveCount(0)
})

test('Safari on an iPhone is told how', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ userAgent: IPHONE, baseURL, serviceWorkers: 'block' })
	const page = await context.newPage()
	await new Shop(page).open('/')
	await expect(page.getByRole('region', { name: /home screen/ })).toContainText('Choose “Add to Home Screen”.')
	await context.close()
})

testInWindow(
	'installed, the bottom navigation replaces the header and the icon carries the count',
	async ({ page }) => {
		await page.addInitScript(() => {
			const show = (count?: number) => {
				document.documentElement.dataset.badge = String(count ?? '')
				return Promise.resolve()
			}
			Object.assign(navigator, { setAppBadge: show, clearAppBadge: show })
			// Met before: the welcome is another journey's.
			const steps = ['welcome', 'location', 'notifications', 'login-prompt']
			const met = {
				completed: true,
				timestamp: 1,
				sessionId: 'a',
				completedSteps: steps,
				userAgent: '',
				totalDuration: 1,
			}
			if (location.protocol.startsWith('http')) localStorage.setItem('pwa_first_run_completed', JSON.stringify(met))
		})
		const { branch, products } = await alwaysOpenBranch()
		const dish = products[0]!.name
		const shop = new Shop(page)
		await shop.chooseBranch(branch.title)
		await shop.add(dish)
		await expect(page.locator('html')).toHaveAttribute('data-badge', '1')
		const header = page.locator('.site-header')
		const nav = page.getByRole('navigation', { name: 'Quick' })
		await expect(header).toBeHidden()
		await expect(nav.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
		expect(await namesBothModes(page)).toBe(true)
		const tabs = page.getByRole('navigation', { name: /categor/i }).first()
		await page.evaluate(() => window.scrollTo(0, 1_500))
		await expect.poll(async () => (await tabs.boundingBox())?.y ?? -1).toBeLessThan(8)

		// At every width: also on its side, where a phone is as wide as a tablet, and on a desk.
		await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
		await expect(header).toBeHidden()
		await expect(nav.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
		const bar = page.locator('[data-basket-bar]')
		const [under, over] = [await nav.boundingBox(), await bar.boundingBox()]
		expect(over!.y + over!.height).toBeLessThanOrEqual(under!.y)
		await page.setViewportSize(DESKTOP)
		await expect(header).toBeHidden()
		await expect(nav.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
	},
)
