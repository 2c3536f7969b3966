import type { PersistedCart } from '@app/contract/records'
import { createAccount } from './accounts.ts'
import { findAxeViolations } from './axe.ts'
import { Member } from './member.ts'
import { cartWith, readStored, storeRecords } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

const readCart = (shop: Shop) => readStored<PersistedCart>(shop.page, 'cart-state')
const field = (shop: Shop) => shop.page.getByLabel('Coupon code')
const taken = (shop: Shop, code: string) => shop.page.getByRole('button', { name: `Remove coupon ${code}` })

async function apply(shop: Shop, code: string) {
	await field(shop).fill(code)
	await shop.page.getByRole('button', { name: 'Apply' }).click()
}

test('a guest is shown the way to sign in, and finds the cart as it was', async ({ page }) => {
	const { branch, products } = await alwaysOpenBranch()
	const account = await createAccount()
	const shop = new Member(page)
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await shop.goToCart()
	await expect(field(shop)).toHaveCount(0)
	await page.getByRole('link', { name: 'Sign in to use a coupon' }).click()
	await expect(page).toHaveURL(/\/auth\/login/)
	await shop.fillSignIn(account)
	await expect(page).toHaveURL('/order/cart')
	await expect(page.getByRole('heading', { level: 3, name: products[0]!.name })).toBeVisible()
	await expect(field(shop)).toBeVisible()
})

test('a coupon takes off what the shop says, is asked anew when the cart changes, and goes with the session', async ({
	page,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const { branch, products } = await alwaysOpenBranch()
	const [product] = products
	const shop = new Member(page)
	await shop.signIn(await createAccount())
	await shop.chooseBranch(branch.title)
	await shop.add(product!.name)
	await shop.goToCart()
	for (const [code, text] of [
		['nonsense', 'This coupon code is not valid.'],
		['expired', 'This coupon has expired.'],
		['usedup', 'This coupon has been used up.'],
		['bigdill5', 'This coupon needs an order of at least €25.00.'],
	] as const) {
		await apply(shop, code)
		await expect(page.getByText(text).first()).toBeVisible()
	}
	await field(shop).fill('welcome10')
	await page.keyboard.press('Enter')
	await expect(taken(shop, 'WELCOME10')).toBeVisible()
	// The field is gone: on from where it was.
	await page.keyboard.press('Tab')
	await expect(taken(shop, 'WELCOME10')).toBeFocused()
	const tenth = (count: number) => `−€${(Math.round(product!.price * count * 10) / 100).toFixed(2)}`
	await expect(page.getByText(tenth(1))).toBeVisible()
	await page.getByRole('button', { name: `One more ${product!.name}` }).click()
	await expect(page.getByText(tenth(2))).toBeVisible()

	await shop.open('/settings')
	await shop.signOut()
	expect(await readCart(shop)).toMatchObject({ appliedCouponCode: null, couponDiscount: 0 })
	expect((await readCart(shop))?.items).toHaveLength(1)
})

test('a stored coupon without a session is dropped at the start', async ({ page }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	const cart = cartWith(branch, products[0]!, shop.email)
	await storeRecords(page, { 'cart-state': { ...cart, appliedCouponCode: 'WELCOME10', couponDiscount: 3 } })
	await shop.open('/order/cart')
	await expect(page.getByRole('link', { name: 'Sign in to use a coupon' })).toBeVisible()
	expect(await readCart(shop)).toMatchObject({ appliedCouponCode: null, couponDiscount: 0 })
	await expect(page.getByText('Coupon WELCOME10')).toHaveCount(0)
})

test('the coupons of an account are listed, one is used, and it is among the used ones then', async ({
	page,
	staff,
}) => {
	const { branch, products } = await alwaysOpenBranch()
	const account = await createAccount()
	const shop = new Member(page)
	const over = `OVER${crypto.randomUUID().slice(0, 6).toUpperCase()}`
	await staff.addCoupon({
		code: over,
		kind: 'fixed',
		public: true,
		value: 2,
		ends_at: new Date(Date.now() - 3_600_000).toISOString(),
	})
	await shop.signIn(account)
	await shop.open('/settings/coupons')
	const group = (title: string) =>
		page.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
	const ticket = group('Ready to use').getByRole('article').filter({ hasText: 'REGULAR15' })
	await expect(ticket).toContainText('15% off')
	await expect(ticket).toContainText('From €15')
	await expect(group('Expired').getByRole('article').filter({ hasText: over })).toContainText('Ended on')
	expect(await findAxeViolations(page)).toEqual([])
	await ticket.getByRole('button', { name: /REGULAR15/ }).click()
	await expect(page).toHaveURL('/order')

	await page.getByRole('button', { name: branch.title }).click()
	const dear = products.toSorted((a, b) => b.price - a.price)[0]!
	await shop.add(dear.name)
	await shop.add(dear.name)
	await shop.goToCart()
	await expect(taken(shop, 'REGULAR15')).toBeVisible()
	await expect(page.getByText('Coupon REGULAR15')).toBeVisible()
	await page.getByLabel('Phone').fill('+353 85 123 4567')
	await shop.checkout()
	await shop.payWith(CARDS.pays)
	await expect(page).toHaveURL(/\/checkout\/success/)
	await shop.open('/settings/coupons')
	await expect(group('Used').getByRole('article').filter({ hasText: 'REGULAR15' })).toContainText('Used on')
	await expect(ticket).toHaveCount(0)
})
