import type { PersistedCart } from '@app/contract/records'
import { createAccount } from './accounts.ts'
import { Member } from './member.ts'
import { readStored } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'
import { payOrder } from './till.ts'

const cartOf = (shop: Shop) => readStored<PersistedCart>(shop.page, 'cart-state')

test('a coupon for one use stays with a customer who comes back from the payment, and is used once', async ({
	page,
	staff,
}) => {
	const { branch, products } = await alwaysOpenBranch()
	const account = await createAccount()
	const code = `ONCE${crypto.randomUUID().slice(0, 6).toUpperCase()}`
	await staff.addCoupon({ code, kind: 'percent', value: 50, per_customer: 1 })
	const shop = new Member(page)
	await shop.signIn(account)
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await shop.goToCart()
	await page.getByLabel('Coupon code').fill(code)
	await page.getByRole('button', { name: 'Apply' }).click()
	const taken = page.getByRole('button', { name: `Remove coupon ${code}` })
	await expect(taken).toBeVisible()
	await page.getByLabel('Phone').fill('+353 85 123 4567')
	await shop.checkout()

	const isChecked = page.waitForResponse('**/capi/shop/coupons/check')
	await shop.openCart()
	expect((await isChecked).status()).toBe(200)
	await expect(taken).toBeVisible()
	await page.getByRole('button', { name: `One more ${products[0]!.name}` }).click()
	await expect.poll(async () => (await cartOf(shop))?.couponDiscount).toBeCloseTo(products[0]!.price, 2)
	await shop.checkout()
	await shop.payWith(CARDS.pays)
	await expect(page).toHaveURL(/\/checkout\/success/)
})

test('the last piece stays in the cart of the customer whose unpaid order holds it', async ({ page, staff }) => {
	const { products } = await alwaysOpenBranch()
	const title = `Corner ${crypto.randomUUID().slice(0, 6)}`
	const [product] = products
	const branch = await staff.openBranch(title, [product!])
	await staff.setStock(branch, product!.id, 1)
	const shop = new Shop(page)
	await shop.orderUpToPayment(title, product!.name)

	// The start holds the cart against the branches, and so does the cart.
	await page.reload()
	await shop.isLive()
	await expect(shop.payButton).toBeVisible()
	const areRead = page.waitForResponse('**/capi/shop/branches')
	await shop.openCart()
	await areRead
	await expect(page.getByRole('heading', { level: 3, name: product!.name })).toBeVisible()
	await shop.checkout()
	await expect(page.getByText('removed from cart')).toHaveCount(0)
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
})

test('a changed cart is not charged before its customer knows that the order before it was paid', async ({
	page,
	staff,
}) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.orderUpToPayment(branch.title, products[0]!.name)
	const slug = (await readStored<string>(page, 'payment-slug'))!
	const id = Number(new URL(page.url()).searchParams.get('order_id'))
	await shop.openCart()
	await page.getByRole('button', { name: `One more ${products[0]!.name}` }).click()
	// On the gateway's page in another tab, which is closed before it comes back.
	await payOrder({ id, slug }, CARDS.pays)

	await page.getByRole('button', { name: 'Checkout' }).click()
	await expect(page).toHaveURL(`/track/${slug}`)
	await expect(page.getByRole('status', { name: 'Messages' })).toContainText('Your last order is paid already')
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])

	await shop.openCart()
	await shop.checkout()
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	expect(await staff.listPayments(shop.email)).toEqual(['paid', 'paid'])
})
