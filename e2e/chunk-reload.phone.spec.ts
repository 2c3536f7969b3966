import { TAB_KEYS } from '@app/contract/records'
import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

test('a part that the server no longer has reloads the page, not again within ten seconds, and comes when it is there', async ({
	page,
	allowFailedLoads,
	allowMessages,
}) => {
	allowFailedLoads()
	allowMessages(/branches-|A page failed|route module/)
	const PART = '**/assets/branches-*.js'
	await page.route(PART, (route) => route.fulfill({ status: 404 }))
	const shop = new Shop(page)
	await shop.open('/legal/terms')
	let loads = 0
	page.on('load', () => loads++)
	const goToBranches = () => page.getByRole('contentinfo').getByRole('link', { name: 'Branches' }).click()

	await goToBranches()
	await expect.poll(() => loads).toBe(1)
	await shop.isLive()
	await expect(page).toHaveURL('/legal/terms')

	await goToBranches()
	await expect(page.getByRole('heading', { name: 'Ouch!' })).toBeVisible()
	expect(loads).toBe(1)

	// Ten seconds later, as far as the tab remembers, and the part is there again.
	await page.getByRole('link', { name: 'Go Home' }).click()
	await expect(page).toHaveURL('/')
	await page.unroute(PART)
	await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now() - 10_001)), TAB_KEYS.chunkReload)
	await goToBranches()
	await expect.poll(() => loads).toBe(2)
	await shop.isLive()
	await expect(page).toHaveURL('/branches')
	await expect(page.getByRole('contentinfo')).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Ouch!' })).toHaveCount(0)
})
