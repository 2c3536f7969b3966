import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test.beforeEach(async ({ page }) => {
	const { branch, products } = await alwaysOpenBranch()
	shop = new Shop(page)
	await shop.comeBackToPay(branch, products[0]!)
})

let shop: Shop

test('a number that cannot exist is refused at the field, a declined card charges nothing, and a double click on Pay with another one charges once', async ({
	staff,
}) => {
	await shop.payWith('4242 4242 4242 4241')
	await expect(shop.page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true')
	await expect(shop.payButton).toBeEnabled()
	await shop.payWith(CARDS.declines)
	await expect(
		shop.page.getByText('Your bank declined this card. Try another one, or ask your bank why.'),
	).toBeVisible()
	expect(await staff.countOrders(shop.email)).toBe(0)
	await shop.fillCard(CARDS.pays)
	await shop.payButton.dblclick()
	await shop.isPaid()
	expect(await staff.countOrders(shop.email)).toBe(1)
})

test('a confirmation step that is refused charges nothing, and one that is approved pays', async ({ page, staff }) => {
	await shop.payWith(CARDS.asksToConfirm)
	await page.getByRole('button', { name: 'Refuse' }).click()
	await expect(
		page.getByText('The payment was not confirmed with your bank. Try again, or use another card.'),
	).toBeVisible()
	expect(await staff.countOrders(shop.email)).toBe(0)
	await shop.payWith(CARDS.asksToConfirm)
	await page.getByRole('button', { name: 'Approve' }).click()
	await shop.isPaid()
	expect(await staff.countOrders(shop.email)).toBe(1)
})

test('a confirmation step that is left offers no second payment, only the way back to it', async ({ page, staff }) => {
	// An earlier try of the same order that failed does not count any more.
	await shop.payWith(CARDS.declines)
	await expect(page.getByText('Your bank declined this card.')).toBeVisible()
	await shop.payWith(CARDS.asksToConfirm)
	await page.getByRole('button', { name: 'Leave without deciding' }).click()
	await shop.isLive()
	await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible()
	await expect(shop.payButton).toHaveCount(0)
	expect(await staff.countOrders(shop.email)).toBe(0)
	await page.getByRole('link', { name: 'Go to the confirmation step' }).click()
	await page.getByRole('button', { name: 'Approve' }).click()
	await shop.isPaid()
	expect(await staff.countOrders(shop.email)).toBe(1)
})

test('a reload in the middle of a payment and a second tab show the same payment', async ({ page, context }) => {
	await shop.payWith(CARDS.asksToConfirm)
	await page.getByRole('button', { name: 'Leave without deciding' }).click()
	await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible()
	await page.reload()
	await shop.isLive()
	await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible()

	const second = new Shop(await context.newPage())
	await second.open('/order/cart')
	await expect(second.page.getByRole('button', { name: 'Checkout' })).toHaveCount(0)

	await page.getByRole('link', { name: 'Go to the confirmation step' }).click()
	await page.getByRole('button', { name: 'Approve' }).click()
	await shop.isPaid()
	await expect(second.page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeAttached()
})

test('the gateway’s own page takes the payment and comes back', async ({ page }) => {
	await page.goto(page.url().replace('/checkout/payment?', '/checkout/payment-original?'))
	await shop.isLive()
	await shop.payButton.click()
	await expect(page).toHaveURL(/\/capi\/payments\/sandbox\//)
	await shop.fillCard(CARDS.pays)
	await page.getByRole('button', { name: /^Pay/ }).click()
	await shop.isPaid()
})

test('the receipt with its pass, and the order that is followed, print on one page each', async ({ page }) => {
	await shop.payWith(CARDS.pays)
	const reference = await shop.isPaid()
	const countPages = async () =>
		(await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
	await expect(page.getByText('Where to collect')).toBeVisible()
	await page.emulateMedia({ media: 'print' })
	const pass = page.getByRole('region', { name: 'Pickup pass' })
	await expect(pass.getByText(reference)).toBeVisible()
	await expect(page.getByText('Tax included')).toBeVisible()
	await expect(page.getByRole('button')).toHaveCount(0)
	expect(await countPages()).toBe(1)

	await page.emulateMedia({ media: 'screen' })
	await page.getByRole('link', { name: 'Follow your order' }).click()
	await expect(page).toHaveURL(/\/track\//)
	await expect(page.getByText('Tax included')).toBeVisible()
	await page.emulateMedia({ media: 'print' })
	await expect(page.getByText(reference).first()).toBeVisible()
	expect(await countPages()).toBe(1)
})
