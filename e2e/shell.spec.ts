import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

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
