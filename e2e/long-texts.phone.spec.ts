import { STORAGE_KEYS } from '@app/contract/records'
import type { Page } from '@playwright/test'
import {
	longBranch,
	longCoupon,
	longItems,
	longMenu,
	longOrder,
	longProduct,
	longWord,
} from './hostile-content/long-words.ts'
import { startHostileShop } from './hostile-content/start-hostile-shop.ts'
import { cartWith, storeRecords } from './records.ts'
import { Shop } from './shop.ts'
import { test as base, expect } from './test.ts'

const test = base.extend<object, { shopUrl: string }>({
	shopUrl: [
		async ({}, use) => {
			const shop = await startHostileShop({
				menu: longMenu(),
				items: longItems(),
				// The storefront's server asks for the tracked order itself.
				capi: { [`/capi/shop/orders/${longOrder().slug}`]: { order: longOrder() } },
			})
			await use(shop.url)
			await shop.stop()
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ shopUrl }, use) => use(shopUrl),
})

const WIDTHS = [320, 390]
const PAGES = [
	'/',
	'/order',
	'/order/cart',
	'/shop',
	'/branches',
	'/branches/branch-1',
	'/contacts',
	'/about',
	'/blog',
	'/blog/post-1',
	'/careers',
	'/careers/job-1',
	'/legal/terms',
	'/track',
]
const SETTINGS = ['/settings', '/settings/orders', '/settings/coupons', '/settings/cards', '/settings/notifications']

/**
 * Texts that stand beyond the edge of the screen where nobody can swipe to them: the page is too wide, or they are
 * cut off.
 */
function findTextsBeyondScreen(): string[] {
	const edge = document.documentElement.clientWidth
	const isDrawn = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
	const meant = '.overflow-x-auto, .nutrition, .ticker, .sr-only, .truncate, .rich-text table'
	const found = new Set<string>()
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const parent = text.parentElement!
		if (!text.textContent?.trim() || !isDrawn(parent) || parent.closest(meant)) continue
		const range = document.createRange()
		range.selectNodeContents(text)
		const isBeyond = [...range.getClientRects()].some(({ right, width }) => width > 0 && right > edge + 1)
		if (isBeyond) found.add(`${parent.tagName}.${parent.className} ${text.textContent.slice(0, 40)}`)
	}
	return [...found]
}

async function expectToFit(page: Page, what: string): Promise<void> {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 844 })
		const widest = await page.evaluate(() => document.documentElement.scrollWidth)
		expect.soft(widest, `${what} at ${width} px`).toBeLessThanOrEqual(width)
		expect.soft(await page.evaluate(findTextsBeyondScreen), `${what} at ${width} px`).toEqual([])
	}
}

/** Answers the calls of a customer whose orders, coupons and name are long words. */
async function answerCustomer(page: Page): Promise<void> {
	const name = longWord().slice(0, 50)
	const user = {
		id: 'a',
		email: `${'w'.repeat(240)}@example.com`,
		first_name: name,
		last_name: name,
		role: 'b',
		phone: '1',
	}
	const earlier = [2, 3].map((id) => longOrder({ id, order_status: 'completed', reference: `BD-${id}` }))
	const orders = { orders: [longOrder(), ...earlier], page: 1, limit: 10, total: 3 }
	const answers: [string, unknown][] = [
		['**/users/me?*', user],
		['**/capi/shop/orders?*', orders],
		['**/capi/shop/orders/aaa*', { order: longOrder() }],
		['**/capi/shop/coupons', { coupons: [longCoupon], past: [{ ...longCoupon, state: 'used' }] }],
		['**/capi/payments/cards', { cards: [] }],
	]
	for (const [address, data] of answers)
		await page.route(address, (route) => route.fulfill({ json: { success: true, data } }))
}

test('a word of 300 characters widens no page and no product sheet', async ({ page, allowFailedLoads }) => {
	test.slow()
	// The CMS of this test has no pictures and no events.
	allowFailedLoads()
	const shop = new Shop(page)
	for (const path of PAGES) {
		await shop.open(path)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await expectToFit(page, path)
	}
	await shop.open('/shop?product=1')
	await expect(shop.sheet.getByRole('checkbox').nth(1)).toBeVisible()
	await expectToFit(page, 'the product')
})

test('a word of 300 characters widens no screen of a customer', async ({ page, allowFailedLoads }) => {
	test.slow()
	allowFailedLoads()
	await answerCustomer(page)
	const shop = new Shop(page)
	const order = longOrder()
	const cart = cartWith(longBranch(), longProduct(1), 'guest@example.com')
	const items = cart.items.map((item) => ({ ...item, note: longWord(), requests: [longWord()] }))
	const completedPayment = {
		...{ orderRef: order.reference, paymentRef: 'pay_1', orderId: String(order.id) },
		...{ successUrl: `/checkout/success?ref=${order.reference}&payment_ref=pay_1`, completedAt: Date.now() },
	}
	await storeRecords(page, {
		[STORAGE_KEYS.paymentSlug]: JSON.stringify(order.slug),
		[STORAGE_KEYS.payment]: {
			...{ currentOrderRef: null, currentOrderId: null, paymentStatus: 'completed', completedPayment },
			...{ paymentStartTime: null, lastSaved: Date.now() },
		},
	})
	await shop.open(completedPayment.successUrl)
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Thanks')
	await page.locator('summary').filter({ hasText: 'What you ordered' }).click()
	await expectToFit(page, 'the success page')
	await shop.open('/track')
	await expect(page.getByText(order.reference)).toBeVisible()
	await expectToFit(page, 'the orders of the device')
	await shop.open(`/track/${order.slug}`)
	await expect(page.getByText(longWord()).first()).toBeVisible()
	await expectToFit(page, 'the tracking page')

	await storeRecords(page, { [STORAGE_KEYS.cart]: { ...cart, items } })
	await shop.openCart()
	await expectToFit(page, 'the cart')

	await storeRecords(page, {
		[STORAGE_KEYS.auth]: {
			...{ access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjk5OTk5OTk5OTl9.x', refresh_token: null, expires: null },
			expires_at: Date.now() + 3_600_000,
		},
	})
	for (const path of SETTINGS) {
		await shop.open(path)
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
		await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
		await expectToFit(page, path)
	}
})
