import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'
import { holdInstalledStyles, workerIsReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

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

test('installed, the bottom navigation replaces the header and the icon carries the count', async ({ page }) => {
	await page.addInitScript(() => {
		const show = (count?: number) => {
			document.documentElement.dataset.badge = String(count ?? '')
			return Promise.resolve()
		}
		Object.assign(navigator, { setAppBadge: show, clearAppBadge: show })
		// Met before: the welcome is another journey's.
		localStorage.setItem('first_run_completed', 'true')
	})
	const { branch, products } = await alwaysOpenBranch()
	const dish = products[0]!.name
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(dish)
	await expect(page.locator('html')).toHaveAttribute('data-badge', '1')
	const header = page.locator('.site-header')
	const nav = page.getByRole('navigation', { name: 'Quick' })
	await expect(header).toBeVisible()
	await holdInstalledStyles(page)
	await expect(header).toBeHidden()
	await expect(nav.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
	const tabs = page.getByRole('navigation', { name: /categor/i }).first()
	await page.evaluate(() => window.scrollTo(0, 1_500))
	await expect.poll(async () => (await tabs.boundingBox())?.y ?? -1).toBeLessThan(8)
})
