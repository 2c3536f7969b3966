import type { Locator } from '@playwright/test'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

/** Twenty clicks before the page can answer the first: faster than any finger, as a stuck one or a script is. */
const clickTwentyTimes = (button: Locator) =>
	button.evaluate((element: HTMLButtonElement) => {
		for (let click = 0; click < 20; click++) element.click()
	})

test('20 fast clicks on Checkout and 20 on Pay make one order and one charge', async ({ page, staff }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await shop.goToCart()
	await shop.introduce()
	await clickTwentyTimes(page.getByRole('button', { name: 'Checkout' }))
	await expect(shop.payButton).toBeVisible()
	expect(await staff.listPayments(shop.email)).toEqual(['pending'])

	await shop.fillCard(CARDS.pays)
	await clickTwentyTimes(shop.payButton)
	await shop.isPaid()
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})
