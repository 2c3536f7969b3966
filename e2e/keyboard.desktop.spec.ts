import type { Locator, Page } from '@playwright/test'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

/** A customer without a mouse. */
class Keyboard {
	readonly #page: Page

	constructor(page: Page) {
		this.#page = page
	}

	press(key: string) {
		return this.#page.keyboard.press(key)
	}

	type(text: string) {
		return this.#page.keyboard.type(text)
	}

	/** Walks with Tab, or backwards, until `target` has the focus; every stop on the way has to show that it has it. */
	async walkTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
		await expect(target).toBeAttached()
		for (let stops = 0; stops < 150; stops++) {
			await this.press(key)
			const { name, isShown } = await this.#page.evaluate(describeFocus)
			expect(isShown, `the focus shows on ${name}`).toBe(true)
			if (await target.evaluate((element) => element === document.activeElement)) return
		}
		throw new Error(`${target} is not reached with ${key}.`)
	}
}

/** What has the focus, and whether a ring around it, or around the label of a hidden field, says so. */
function describeFocus(): { name: string; isShown: boolean } {
	const element = document.activeElement
	// Past its last stop the focus is the browser's own.
	if (!element || element === document.body) return { name: 'the browser', isShown: true }
	const hasRing = [element, element.closest('label')].some((one) => {
		if (!one) return false
		const { outlineStyle, outlineWidth } = getComputedStyle(one)
		return outlineStyle !== 'none' && outlineWidth !== '0px'
	})
	const { top, bottom, width } = (element.closest('label') ?? element).getBoundingClientRect()
	const isOnScreen = width > 0 && bottom > 0 && top < window.innerHeight
	return { name: element.outerHTML.slice(0, 200), isShown: hasRing && isOnScreen }
}

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
	await expect(page.getByRole('button', { name: `Edit ${burger.name}` })).toBeFocused()
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
	for (const [field, text] of [
		['Card number', CARDS.pays],
		['Expiry date', '1234'],
		['Security code', '123'],
		['Name on card', 'Aoife Byrne'],
	] as const) {
		await hands.walkTo(page.getByLabel(field))
		await hands.type(text)
	}
	await hands.press('Enter')
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
