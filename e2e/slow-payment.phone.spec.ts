import type { CreatedOrder } from '@app/contract/orders'
import { cartWith, readStored, storeRecords, unfinishedPayment } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'
import { payOrder, placeOrder } from './till.ts'

const checking = (shop: Shop) => shop.page.getByText('Checking your payment')
const checkout = (shop: Shop) => shop.page.getByRole('button', { name: 'Checkout' })

async function leaveConfirmation(shop: Shop): Promise<string> {
	const { branch, products } = await alwaysOpenBranch()
	await shop.comeBackToPay(branch, products[0]!)
	await shop.payWith(CARDS.asksToConfirm)
	const step = await shop.page.waitForURL(/sandbox/).then(() => shop.page.url())
	await shop.page.getByRole('button', { name: 'Leave without deciding' }).click()
	await shop.isLive()
	await expect(checking(shop)).toBeVisible()
	return step
}

test('a slow confirmation is no failure: nothing else can be paid until the bank has spoken, also after closing the tab', async ({
	page,
	context,
	browser,
	staff,
}) => {
	const shop = new Shop(page)
	await page.clock.install()
	const step = await leaveConfirmation(shop)
	await page.clock.fastForward(61_000)
	await expect(page.getByRole('link', { name: 'Go to the confirmation step' })).toBeVisible()
	await expect(page.getByText('Confirm it there, or stop it here')).toBeVisible()
	await expect(shop.payButton).toHaveCount(0)
	// Section 4: the tracking itself is cleared when its window is over.
	await expect.poll(() => readStored(page, 'payment-state')).toBeNull()
	await page.close()

	const later = new Shop(await context.newPage())
	await later.open('/order/cart')
	await expect(later.page.getByText('Order In Progress')).toBeVisible()
	await expect(checking(later)).toBeVisible()
	await expect(checkout(later)).toHaveCount(0)

	// On another device: what comes back there knows nothing of this cart.
	const elsewhere = await browser.newContext()
	const bank = await elsewhere.newPage()
	await bank.goto(step)
	await bank.getByRole('button', { name: 'Approve' }).click()
	await bank.waitForURL(/\/order\/cart|\/checkout/)
	await elsewhere.close()
	await expect(later.page).toHaveURL(/\/checkout\/success\?ref=/)
	expect(await readStored(later.page, 'payment-state')).toMatchObject({ paymentStatus: 'completed' })
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})

test('a payment that nobody confirms can be stopped, and only then another is offered', async ({ page, staff }) => {
	const shop = new Shop(page)
	await page.clock.install()
	await leaveConfirmation(shop)
	await page.clock.fastForward(61_000)
	await shop.open('/order/cart')
	await expect(checkout(shop)).toHaveCount(0)
	await page.getByRole('button', { name: 'Stop this payment' }).click()
	await expect(page.getByText('Nothing will be charged for it.')).toBeVisible()
	await shop.checkout()
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	expect((await staff.listPayments(shop.email)).filter((status) => status === 'paid')).toHaveLength(1)
})

test('a decline is not held against the next card, whose confirmation is left and approved later', async ({
	page,
	context,
	staff,
}) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.comeBackToPay(branch, products[0]!)
	await shop.payWith(CARDS.declines)
	await expect(page.getByText('declined').first()).toBeVisible()
	const other = new Shop(await context.newPage())
	await other.openCart()

	// The other tab asks before the shop knows of this attempt.
	let send = () => {}
	await page.route('**/capi/payments/sessions', async (route) => {
		await new Promise<void>((resolve) => {
			send = resolve
		})
		await route.continue()
	})
	await page.bringToFront()
	const isAsked = other.page.waitForResponse('**/capi/shop/status?*')
	await shop.payWith(CARDS.asksToConfirm)
	expect((await (await isAsked).json()).data.directusOrder.payment_status).toBe('failed')
	await other.page.waitForRequest('**/capi/shop/status?*')
	await expect(checking(other)).toBeVisible()
	send()
	await page.waitForURL(/challenge/)
	const step = page.url()
	await page.getByRole('button', { name: 'Leave without deciding' }).click()
	await shop.isLive()
	await expect(checking(shop)).toBeVisible()
	await expect(checkout(other)).toHaveCount(0)

	await page.goto(step)
	await page.getByRole('button', { name: 'Approve' }).click()
	await shop.isPaid()
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})

/** A payment that was left, its order placed and, where a card is given, paid without the browser. */
async function leavePayment(shop: Shop, ageMs: number, card: string | null): Promise<CreatedOrder> {
	const { branch, products } = await alwaysOpenBranch()
	const cart = cartWith(branch, products[0]!, shop.email)
	const order = await placeOrder(cart)
	if (card !== null) await payOrder(order, card)
	await storeRecords(shop.page, {
		'cart-state': cart,
		'payment-state': unfinishedPayment(order, Date.now() - ageMs),
		'payment-slug': JSON.stringify(order.slug),
	})
	return order
}
const payPage = ({ id, amount, reference }: CreatedOrder) =>
	`/checkout/payment?${new URLSearchParams({ order_id: String(id), amount: String(amount), reference })}`

test('tracking that is older than 60 s leads from the payment page to the cart at once', async ({ page }) => {
	const shop = new Shop(page)
	const order = await leavePayment(shop, 61_000, null)
	await page.goto(payPage(order))
	await expect(page).toHaveURL('/order/cart')
	await shop.isLive()
	// No card was ever given, and the shop says so: it can be paid again.
	await expect(checkout(shop)).toBeVisible()
	expect(await readStored(page, 'payment-state')).toBeNull()
})

test('one that was paid meanwhile opens its success page from there', async ({ page }) => {
	const shop = new Shop(page)
	const order = await leavePayment(shop, 61_000, CARDS.pays)
	await page.goto(payPage(order))
	await shop.isPaid()
})

test('the address of another order clears everything and leads to the cart', async ({ page }) => {
	const shop = new Shop(page)
	const order = await leavePayment(shop, 1_000, null)
	await page.goto(payPage({ ...order, reference: 'BD-ZZZZZ' }))
	await expect(page).toHaveURL('/order/cart')
	await expect.poll(() => readStored(page, 'payment-state')).toBeNull()
})

test('what the shop does not know, or does not tell, changes nothing', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const shop = new Shop(page)
	await leavePayment(shop, 61_000, null)
	const before = await readStored(page, 'payment-state')
	// One route for all: between two of them the page that is still open would hear the truth.
	let answer: number | null = null
	await page.route('**/capi/shop/status?*', (route) =>
		answer === null
			? route.abort()
			: route.fulfill({ status: answer, json: { success: false, message: '', errors: [] } }),
	)
	for (answer of [404, 401, 503, null]) {
		const asked = page.waitForRequest('**/capi/shop/status?*')
		await shop.open('/order/cart')
		expect(new URL((await asked).url()).searchParams.get('slug')).not.toBeNull()
		await expect(checking(shop)).toBeVisible()
		await expect(checkout(shop)).toHaveCount(0)
		expect(await readStored(page, 'payment-state')).toEqual(before)
	}
})
