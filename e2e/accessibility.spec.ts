import AxeBuilder from '@axe-core/playwright'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(colorScheme, () => {
		test.use({ colorScheme, reducedMotion: 'reduce' } as object)

		test('every screen passes axe', async ({ page, allowFailedLoads }) => {
			test.slow()
			allowFailedLoads()
			const { branch, products } = await alwaysOpenBranch()
			const shop = new Shop(page)
			const judge = async (screen: string) => {
				const { violations } = await new AxeBuilder({ page }).analyze()
				const found = violations.map(
					({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
				)
				expect.soft(found, screen).toEqual([])
			}
			await shop.open('/')
			await judge('home')
			await shop.open('/no-such-page')
			await judge('not found')
			await shop.open('/status')
			await judge('status')
			await shop.open('/order/cart')
			await judge('empty cart')
			await shop.open('/order')
			await judge('branches')
			await shop.chooseBranch(branch.title)
			await judge('menu')
			await shop.menu.getByRole('link', { name: products[0]!.name, exact: true }).click()
			await expect(shop.sheet.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
			await judge('product')
			await shop.sheet.getByRole('button', { name: /^Add to cart/ }).click()
			await shop.openCart()
			await judge('cart')
			await shop.introduce()
			await shop.checkout()
			await judge('payment')
			await shop.payWith(CARDS.pays)
			await shop.isPaid()
			await judge('success')
			await shop.follow()
			await judge('tracking')
		})
	})
}
