import { findAxeViolations } from './axe.ts'
import { cartWith, storeRecords } from './records.ts'
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

test('a link to a branch that takes no orders names it, and sells nothing of another one unasked', async ({
	page,
	staff,
}) => {
	const { branch, products } = await alwaysOpenBranch()
	const title = `Test Kitchen ${crypto.randomUUID().slice(0, 8)}`
	const slug = crypto.randomUUID()
	const id = await staff.openBranch(title, products.slice(0, 1))
	await staff.updateBranch(id, { slug, can_order_online: false })
	const shop = new Shop(page)
	await storeRecords(page, { 'cart-state': cartWith(branch, products[0]!, shop.email) })
	await shop.open(`/order?branch=${slug}`)
	await expect(page.getByText(`${title} takes no orders right now`)).toBeVisible()
	await expect(page.getByText(/No online orders · Open 24 hours/)).toBeVisible()
	await expect(shop.menu).toBeHidden()
	await expect(page.getByRole('region', { name: 'Branches' })).toBeVisible()
	expect.soft(await findAxeViolations(page)).toEqual([])
	await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeAttached()

	// It takes orders again while its customer stands at the door: every line of the cart comes along, which is told and
	// can be undone.
	await staff.updateBranch(id, { can_order_online: true })
	await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
	await expect(page).toHaveURL(/\/order$/)
	const messages = page.getByRole('status', { name: 'Messages' })
	await expect(messages).toContainText(`Your cart is at ${title} now`)
	await messages.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByRole('heading', { level: 1, name: branch.title })).toBeVisible()
	await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeAttached()

	// The same at another price than the cart's is asked first.
	const cheaper = cartWith(branch, { ...products[0]!, price: products[0]!.price - 1 }, shop.email)
	await storeRecords(page, { 'cart-state': cheaper })
	await shop.open(`/order?branch=${slug}`)
	const question = page.getByRole('dialog', { name: `Cook it at ${title}?` })
	await expect(question).toContainText('Changes its price')
	await question.getByRole('button', { name: 'No, thanks' }).click()
	await expect(page.getByRole('heading', { level: 1, name: branch.title })).toBeVisible()
	await expect(page).toHaveURL(/\/order$/)
	await shop.open(`/order?branch=${slug}`)
	await question.getByRole('button', { name: 'Move my cart' }).click()
	await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
	await staff.updateBranch(id, { status: 'draft' })

	await shop.open('/order?branch=nowhere')
	await expect(page.getByText('There is no branch at this link. Pick one below.')).toBeVisible()
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
		// As an OSRM would: the way to the branch that looks nearest goes around the bay, one answer is nonsense, the rest
		// is estimated.
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

		// The device keeps the chosen order (userPreferences).
		await new Shop(page).open('/branches')
		await page.getByRole('button', { name: 'Near me' }).click()
		await expect(page.getByRole('button', { name: 'Quickest' })).toHaveAttribute('aria-pressed', 'true')
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
