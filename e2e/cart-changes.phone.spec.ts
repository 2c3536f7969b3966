import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

// Each test changes a product that no other journey buys: the journeys share one shop.
const product = async (index: number) => {
	const { branch, products } = await alwaysOpenBranch()
	return { branch, product: products.at(index)! }
}

test('a price that staff change between cart and checkout is shown before anything is charged', async ({
	page,
	staff,
	allowFailedLoads,
}, { project }) => {
	allowFailedLoads()
	const { branch, product: changed } = await product(project.name === 'phone' ? -1 : -2)
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(changed.name)
	await shop.goToCart()
	await shop.introduce()
	await staff.setPrice(changed.id, changed.price + 1)

	await page.getByRole('button', { name: 'Checkout' }).click()
	await expect(shop.sheet).toContainText((changed.price + 1).toFixed(2))
	expect(await staff.countOrders(shop.email)).toBe(0)
	await shop.sheet.getByRole('button', { name: 'Update my cart' }).click()
	await shop.checkout()
	await expect(shop.payButton).toContainText((changed.price + 1).toFixed(2))
})

test('what sells out leaves the cart with a notice', async ({ page, staff }, { project }) => {
	const { branch, product: gone } = await product(project.name === 'phone' ? -3 : -4)
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(gone.name)
	// Away from the shop: at the next start it is found out.
	await page.goto('/healthz')
	await staff.setSoldOut(branch.id, gone.id, true)
	// The page may be of a moment ago: then the realtime link's first question finds it out.
	await shop.open('/order')
	await expect(page.getByText('Items Removed')).toBeVisible()
	await expect(page.getByText(`${gone.name} removed from cart (out of stock)`)).toBeVisible()
	await page.getByRole('dialog', { name: 'Items Removed' }).getByRole('button', { name: 'Continue Shopping' }).click()
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect(page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeAttached()
})
