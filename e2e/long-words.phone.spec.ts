import { STORAGE_KEYS } from '@app/contract/records'
import type { Page } from '@playwright/test'
import { nextMail } from '../scripts/mail-folder.ts'
import { cartWith, storeRecords } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'
import { payOrder, placeOrder } from './till.ts'

const WIDTHS = [320, 390]
const WORD = 'https://example.com/'.padEnd(60, 'w')

/** Expects that nothing on the page is wider than the screen, as wide as phones are. */
async function expectToFit(page: Page, what: string) {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 844 })
		const widest = await page.evaluate(() => document.documentElement.scrollWidth)
		expect.soft(widest, `${what} at ${width} px`).toBeLessThanOrEqual(width)
	}
}

test('a long word in a note, a wish or a name widens neither cart, payment, tracking nor the receipt’s mail', async ({
	page,
	varDir,
}) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	const cart = cartWith(branch, products[0]!, shop.email)
	const items = cart.items.map((item) => ({ ...item, note: WORD.repeat(3), requests: [WORD] }))
	const written = { ...cart, items, guestInfo: { ...cart.guestInfo!, first_name: WORD.slice(0, 50) } }
	await storeRecords(page, { [STORAGE_KEYS.cart]: written })
	await shop.openCart()
	await expect(page.getByText(WORD).first()).toBeVisible()
	await expectToFit(page, 'the cart')
	await shop.checkout()
	await page.locator('summary').filter({ hasText: 'Your order' }).click()
	await expect(page.getByText(WORD).first()).toBeVisible()
	await expectToFit(page, 'the payment')

	const order = await placeOrder(written)
	await payOrder(order, CARDS.pays)
	await shop.open(`/track/${order.slug}`)
	await expect(page.getByText(WORD).first()).toBeVisible()
	await expectToFit(page, 'the tracking page')

	const mail = await nextMail(varDir, shop.email)
	await page.goto('about:blank')
	await page.setContent(String(mail.html))
	await expect(page.getByText(WORD).first()).toBeVisible()
	await expectToFit(page, 'the mail')
})
