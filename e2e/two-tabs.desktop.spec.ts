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
