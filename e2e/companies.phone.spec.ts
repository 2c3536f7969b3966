import type { PersistedCart } from '@app/contract/records'
import { findAxeViolations } from './axe.ts'
import { cartWith, readStored, storeRecords } from './records.ts'
import { Shop } from './shop.ts'
import { alwaysOpenBranches } from './staff.ts'
import { expect, test } from './test.ts'

/** A branch that is open around the clock of each of the chain's two companies. */
async function readKitchens() {
	const [burgers, ...others] = await alwaysOpenBranches()
	const chicken = others.find(({ branch }) => branch.company.id !== burgers!.branch.company.id)
	return { burgers: burgers!, chicken: chicken! }
}

const QUESTION =
	'This item is not compatible with items in your cart. Would you like to remove incompatible items and continue?'

test('choosing a branch of the other company asks before anything leaves the cart', async ({ page }) => {
	const { burgers, chicken } = await readKitchens()
	const shop = new Shop(page)
	const question = page.getByRole('dialog', { name: `Not available at ${chicken.branch.title}` })
	const choose = async () => {
		await page.getByRole('button', { name: 'Change branch' }).click()
		await shop.sheet.getByRole('button', { name: chicken.branch.title }).click()
		await expect(question).toContainText(QUESTION)
		await expect(question.getByRole('listitem')).toHaveText([`1 × ${burgers.products[0]!.name}another kitchen`])
	}
	await shop.chooseBranch(burgers.branch.title)
	await shop.add(burgers.products[0]!.name)
	await choose()
	expect.soft(await findAxeViolations(page)).toEqual([])
	await page.keyboard.press('Escape')
	await expect(question).toBeHidden()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeAttached()
	await expect(page.getByRole('heading', { level: 1, name: burgers.branch.title })).toBeVisible()
	await choose()
	await question.getByRole('button', { name: 'Yes, remove them' }).click()
	await expect(page.getByRole('heading', { level: 1, name: chicken.branch.title })).toBeVisible()
	await expect(page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeAttached()
})

test('a link to a branch of the other company asks in its own tab, and the other tab keeps its cart until then', async ({
	page,
	context,
}) => {
	const { burgers, chicken } = await readKitchens()
	const shop = new Shop(page)
	await shop.chooseBranch(burgers.branch.title)
	await shop.add(burgers.products[0]!.name)
	const other = new Shop(await context.newPage())
	const open = async () => {
		await other.open(`/order?branch=${chicken.branch.slug}`)
		await expect(other.sheet).toContainText(QUESTION)
	}
	const inCart = (count: string) => page.getByRole('link', { name: `Cart, ${count}` }).first()
	await open()
	await expect(inCart('1 item')).toBeAttached()
	await other.page.getByRole('button', { name: 'No, keep my cart' }).click()
	await expect(other.page).toHaveURL(/\/order$/)
	await expect(other.page.getByRole('heading', { level: 1, name: burgers.branch.title })).toBeVisible()
	await expect(inCart('1 item')).toBeAttached()

	await open()
	await other.page.getByRole('button', { name: 'Yes, remove them' }).click()
	await expect(other.page.getByRole('heading', { level: 1, name: chicken.branch.title })).toBeVisible()
	await expect(other.page).toHaveURL(/\/order$/)
	await expect(inCart('0 items')).toBeAttached()
})

test('a dish of the whole menu from a branch of the other company asks before anything leaves the cart', async ({
	page,
}) => {
	const { burgers, chicken } = await readKitchens()
	const [burger, wings] = [
		burgers.products[0]!,
		chicken.products.find(({ id }) => !burgers.branch.products.includes(id))!,
	]
	const shop = new Shop(page)
	await storeRecords(page, { 'cart-state': cartWith(burgers.branch, burger, shop.email) })
	await shop.open(`/shop?product=${wings.id}`)
	await shop.addButton.click()
	const choice = page.getByRole('dialog', { name: 'Where shall we cook it?' })
	const question = page.getByRole('dialog', { name: `Not available at ${chicken.branch.title}` })
	await choice.getByRole('button', { name: chicken.branch.title }).click()
	await expect(question).toContainText(QUESTION)
	await expect(question).toContainText(burger.name)
	await question.getByRole('button', { name: 'No, keep my cart' }).click()
	const names = async () => (await readStored<PersistedCart>(page, 'cart-state'))!.items.map(({ name }) => name)
	expect(await names()).toEqual([burger.name])
	await choice.getByRole('button', { name: chicken.branch.title }).click()
	await question.getByRole('button', { name: 'Yes, remove them' }).click()
	await expect.poll(names).toEqual([wings.name])
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
		await expect(page.getByRole('dialog', { name: 'Different kitchen' })).toContainText(QUESTION)
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
