import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

test('a page that was kept while the branch was closed leaves the cart as it is once the branch has opened', async ({
	page,
	staff,
}) => {
	const { products } = await alwaysOpenBranch()
	const title = `Test Kitchen ${crypto.randomUUID().slice(0, 8)}`
	const id = await staff.openBranch(title, products.slice(0, 1))
	await staff.updateBranch(id, { can_order_online: false })
	const readPage = async () => (await fetch(`${process.env.E2E_STOREFRONT_URL}/order`)).text()
	await expect.poll(readPage).toMatch(new RegExp(`${title}</button>[^]{0,300}No online orders`))
	const shop = new Shop(page)
	await shop.open('/order')
	await workerIsReady(page)

	await staff.updateBranch(id, { can_order_online: true })
	const card = page.getByRole('article').filter({ hasText: title })
	await expect(card).not.toContainText('No online orders')
	await card.getByRole('button', { name: title }).click()
	await shop.add(products[0]!.name)
	// The cart's page is still the one that was kept.
	const areFetched = page.waitForResponse('**/capi/shop/branches')
	await shop.openCart()
	await areFetched
	await expect(page.getByRole('heading', { level: 3, name: products[0]!.name })).toBeVisible()
	await expect(page.locator('html')).toHaveAttribute('data-kept-at', /^\d+$/)
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await staff.updateBranch(id, { status: 'draft' })
})
