import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a guest builds a burger, pays for it and follows it to the counter', async ({ page, staff }) => {
	const { branch, products } = await alwaysOpenBranch()
	const burger = products.find(
		({ customization_options: options }) =>
			options.some(({ removal }) => removal) && options.some((option) => option.single),
	)!
	const size = burger.customization_options.find((option) => option.attribute_id === 12)!.values[1]!
	const extra = burger.customization_options
		.find((option) => !option.single && !option.removal)!
		.values.find(({ available }) => available)!
	const removal = burger.customization_options.find((option) => option.removal)!.values[0]!
	const each = burger.price + size.price_extra + extra.price_extra

	const shop = new Shop(page)
	await shop.chooseBranch(branch.title)
	await shop.menu.getByRole('link', { name: burger.name, exact: true }).click()
	await shop.choice(size.name).check()
	await shop.choice(extra.name).check()
	await shop.choice(removal.name).check()
	await shop.sheet.getByRole('button', { name: /One more/ }).click()
	await expect(shop.sheet.getByRole('button', { name: /^Add to cart/ })).toContainText((each * 2).toFixed(2))
	await shop.sheet.getByRole('button', { name: /^Add to cart/ }).click()
	await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeVisible()

	await shop.goToCart()
	const line = page.getByRole('region', { name: 'Cart' }).getByRole('listitem').filter({ hasText: burger.name })
	await expect(line).toContainText(size.name)
	await expect(line).toContainText(extra.name)
	await expect(line).toContainText(removal.name)
	await shop.introduce()
	const described = page.waitForResponse((reply) => reply.url().endsWith('/capi/system/device'))
	await shop.checkout()
	expect((await described).status()).toBe(202)
	await expect(shop.payButton).toContainText((each * 2).toFixed(2))
	await shop.payWith(CARDS.pays)

	const reference = await shop.isPaid()
	await expect(page.getByRole('region', { name: 'Pickup pass' })).toContainText(reference)
	await expect(page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeAttached()

	await shop.follow()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your order')
	await expect(page.getByText(removal.name)).toBeVisible()
	for (const [status, headline] of [
		['accepted', 'The kitchen said yes'],
		['preparing', 'On the grill'],
		['ready', 'Come and get it!'],
		['completed', 'Enjoy every bite'],
	] as const) {
		await staff.moveOrder(reference, status)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
	}
})
