import { createAccount } from './accounts.ts'
import { Member } from './member.ts'
import { CARDS } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'
import { readCaches, workerIsReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

/** Notes whether the page beneath the loader is drawn, as soon as there is one. */
function noteDrawing(): void {
	new MutationObserver((_, changes) => {
		const beneath = document.querySelector('.start-gate + div')
		if (!beneath) return
		changes.disconnect()
		document.documentElement.dataset.beneath = getComputedStyle(beneath).contentVisibility
	}).observe(document, { subtree: true, childList: true })
}

test('without a network the app opens, fills a cart, shows the pickup pass, and says that paying needs one', async ({
	page,
	context,
	allowFailedLoads,
	allowMessages,
}) => {
	test.slow()
	allowFailedLoads()
	allowMessages(/could not be|did not load|Failed to fetch|ERR_INTERNET_DISCONNECTED/)
	const { branch, products } = await alwaysOpenBranch()
	const dish = products[0]!.name
	const member = new Member(page)
	const account = await createAccount()
	await member.signIn(account)
	await member.chooseBranch(branch.title)
	await member.add(dish)
	await member.goToCart()
	await page.getByLabel('Phone').fill('+353 85 123 4567')
	await member.checkout()
	await member.payWith(CARDS.pays)
	const reference = await member.isPaid()
	await member.follow()
	const slug = new URL(page.url()).pathname.split('/').at(-1)!
	await workerIsReady(page)

	await context.setOffline(true)
	const mark = page.getByRole('status', { name: 'Connection' })
	await page.goto('/')
	await member.isLive()
	await expect(mark).toHaveText(/^Offline · menu from \d\d:\d\d$/)
	await page.addInitScript(noteDrawing)
	await page.goto('/order')
	await member.isLive()
	// What the server drew for everybody is not drawn under the loader; who comes back to a place needs it.
	await expect(page.locator('html')).toHaveAttribute('data-beneath', 'hidden')
	await page.reload()
	await member.isLive()
	await expect(page.locator('html')).toHaveAttribute('data-beneath', 'visible')
	await page.goto('/order')
	await member.isLive()
	// The first rows answer before the rest is drawn, but it follows.
	await expect(member.menu.getByRole('link', { name: products.at(-1)!.name, exact: true })).toBeAttached()
	await member.add(dish)
	await page.goto('/order/cart')
	await member.isLive()
	await page.getByRole('button', { name: 'Checkout' }).click()
	await expect(page.getByRole('alert')).toContainText('You are offline. Paying needs a connection')

	// What the icon's shortcuts lead to.
	await page.goto('/branches')
	await member.isLive()
	await expect(page.getByRole('article').filter({ hasText: branch.title })).toBeVisible()
	await page.goto('/track')
	await member.isLive()
	await expect(page.locator('summary', { hasText: reference })).toBeVisible()

	await page.goto(`/track/${slug}`)
	await expect(page).toHaveURL(`/track#${slug}`)
	const pass = page.getByRole('region', { name: 'Pickup pass' })
	await expect(pass).toContainText(reference)
	await expect(page.getByRole('img', { name: `QR code of ${reference}` })).toBeVisible()
	await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(dish)
	await expect(page.locator('summary', { hasText: reference })).toContainText(/Order confirmed|Order accepted/)

	await page.goto('/settings')
	await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
	await expect(page).toHaveURL('/settings')

	await context.setOffline(false)
	await expect(page.getByRole('heading', { name: 'Welcome Aoife' })).toBeVisible()
	await expect(mark).toHaveText('')
	await member.signOut()
	await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-orders'))).toBeNull()
	const kept = await readCaches(page)
	expect(kept).toContain('/assets/')
	for (const secret of [account.email, account.first_name, slug, reference]) expect(kept).not.toContain(secret)
	// Scripts and styles are everybody's, whatever their page.
	const addresses = kept.split('\n').filter((line) => line.startsWith('http') && !line.includes('/assets/'))
	for (const path of ['/auth/', '/settings', '/checkout', '/capi/shop/orders', '/users/me', '/track/'])
		expect(addresses.filter((address) => address.includes(path))).toEqual([])
})
