import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './axe.ts'
import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

// On the pier of Howth.
test.use({ permissions: ['geolocation'], geolocation: { latitude: 53.3891, longitude: -6.0697 } })

test('a guest finds a dish of the whole menu, chooses about it, and only then who cooks it', async ({
	page,
	context,
}) => {
	const { branch, products } = await alwaysOpenBranch()
	const product = products.find(({ customization_options: options }) => options.some(({ removal }) => removal))!
	const removal = product.customization_options.find((option) => option.removal)!.values[0]!
	const shop = new Shop(page)

	await shop.open('/shop')
	await expect(page.getByRole('heading', { level: 1, name: 'The whole menu' })).toBeVisible()
	await shop.menu.getByRole('searchbox').fill(product.name)
	const others = products.filter(({ name, description }) => !`${name} ${description}`.includes(product.name))
	await expect(shop.menu.getByRole('link', { name: others.at(-1)!.name, exact: true })).toBeHidden()
	const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: product.name, exact: true }) })
	await expect(row).toContainText('Yes')

	// Whoever wants a tab of its own for a dish gets one, and stays here.
	const tab = context.waitForEvent('page')
	await shop.menu.getByRole('link', { name: product.name, exact: true }).click({ modifiers: ['ControlOrMeta'] })
	await expect(await tab).toHaveURL(`/shop?product=${product.id}`)
	await (await tab).close()
	await expect(page).toHaveURL(/\/shop$/)

	await shop.menu.getByRole('link', { name: product.name, exact: true }).click()
	await expect(page).toHaveURL(/\/shop\?product=\d+$/)
	const sheet = page.getByRole('dialog', { name: product.name })
	await expect(sheet).toContainText('You pick the branch next')
	await sheet.getByLabel(removal.name).first().check()
	await sheet.getByRole('button', { name: 'Add to cart' }).click()

	const question = page.getByRole('dialog', { name: 'Where shall we cook it?' })
	await question.getByRole('button', { name: 'Near me' }).click()
	await expect(question.getByText('by car').first()).toBeVisible()
	expect.soft(await findAxeViolations(page)).toEqual([])
	// Whoever looks around first loses nothing of what was chosen.
	await page.keyboard.press('Escape')
	await expect(question).toBeHidden()
	await expect(sheet.getByLabel(removal.name).first()).toBeChecked()
	await sheet.getByRole('button', { name: 'Add to cart' }).click()
	await question.getByRole('button', { name: branch.title }).click()
	await expect(question).toBeHidden()
	await expect(sheet).toBeHidden()
	await expect(page).toHaveURL(/\/shop$/)
	await expect(page.getByText(`Pickup from ${branch.title}`).filter({ visible: true })).toBeVisible()

	// The next one goes to the same branch without a question.
	await shop.menu.getByRole('link', { name: product.name, exact: true }).click()
	await expect(sheet).toContainText(`Pickup from ${branch.title}`)
	await sheet.getByRole('button', { name: 'Add to cart' }).click()
	await expect(sheet).toBeHidden()
	await expect(
		page
			.getByRole('link', { name: /^Cart, 2/ })
			.locator('visible=true')
			.first(),
	).toBeVisible()

	await shop.openCart()
	await expect(page.getByText(removal.name).first()).toBeVisible()
})

test('the whole menu is there without a script, and its table is within reach of the keyboard', async ({
	page,
	request,
}) => {
	const { products } = await alwaysOpenBranch()
	const html = await (await request.get('/shop')).text()
	for (const { name } of products) expect(html).toContain(name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
	expect(html).not.toMatch(/<meta[^>]*noindex/)
	// Not even the long table waits hidden for a script.
	expect(html).not.toContain('<div hidden')

	await new Shop(page).open('/shop')
	// The way to the table is a hash.
	await page.getByRole('link', { name: /nutrition and allergens/ }).click()
	await expect(page).toHaveURL(/#nutrition$/)
	await expect(page.getByRole('heading', { level: 2, name: 'What is in it' })).toBeInViewport()
	await page.getByRole('region', { name: 'Nutrition table' }).focus()
	await expect(page.getByRole('region', { name: 'Nutrition table' })).toBeFocused()
	for (const { name } of products) await expect(rowOf(page, name)).toBeAttached()
	await expect(rowOf(page, products[0]!.name)).toBeInViewport()
})

test('the nutrition table is there for whoever comes by a link to it, and for whoever runs no scripts', async ({
	page,
	browser,
	baseURL,
}) => {
	const { products } = await alwaysOpenBranch()
	await new Shop(page).open('/shop#nutrition')
	await expect(page.getByRole('heading', { level: 2, name: 'What is in it' })).toBeInViewport()
	await expect(rowOf(page, products[0]!.name)).toBeInViewport()

	const scriptless = await browser.newContext({ baseURL, javaScriptEnabled: false })
	const still = await scriptless.newPage()
	await still.goto('/shop')
	await rowOf(still, products[0]!.name).scrollIntoViewIfNeeded()
	await expect(rowOf(still, products[0]!.name)).toBeInViewport()
	await scriptless.close()
})

/** A dish's line of the nutrition table. */
function rowOf(page: Page, dish: string): Locator {
	const table = page.getByRole('table', { name: 'Energy and allergens of every dish' })
	return table.getByRole('rowheader', { name: dish, exact: true }).first()
}
