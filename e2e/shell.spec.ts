import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

test('the menu leads to the five places and gives the focus back', async ({ page }) => {
	await new Shop(page).open('/')
	const toggle = page.getByRole('button', { name: /menu/i }).locator('visible=true').first()
	await toggle.focus()
	await page.keyboard.press('Enter')
	const menu = page.getByRole('dialog', { name: 'Menu' })
	const places = { HOME: '/', 'ORDER ONLINE': '/order', NEWS: '/blog', ABOUT: '/about', BRANCHES: '/branches' }
	for (const [name, path] of Object.entries(places)) {
		await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
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

test('the header takes its scrolled style after 200 px on the home page, and after 25 px elsewhere', async ({
	page,
}) => {
	const header = page.locator('.site-header')
	for (const [path, limit] of [
		['/', 200],
		['/blog', 25],
	] as const) {
		await new Shop(page).open(path)
		await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), limit + 1)
		await expect(header).toHaveAttribute('data-scrolled', 'true')
		await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), limit)
		await expect(header).not.toHaveAttribute('data-scrolled')
	}
})
