import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe.ts'
import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

/**
 * What the device database keeps of the status; null while there is none. To open it before the app does would keep
 * the app from making it.
 */
const readMetadata = (page: Page) =>
	page.evaluate(async () => {
		const name = 'BigDill_PWA_Storage_V7'
		if (!(await indexedDB.databases()).some((database) => database.name === name)) return null
		return new Promise<Record<string, Record<string, unknown>> | null>((resolve) => {
			const opening = indexedDB.open(name)
			opening.onerror = () => resolve(null)
			opening.onsuccess = () => {
				const database = opening.result
				const reading = database.transaction('deviceInfo').objectStore('deviceInfo').get('status_metadata')
				reading.onsuccess = () => {
					database.close()
					resolve(reading.result ?? null)
				}
			}
		})
	})

test('the status page names each part with its last check, and the status metadata is kept on the device', async ({
	page,
}) => {
	const shop = new Shop(page)
	await shop.open('/')
	// Nothing is loaded for it before somebody uses the page, who may be quicker than the page.
	const use = async () => {
		await page.keyboard.press('Tab')
		return readMetadata(page)
	}
	await expect.poll(use, { timeout: 20_000 }).toMatchObject({
		network: { ip: '127.0.0.1', vpn: 'unknown' },
		client: { platform: expect.any(String), screen: { width: expect.any(Number) } },
		security: { device_id: expect.stringMatching(/^[\w-]{8,}$/), device_fingerprint: 'unknown' },
		geodata: { country: 'unknown', gps: 'unknown' },
	})

	await shop.open('/status')
	const part = (name: string) => page.getByRole('listitem').filter({ hasText: name })
	for (const name of ['Orders and menu', 'Pictures', 'Emails', 'Card payments', 'Notifications', 'Short-term memory']) {
		await expect(part(name)).toContainText('Last check at')
	}
	await expect(part('Card payments')).toContainText('Working')
	expect(await findAxeViolations(page)).toEqual([])
})

test('a CMS that answers rubbish or not at all in the middle loses nobody’s cart', async ({
	page,
	allowFailedLoads,
	allowMessages,
}) => {
	test.slow()
	allowFailedLoads()
	allowMessages(/^The /)
	const shop = new Shop(page)
	const { branch, products } = await alwaysOpenBranch()
	const dish = products[0]!.name
	await shop.chooseBranch(branch.title)
	await shop.add(dish)
	await page.route('**/capi/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>It works!</h1>' }))
	await shop.openCart()
	await expect(page.getByText(dish).first()).toBeVisible()
	await shop.open('/status')
	await expect(page.getByRole('listitem').filter({ hasText: 'Your connection to it' })).toContainText('No answer')

	await page.unrouteAll()
	// Held until the page gives up: every call of ours ends by itself.
	await page.route('**/capi/**', () => new Promise(() => {}))
	await page.getByRole('button', { name: 'Check again' }).click()
	await expect(page.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-busy', { timeout: 30_000 })
	await expect(page.getByRole('listitem').filter({ hasText: 'Your connection to it' })).toContainText('No answer')

	await page.unrouteAll({ behavior: 'ignoreErrors' })
	await page.getByRole('button', { name: 'Check again' }).click()
	await expect(page.getByRole('listitem').filter({ hasText: 'Your connection to it' })).toContainText('Working')
	await shop.openCart()
	await expect(page.getByText(dish).first()).toBeVisible()
})
