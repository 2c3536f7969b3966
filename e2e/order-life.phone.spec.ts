import { createAccount } from './accounts.ts'
import { Member } from './member.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test('an order for later with a coupon is paid, cancelled, refunded and ordered again', async ({
	page,
	staff,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const { branch, products } = await alwaysOpenBranch()
	const product = products[0]!
	const discount = Math.round(product.price * 10) / 100
	const account = await createAccount()
	const shop = new Member(page)
	await shop.signIn(account)
	await shop.chooseBranch(branch.title)
	await shop.add(product.name)
	await shop.goToCart()
	await page.getByLabel('Phone').fill('+353 85 123 4567')

	await page.getByText('At a time I choose').click()
	await page.getByRole('button', { name: 'Checkout' }).click()
	await expect(page.getByText('Please choose a time.')).toBeVisible()
	await page.getByLabel('Day', { exact: true }).selectOption('Tomorrow')
	await page.getByText('18:30', { exact: true }).click()

	await page.getByLabel('Coupon code').fill('expired')
	await page.getByRole('button', { name: 'Apply' }).click()
	await expect(page.getByLabel('Coupon code')).toHaveAttribute('aria-invalid', 'true')
	await page.getByLabel('Coupon code').fill('welcome10')
	await page.getByRole('button', { name: 'Apply' }).click()
	await expect(page.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible()
	await shop.checkout()
	await expect(shop.payButton).toContainText((product.price - discount).toFixed(2))
	await page.getByRole('complementary', { name: 'Your order' }).getByText('Your order').first().click()
	await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(`−€${discount.toFixed(2)}`)
	await shop.payWith(CARDS.pays)
	const reference = await shop.isPaid()
	await expect(page.getByRole('region', { name: 'Pickup pass' })).toContainText('18:30')

	await shop.follow()
	await expect(page.getByText('18:30').first()).toBeVisible()
	await page.getByRole('button', { name: 'Cancel order' }).click()
	await expect(shop.sheet).toContainText('You get all of your money back.')
	await shop.sheet.getByRole('button', { name: 'Yes, cancel it' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order cancelled')
	await expect(page.getByRole('main')).toContainText(
		'Your money is on its way back to your card. Banks take up to five days.',
	)
	await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
	await expect.poll(() => staff.listPayments(account.email), { message: reference }).toEqual(['refunded'])

	await page.getByRole('button', { name: 'Order again' }).click()
	await expect(page).toHaveURL('/order/cart')
	await expect(
		page.getByRole('region', { name: 'Cart' }).getByRole('heading', { level: 3, name: product.name }),
	).toBeVisible()
	await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeAttached()
})

test('an order that takes longer than promised says so and offers the branch’s number', async ({
	page,
	staff,
	allowFailedLoads,
}) => {
	// Requests are given up where the clock jumps.
	allowFailedLoads()
	const { branch, products } = await alwaysOpenBranch()
	await page.clock.install()
	const shop = new Shop(page)
	await shop.comeBackToPay(branch, products[0]!)
	await shop.payWith(CARDS.pays)
	const reference = await shop.isPaid()
	const pass = page.getByRole('region', { name: 'Pickup pass' })
	await expect(pass).toContainText('Ready at about')

	await page.clock.fastForward('03:00:00')
	await expect(pass).toContainText('It takes longer than we said')
	await expect(pass).not.toContainText('Ready at about')
	await expect(pass.getByRole('link', { name: 'Call the branch' })).toHaveAttribute('href', /^tel:\+?\d+$/)

	await shop.follow()
	const hero = page.getByRole('main')
	await expect(hero).toContainText('It takes longer than we said')
	await expect(hero).toContainText('Planned for')
	await expect(hero.getByRole('link', { name: 'Call the branch' })).toBeVisible()
	for (const status of ['accepted', 'preparing', 'ready'] as const) await staff.moveOrder(reference, status)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come and get it!')
	await expect(hero).not.toContainText('It takes longer')
})
