import { cartWith, storeRecords } from './records.ts'
import { Shop } from './shop.ts'
import { alwaysOpenBranches } from './staff.ts'
import { expect, test } from './test.ts'

/** A branch that is open around the clock of each of the chain's two companies. */
async function readKitchens() {
	const [burgers, ...others] = await alwaysOpenBranches()
	const chicken = others.find(({ branch }) => branch.company.id !== burgers!.branch.company.id)
	return { burgers: burgers!, chicken: chicken! }
}

test('choosing a branch of the other company says what stays behind, and Undo brings it back', async ({ page }) => {
	const { burgers, chicken } = await readKitchens()
	const shop = new Shop(page)
	const messages = page.getByRole('status', { name: 'Messages' })
	await shop.chooseBranch(burgers.branch.title)
	await shop.add(burgers.products[0]!.name)
	await page.getByRole('button', { name: 'Change branch' }).click()
	await shop.sheet.getByRole('button', { name: chicken.branch.title }).click()
	await expect(messages).toContainText(`Not available at ${chicken.branch.title}`)
	await expect(messages).toContainText(`${burgers.products[0]!.name} (another kitchen)`)
	await expect(page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeAttached()
	await messages.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeAttached()
	await expect(page.getByRole('heading', { level: 1, name: burgers.branch.title })).toBeVisible()
})

test('a product of the other company asks before anything leaves the cart', async ({ page }) => {
	const { burgers, chicken } = await readKitchens()
	const [burger, wings] = [burgers.products[0]!, chicken.products[0]!]
	const shop = new Shop(page)
	// As an older version of the app may have left it: choosing a branch sorts this out today.
	const cart = cartWith(burgers.branch, burger, shop.email)
	await storeRecords(page, { 'cart-state': { ...cart, branch: cartWith(chicken.branch, wings, shop.email).branch } })
	await shop.open('/order')
	const ask = async () => {
		await shop.menu.getByRole('link', { name: wings.name, exact: true }).click()
		await shop.sheet.getByRole('button', { name: /^Add to cart/ }).click()
		await expect(page.getByRole('dialog', { name: 'Different kitchen' })).toContainText(
			'This item is not compatible with items in your cart. Would you like to remove incompatible items and continue?',
		)
	}
	const linesOfCart = async () => {
		await shop.openCart()
		return page.getByRole('region', { name: 'Cart' }).getByRole('heading', { level: 3 }).allTextContents()
	}

	await ask()
	await page.getByRole('button', { name: 'No, keep my cart' }).click()
	await expect(shop.sheet).toBeHidden()
	expect(await linesOfCart()).toEqual([burger.name])
	await shop.open('/order')
	await ask()
	await page.getByRole('button', { name: 'Yes, remove them' }).click()
	await expect(shop.sheet).toBeHidden()
	expect(await linesOfCart()).toEqual([wings.name])
})
