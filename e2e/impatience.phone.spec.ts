import { STORAGE_KEYS } from '@app/contract/records'
import type { Locator, Page } from '@playwright/test'
import { cartWith, storeRecords } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

/** Twenty clicks before the page can answer the first: faster than any finger, as a stuck one or a script is. */
const clickTwentyTimes = (button: Locator) =>
	button.evaluate((element: HTMLButtonElement) => {
		for (let click = 0; click < 20; click++) element.click()
	})

/** A browser that goes back only when it is told to; the result tells it, and waits until it has. */
async function holdHistory(page: Page): Promise<() => Promise<void>> {
	await page.evaluate(() => {
		const go = history.go.bind(history)
		const held: number[] = []
		history.go = (delta = 0) => void held.push(delta)
		Object.assign(window, {
			goBack: async () => {
				const delta = held.shift()
				if (delta === undefined) throw new Error('Nobody wanted to go back.')
				const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
				go(delta)
				await isBack
			},
		})
	})
	return () => page.evaluate(() => (window as unknown as { goBack: () => Promise<void> }).goBack())
}

test('20 fast clicks on Checkout and 20 on Pay make one order and one charge', async ({ page, staff }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await shop.goToCart()
	await shop.introduce()
	await clickTwentyTimes(page.getByRole('button', { name: 'Checkout' }))
	await expect(shop.payButton).toBeVisible()
	expect(await staff.listPayments(shop.email)).toEqual(['pending'])

	await shop.fillCard(CARDS.pays)
	await clickTwentyTimes(shop.payButton)
	await shop.isPaid()
	expect(await staff.listPayments(shop.email)).toEqual(['paid'])
})

test('20 fast clicks on Add to cart add one piece, and the menu stays', async ({ page }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.menu.getByRole('link', { name: products[0]!.name, exact: true }).click()
	await clickTwentyTimes(shop.addButton)
	await expect(shop.sheet).toBeHidden()
	await expect(page).toHaveURL('/order')
	await expect(page.getByRole('link', { name: 'Cart, 1 item' }).locator('visible=true').first()).toBeVisible()
})

test('a link that is pressed while the open product leaves is followed, and Back leads to the menu', async ({
	page,
}) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await shop.menu.getByRole('link', { name: products[0]!.name, exact: true }).click()
	await expect(shop.addButton).toBeVisible()
	await shop.sheet.evaluate((sheet: HTMLDialogElement) => {
		// What a finger meets in a link. Sooner than any: the browser has not told that the sheet is closed.
		const icon = document.querySelector('a[href="/order/cart"] svg')!
		sheet.querySelector<HTMLButtonElement>('button[aria-label="Close"]')!.click()
		icon.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
	})
	await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
	await expect(page).toHaveURL('/order/cart')
	await page.goBack()
	await expect(shop.menu).toBeVisible()
	await expect(page).toHaveURL('/order')
})

test('a press on the cart while the edited line is on its way out waits for a browser that is slow to go back', async ({
	page,
}) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await page.clock.install()
	await storeRecords(page, { [STORAGE_KEYS.cart]: cartWith(branch, products[0]!, shop.email) })
	await shop.openCart()
	const edit = page.getByRole('button', { name: `Edit ${products[0]!.name}` })
	await edit.press('Enter')
	await expect(shop.sheet.getByRole('button', { name: 'Update' })).toBeVisible()
	const goBack = await holdHistory(page)
	await page.keyboard.press('Escape')
	await expect(edit).toBeFocused()
	await page.keyboard.press('Enter')
	await page.clock.fastForward(30_000)
	await goBack()
	await expect(shop.sheet.getByRole('button', { name: 'Update' })).toBeVisible()
	await expect(page).toHaveURL(/\?product=/)
	await shop.sheet.getByRole('button', { name: 'Update' }).click()
	await goBack()
	await expect(shop.sheet).toBeHidden()
	await expect(edit).toBeFocused()
	await expect(page).toHaveURL('/order/cart')
})

test('who goes on with Tab at once after Edit comes back to that button', async ({ page }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await storeRecords(page, { [STORAGE_KEYS.cart]: cartWith(branch, products[0]!, shop.email) })
	await shop.openCart()
	const edit = page.getByRole('button', { name: `Edit ${products[0]!.name}` })
	await edit.focus()
	await page.evaluate(async () => {
		const next = document.querySelector<HTMLElement>('input[autocomplete="given-name"]')!
		const { port1, port2 } = new MessageChannel()
		const hasNextTurn = new Promise((resolve) => (port1.onmessage = resolve))
		port2.postMessage('')
		;(document.activeElement as HTMLElement).click()
		// The first turn after the press: no key comes sooner.
		await hasNextTurn
		next.focus()
	})
	await shop.sheet.getByRole('button', { name: 'Update' }).click()
	await expect(shop.sheet).toBeHidden()
	await expect(edit).toBeFocused()
})

test('an open product can be closed in a tab that was restored with nothing behind it', async ({ page, context }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	const opened = context.waitForEvent('page')
	await page.evaluate((id) => void open(`/order?product=${id}`), products[0]!.id)
	const restored = new Shop(await opened)
	await restored.isLive()
	// As the app opened it: the browser keeps this with the entry.
	await restored.page.evaluate(() => history.replaceState({ ...history.state, usr: { sheet: true } }, ''))
	await restored.page.reload()
	await expect(restored.addButton).toBeVisible()
	expect(await restored.page.evaluate(() => history.length)).toBe(1)
	await restored.sheet.getByRole('button', { name: 'Close' }).click()
	await expect(restored.page).toHaveURL('/order')
	await restored.menu.getByRole('link', { name: products[0]!.name, exact: true }).click()
	await expect(restored.addButton).toBeVisible()
})
