import type { Page } from '@playwright/test'
import { createAccount } from './accounts.ts'
import { Member } from './member.ts'
import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { test } from './stripe/test.ts'
import { expect } from './test.ts'

// One worker, and so one product.
test.describe.configure({ mode: 'default' })

const CARDS = { pays: '4242 4242 4242 4242', declines: '4000 0000 0000 0002', asks: '4000 0025 0000 3155' }

const cardNumber = (page: Page) => page.getByLabel('Stripe card number')

async function payWith(shop: Shop, number: string): Promise<void> {
	await cardNumber(shop.page).fill(number)
	await shop.payButton.click()
}

async function comeBackToPay(shop: Shop): Promise<void> {
	const { branch, products } = await alwaysOpenBranch()
	await shop.comeBackToPay(branch, products[0]!)
}

test('Stripe’s card form takes the payment, though its webhook never comes', async ({ page }) => {
	const shop = new Shop(page)
	await comeBackToPay(shop)
	await payWith(shop, CARDS.pays)
	await shop.isPaid()
})

test('a form that is not filled in charges nothing, a declined card says why, and another one pays', async ({
	page,
	stripe,
}) => {
	const shop = new Shop(page)
	await comeBackToPay(shop)
	const before = stripe.books.intents.size
	await shop.payButton.click()
	await expect(page.getByRole('alert').filter({ hasText: 'Your card number is incomplete.' })).toBeVisible()
	expect(stripe.books.intents.size).toBe(before)
	await payWith(shop, CARDS.declines)
	await expect(page.getByText('Your bank declined this card. Try another one, or ask your bank why.')).toBeVisible()
	await expect(cardNumber(page)).toHaveValue(CARDS.declines)
	await payWith(shop, CARDS.pays)
	await shop.isPaid()
})

test('the bank’s question is answered on our page, with yes and with no', async ({ page }) => {
	const shop = new Shop(page)
	await comeBackToPay(shop)
	await payWith(shop, CARDS.asks)
	await page.getByRole('button', { name: 'Fail authentication' }).click()
	await expect(
		page.getByText('The payment was not confirmed with your bank. Try again, or use another card.'),
	).toBeVisible()
	await shop.payButton.click()
	await page.getByRole('button', { name: 'Complete authentication' }).click()
	await shop.isPaid()
})

test('Stripe’s own page takes the payment and comes back', async ({ page }) => {
	const shop = new Shop(page)
	await comeBackToPay(shop)
	await page.goto(page.url().replace('/checkout/payment?', '/checkout/payment-original?'))
	await shop.isLive()
	await shop.payButton.click()
	await page.getByRole('button', { name: 'Pay', exact: true }).click()
	await shop.isPaid()
})

test('a form that does not load says so, and comes when it is asked for again', async ({ page, allowMessages }) => {
	allowMessages(/Stripe\.js|ERR_BLOCKED_BY_CLIENT/)
	const shop = new Shop(page)
	let isBlocked = true
	await page.route('https://js.stripe.com/**', (route) =>
		isBlocked ? route.abort('blockedbyclient') : route.fallback(),
	)
	const { branch, products } = await alwaysOpenBranch()
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await shop.goToCart()
	await shop.introduce()
	await page.getByRole('button', { name: 'Checkout' }).click()
	await expect(page.getByText("The payment company's form did not load.")).toBeVisible()
	isBlocked = false
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(cardNumber(page)).toBeVisible()
})

test('a customer saves a card at Stripe, pays with it, and keeps another one while paying', async ({
	page,
	system,
}) => {
	const account = await createAccount({ cms: system.cmsUrl })
	const { branch, products } = await alwaysOpenBranch()
	const member = new Member(page)
	await member.signIn(account)
	await member.open('/settings/cards')
	await page.getByRole('button', { name: 'Add a card' }).click()
	await cardNumber(page).fill(CARDS.pays)
	await page.getByRole('button', { name: 'Save card' }).click()
	await expect(page.getByRole('article', { name: 'Visa ending in 4242' })).toBeVisible()

	await member.orderUpToPayment(branch.title, products[0]!.name)
	await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
	await page.getByRole('radio', { name: 'Another card' }).check()
	await page.getByLabel('Save this card for next time').check()
	await payWith(member, CARDS.asks)
	await page.getByRole('button', { name: 'Complete authentication' }).click()
	await member.isPaid()

	await member.orderAgain(products[0]!.name)
	await expect(page.getByRole('radio', { name: 'Visa ending in 3155' })).toBeVisible()
	await member.payButton.click()
	await member.isPaid()
})
