import type { PersistedCart } from '@app/contract/records'
import { readStored } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test('two tabs that press Checkout in the same instant make one order, which is paid once', async ({
	page,
	context,
	staff,
	allowMessages,
}) => {
	// The form of the later tab may be gone when the click arrives.
	allowMessages(/^Form submission canceled/)
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await shop.goToCart()
	await shop.introduce()
	const other = new Shop(await context.newPage())
	await other.openCart()
	await expect(other.page.getByLabel('Phone')).not.toHaveValue('')

	const press = (tab: Shop) =>
		tab.page.getByRole('button', { name: 'Checkout' }).evaluate((button: HTMLButtonElement) => button.click())
	await Promise.all([press(shop), press(other)])
	await expect(shop.payButton).toBeVisible()
	await expect(other.payButton).toBeVisible()
	expect(await staff.listPayments(shop.email)).toEqual(['pending'])
	expect(new URL(other.page.url()).search).toBe(new URL(page.url()).search)

	await Promise.all([shop.fillCard(CARDS.pays), other.fillCard(CARDS.pays)])
	const pay = (tab: Shop) => tab.payButton.evaluate((button: HTMLButtonElement) => button.click())
	await Promise.all([pay(shop), pay(other)])
	await shop.isPaid()
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})

test('paying in one tab leaves in the cart what another tab has added since Checkout', async ({ page, context }) => {
	const { branch, products } = await alwaysOpenBranch()
	const [ordered, added] = [products[0]!.name, products[1]!.name]
	const shop = new Shop(page)
	await shop.orderUpToPayment(branch.title, ordered)
	const other = new Shop(await context.newPage())
	await other.open('/order')
	await other.add(ordered)
	await other.add(added)

	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	await expect(page.getByRole('status', { name: 'Messages' })).toContainText('Still in your cart')
	const cart = await readStored<PersistedCart>(other.page, 'cart-state')
	expect(cart?.items.map(({ name, count }) => [name, count])).toEqual([
		[ordered, 1],
		[added, 1],
	])
	await other.goToCart()
	await expect(other.page.getByRole('button', { name: 'Checkout' })).toBeVisible()
})
