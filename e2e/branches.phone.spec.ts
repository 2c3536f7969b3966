import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test('from the list of branches to the menu of one of them', async ({ page }) => {
	const { branch } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.open('/branches')
	await page.getByRole('heading', { level: 2 }).getByRole('link', { name: branch.title, exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: branch.title })).toBeVisible()
	await expect(page.getByRole('row', { name: /Today/ })).toBeVisible()
	await page.getByRole('link', { name: 'Order here' }).click()
	await expect(page).toHaveURL(/\/order$/)
	await expect(shop.menu).toBeVisible()
	await expect(page.getByRole('heading', { level: 1, name: branch.title })).toBeVisible()
})

test('the header’s menu leads to the branches', async ({ page }) => {
	await new Shop(page).open('/')
	await page.getByRole('button', { name: /menu/i }).locator('visible=true').first().click()
	await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'BRANCHES' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Find your counter' })).toBeVisible()
	await expect(page).toHaveTitle(/^Branches/)
})

test.describe('a visitor who says where they are', () => {
	// On the pier of Howth.
	test.use({ permissions: ['geolocation'], geolocation: { latitude: 53.3891, longitude: -6.0697 } })

	test('sees the nearest branch first, after a press alone, and once more where the menu begins', async ({ page }) => {
		// As an OSRM would: the way to the branch that looks nearest goes around the bay, one answer is nonsense, the rest is estimated.
		const asked: string[] = []
		await page.route('**/capi/route/v1/driving/**', (route) => {
			const number = asked.push(route.request().url())
			if (number > 2) return route.continue()
			const routes = number === 1 ? [{ distance: 54_000, duration: 600 }] : []
			return route.fulfill({ json: { code: 'Ok', routes, waypoints: [] } })
		})
		await new Shop(page).open('/branches')
		await expect(page.getByText('by car')).toHaveCount(0)
		expect(asked).toEqual([])
		await page.getByRole('button', { name: 'Near me' }).click()
		const first = page.getByRole('article').first()
		await expect(first).toContainText(/about \d+ km, \d+ min/)
		await expect(first.getByRole('heading')).not.toHaveText('Big Dill Howth')
		await expect(page.getByRole('article').last()).toContainText('54 km, 10 min')
		await expect(page.getByRole('article').last().getByRole('heading')).toHaveText('Big Dill Howth')
		// A place on the pier is told no finer than 110 m.
		for (const address of asked) expect(address).toMatch(/\/driving\/-6\.07,53\.389;-?\d+(\.\d{1,3})?,\d+(\.\d{1,3})?$/)

		await page.getByRole('button', { name: 'Quickest' }).click()
		await expect(first.getByRole('heading')).toHaveText('Big Dill Howth')

		await page.getByRole('link', { name: 'Order online' }).locator('visible=true').first().click()
		await expect(page.getByText('by car').first()).toBeVisible()
	})
})

test('the sitemap is XML and names every branch', async ({ page, allowFailedLoads }) => {
	// A list that a busy CMS is late with makes it a 503: whoever wants it comes again.
	allowFailedLoads()
	await page.goto('/branches')
	const readPaths = () =>
		page.evaluate(async () => {
			const reply = await fetch('/sitemap.xml')
			if (reply.status === 503) return []
			const text = await reply.text()
			const tree = new DOMParser().parseFromString(text, 'application/xml')
			if (tree.querySelector('parsererror')) throw new Error(text)
			return Array.from(tree.querySelectorAll('urlset > url > loc'), (loc) => new URL(loc.textContent!).pathname)
		})
	await expect.poll(readPaths).toEqual(expect.arrayContaining(['/', '/order', '/branches', '/branches/temple-bar']))
})
