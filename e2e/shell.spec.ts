import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

test('a page that does not exist is a 404 with a way home', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const response = await page.goto('/no-such-burger')
	expect(response?.status()).toBe(404)
	await new Shop(page).isLive()
	await expect(page.getByRole('heading', { name: 'FOUR OH FOUR' })).toBeVisible()
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
	await page.getByRole('link', { name: 'Go Home' }).click()
	await expect(page).toHaveURL('/')
})

test('the loader says that we are live and leaves', async ({ page }) => {
	await page.goto('/')
	await expect(page.getByText('WE ARE LIVE!!')).toBeVisible()
	await expect(page.locator('.start-gate')).toHaveCount(0)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the menu leads to the five places and gives the focus back', async ({ page }) => {
	await new Shop(page).open('/')
	const toggle = page.getByRole('button', { name: /menu/i }).locator('visible=true').first()
	await toggle.focus()
	await page.keyboard.press('Enter')
	const menu = page.getByRole('dialog', { name: 'Menu' })
	for (const name of ['HOME', 'ORDER ONLINE', 'NEWS', 'ABOUT', 'BRANCHES']) {
		await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
	}
	await page.keyboard.press('Escape')
	await expect(menu).toBeHidden()
	await expect(toggle).toBeFocused()
})

test('the cart’s link opens the menu while the cart is empty', async ({ page }) => {
	await new Shop(page).open('/')
	await page.getByRole('link', { name: 'Cart, 0 items' }).locator('visible=true').first().click()
	await expect(page).toHaveURL(/\/order$/)
})

test('payment and success pages without a payment lead back to the cart', async ({ page }) => {
	for (const path of [
		'/checkout/payment',
		'/checkout/payment-original',
		'/checkout/success',
		'/checkout/success?ref=A&payment_ref=B',
	]) {
		await page.goto(path)
		await expect(page).toHaveURL('/order/cart')
	}
})

test('an unknown order cannot be tracked', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	expect((await page.goto('/track/not-an-order'))?.status()).toBe(404)
})

test('no request leaves the shop’s own two addresses', async ({ page }) => {
	const strangers: string[] = []
	page.on('request', (request) => {
		const { hostname, protocol } = new URL(request.url())
		if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.push(request.url())
	})
	const shop = new Shop(page)
	await shop.open('/')
	await shop.open('/order')
	await shop.open('/status')
	expect(strangers).toEqual([])
})
