import type { Page } from '@playwright/test'
import { Keyboard } from './keyboard.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test('a whole order is made, paid and followed with the keyboard alone', async ({ page, staff }) => {
	test.slow()
	const { branch, products } = await alwaysOpenBranch()
	const burger = products.find(({ customization_options: options }) => options.some(({ removal }) => removal))!
	const size = burger.customization_options.find(({ attribute_id }) => attribute_id === 12)!.values[1]!
	const removal = burger.customization_options.find((option) => option.removal)!.values[0]!
	const shop = new Shop(page)
	const hands = new Keyboard(page)
	const link = shop.menu.getByRole('link', { name: burger.name, exact: true })

	await shop.open('/')
	await hands.walkTo(page.getByRole('link', { name: 'Order now' }).locator('visible=true').first())
	await hands.press('Enter')
	await expect(page.getByRole('main')).toBeFocused()
	await hands.walkTo(page.getByRole('button', { name: branch.title }))
	await hands.press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: branch.title })).toBeFocused()
	await hands.walkTo(page.getByRole('button', { name: 'Change branch' }))
	await hands.press('Enter')
	await expect(shop.sheet).toBeVisible()
	await hands.press('Escape')
	await expect(page.getByRole('button', { name: 'Change branch' })).toBeFocused()

	await hands.walkTo(link)
	await hands.press('Enter')
	const firstSize = shop.sheet.getByRole('radio', { checked: true }).first()
	await hands.walkTo(firstSize)
	await hands.press('ArrowDown')
	await expect(shop.choice(size.name)).toBeChecked()
	await hands.walkTo(shop.choice(removal.name))
	await hands.press('Space')
	await hands.walkTo(shop.sheet.getByRole('button', { name: /^Add to cart/ }))
	await hands.press('Enter')
	await expect(shop.sheet).toBeHidden()
	await expect(link).toBeFocused()

	await hands.walkTo(page.getByRole('link', { name: 'Cart, 1 item' }).locator('visible=true').first(), 'Shift+Tab')
	await hands.press('Enter')
	await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
	await expect(page.getByRole('main')).toBeFocused()
	await hands.walkTo(page.getByRole('button', { name: `Edit ${burger.name}` }))
	await hands.press('Enter')
	await expect(shop.sheet.getByRole('button', { name: 'Update' })).toBeVisible()
	await hands.press('Escape')
	const edit = page.getByRole('button', { name: `Edit ${burger.name}` })
	await expect(edit).toBeFocused()
	await hands.press('Enter')
	await hands.walkTo(shop.choice(removal.name))
	await hands.press('Space')
	await hands.walkTo(shop.sheet.getByRole('button', { name: 'Update' }))
	await hands.press('Enter')
	await expect(shop.sheet).toBeHidden()
	await expect(edit).toBeFocused()
	await hands.walkTo(page.getByRole('button', { name: `Remove ${burger.name}` }), 'Shift+Tab')
	await hands.press('Enter')
	// It may be gone before the hands have walked to it.
	await page.getByRole('button', { name: 'Undo' }).focus()
	await hands.press('Enter')
	await expect(page.getByRole('main')).toBeFocused()
	for (const [field, text] of [
		['First name', 'Aoife'],
		['Last name', 'Byrne'],
		['Email', shop.email],
		['Phone', '+353 85 123 4567'],
	] as const) {
		await hands.walkTo(page.getByLabel(field))
		await hands.type(text)
	}
	await hands.walkTo(page.getByRole('button', { name: 'Checkout' }))
	await hands.press('Enter')

	await expect(shop.payButton).toBeVisible()
	await payWith(CARDS.pays, page, hands)
	await shop.isPaid()
	await hands.walkTo(page.getByRole('link', { name: /follow/i }))
	await hands.press('Enter')
	await expect(page).toHaveURL(/\/track\//)

	const cancel = page.getByRole('button', { name: 'Cancel order' })
	await hands.walkTo(cancel)
	await hands.press('Enter')
	await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible()
	await hands.press('Escape')
	await expect(cancel).toBeFocused()
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})

test('a payment that the bank asks about is refused, tried again and approved with the keyboard alone', async ({
	page,
	staff,
}) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	const hands = new Keyboard(page)
	await shop.comeBackToPay(branch, products[0]!)
	await payWith(CARDS.asksToConfirm, page, hands)
	await hands.walkTo(page.getByRole('button', { name: 'Refuse' }))
	await hands.press('Enter')
	await expect(page.getByText('The payment was not confirmed with your bank.')).toBeVisible()
	await shop.isLive()
	await payWith(CARDS.asksToConfirm, page, hands)
	await hands.walkTo(page.getByRole('button', { name: 'Approve' }))
	await hands.press('Enter')
	await shop.isPaid()
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})

async function payWith(card: string, page: Page, hands: Keyboard): Promise<void> {
	for (const [field, text] of [
		['Card number', card],
		['Expiry date', '1234'],
		['Security code', '123'],
		['Name on card', 'Aoife Byrne'],
	] as const) {
		await hands.walkTo(page.getByLabel(field))
		await hands.type(text)
	}
	await hands.press('Enter')
}
