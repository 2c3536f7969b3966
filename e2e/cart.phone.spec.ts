import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test('adding to the cart asks nothing of the network and is said aloud', async ({ page }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.menu.getByRole('link', { name: products[0]!.name, exact: true }).click()
	await expect(shop.sheet.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
	await page.waitForLoadState('networkidle')
	// Nothing is answered any more, and nothing is asked but for the code that an idle page loads ahead.
	await page.route('**', () => {})
	const requests: string[] = []
	page.on(
		'request',
		(request) => void (new URL(request.url()).pathname.startsWith('/assets/') || requests.push(request.url())),
	)
	await shop.sheet.getByRole('button', { name: /^Add to cart/ }).click()
	await expect(page.getByText(/added to your cart/).first()).toBeAttached()
	await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeAttached()
	expect(requests).toEqual([])
})

test('the cart is there again after a reload, and in a second tab', async ({ page, context }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await page.reload()
	await shop.isLive()
	await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeAttached()

	const other = new Shop(await context.newPage())
	await other.open('/order')
	await other.add(products[1]!.name)
	await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeAttached()
})
