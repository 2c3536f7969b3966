import type { Page } from '@playwright/test'
import { test } from './app-window.ts'
import { readDeviceDatabase } from './installed.ts'
import { Shop } from './shop.ts'
import { expect } from './test.ts'

// The cookie question comes as soon as it is known that nobody is welcomed.
test.use({ isFirstVisit: true })

/** Through the welcome as fast as one can: everything optional is skipped. */
async function hurryThrough(page: Page) {
	const press = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
	await press("Let's Go")
	await press('Skip for now')
	await expect(page.getByRole('heading', { name: 'Push Notifications' })).toBeVisible()
	await press('Skip for now')
	await press('Continue to Sign In')
	await expect(page).toHaveURL('/auth/login')
}
const localKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pwa_')))

test('while another window holds an older database, local storage takes its place', async ({ page, context }) => {
	const other = await context.newPage()
	await other.goto('/robots.txt')
	await other.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const opening = indexedDB.open('BigDill_PWA_Storage_V7', 6)
				// Never closed: version 7 has to wait.
				opening.onsuccess = () => resolve()
			}),
	)
	await page.goto('/')
	await expect(page.getByRole('dialog', { name: 'Welcome to Big Dill' })).toBeVisible()
	await expect.poll(() => localKeys(page)).toContain('pwa_current_onboarding_step')
	await hurryThrough(page)
	await expect.poll(() => localKeys(page)).toContain('pwa_first_run_completed')

	// The other window gone, the database opens, and what local storage kept still counts.
	await other.close()
	await new Shop(page).open('/')
	await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible()
	await expect(page.getByRole('dialog')).toBeHidden()
})

test('a database that fails three times stops nobody', async ({ page }) => {
	await page.addInitScript(() => {
		let opens = 0
		const open = indexedDB.open.bind(indexedDB)
		indexedDB.open = (name, version) => {
			opens += 1
			Object.assign(window, { opens })
			if (opens <= 3) throw new DOMException('broken', 'UnknownError')
			return open(name, version)
		}
	})
	await page.goto('/')
	await hurryThrough(page)
	expect(await page.evaluate(() => (window as unknown as { opens: number }).opens)).toBe(3)
	await expect.poll(() => localKeys(page)).toContain('pwa_first_run_completed')
})

test('above 80 % of the quota old caches go, and the cart stays', async ({ page }) => {
	const shop = new Shop(page)
	await page.goto('/robots.txt')
	await page.evaluate(async () => {
		for (const name of ['shop-pages-of-old', 'shop-assets', 'of-somebody-else']) {
			await (await caches.open(name)).put('/kept', new Response('kept'))
		}
		localStorage.setItem('cart-state', '{"kept":true}')
	})
	await page.addInitScript(() => {
		navigator.storage.estimate = async () => ({ usage: 81, quota: 100 })
	})
	await shop.open('/')
	await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('shop-pages-of-old')
	expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(['shop-assets', 'of-somebody-else']))
	expect(await page.evaluate(() => localStorage.getItem('cart-state'))).not.toBeNull()
})

test('a database that is full takes the record to local storage', async ({ page }) => {
	await page.addInitScript(() => {
		const put = IDBObjectStore.prototype.put
		IDBObjectStore.prototype.put = function (value, key) {
			if (key === 'current_onboarding_step') throw new DOMException('full', 'QuotaExceededError')
			return put.call(this, value, key)
		}
	})
	await page.goto('/')
	await hurryThrough(page)
	const { onboardingData } = await readDeviceDatabase(page)
	expect(onboardingData).toMatchObject({ first_run_completed: { completed: true } })
})
