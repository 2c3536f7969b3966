import { readStored, storeRecords } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test('without a network Checkout and Pay say so, lose nothing and work once it is back', async ({
	page,
	context,
	staff,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await shop.goToCart()
	await shop.introduce()

	await context.setOffline(true)
	await page.getByRole('button', { name: 'Checkout' }).click()
	await expect(
		page.getByText(
			'You are offline. Paying needs a connection: your cart is kept, so press Checkout again when you are back.',
		),
	).toBeVisible()
	await expect(page.getByLabel('Email')).toHaveValue(shop.email)
	await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeAttached()
	await context.setOffline(false)
	await shop.checkout()

	await context.setOffline(true)
	await shop.payWith(CARDS.pays)
	await expect(
		page.getByText('You are offline. Paying needs a connection. Nothing was sent and nothing was charged.'),
	).toBeVisible()
	await expect(page.getByLabel('Card number')).toHaveValue(CARDS.pays)
	await context.setOffline(false)
	await shop.payButton.click()
	await shop.isPaid()
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})

test('answers that are lost on the way make neither a second order nor a second charge', async ({
	page,
	staff,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	const loseAnswersOf = (path: string) =>
		page.route(
			`**${path}`,
			async (route) => {
				await route.fetch()
				await route.abort()
			},
			{ times: 1 },
		)
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await shop.goToCart()
	await shop.introduce()

	await loseAnswersOf('/capi/shop/orders')
	await page.getByRole('button', { name: 'Checkout' }).click()
	await expect(page.getByText('you will not be charged twice')).toBeVisible()
	expect(await staff.listPayments(shop.email)).toEqual(['pending'])
	await page.reload()
	await shop.isLive()
	await shop.checkout()
	expect(await staff.listPayments(shop.email)).toEqual(['pending'])

	await loseAnswersOf('/capi/payments/sandbox/confirm')
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})

test('stored records that are not ours are as good as none', async ({ page }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	const garbage = { items: [{ id: 7 }], branch: 'Docklands' }
	await storeRecords(page, {
		'cart-state': garbage,
		'payment-state': '{"paymentStatus":"processing","currentOrderId":',
		'payment-slug': { slug: 1 },
		'order-attempt': 'null and void',
		'recent-orders': 'x',
		theme: 'plaid',
	})
	for (const path of ['/checkout/payment', '/checkout/success']) {
		await page.goto(path)
		await expect(page).toHaveURL('/order/cart')
	}
	await shop.isLive()
	await expect(page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeAttached()
	await shop.orderUpToPayment(branch.title, products[0]!.name)
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	expect(await readStored(page, 'cart-state')).toMatchObject({ items: [] })
})

test('somebody whose browser stores nothing can order and pay all the same', async ({ page, staff }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('Access is denied for this document.', 'SecurityError')
			},
		})
	})
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.orderUpToPayment(branch.title, products[0]!.name)
	await shop.payWith(CARDS.declines)
	await expect(page.getByText('declined').first()).toBeVisible()
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	await shop.follow()
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})
