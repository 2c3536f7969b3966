import { expect } from '@playwright/test'
import { createAccount } from './accounts.ts'
import type { Member } from './member.ts'
import { CARDS, type Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'

const CONTENT_PAGES = [
	'/about',
	'/blog',
	'/blog?tag=pickles',
	'/blog/how-a-cucumber-becomes-a-big-dill',
	'/careers',
	'/careers/weekend-counter-howth',
	'/shop',
	'/branches',
	'/branches/temple-bar',
]

type Judge = (screen: string) => Promise<void>

/** Opens every page that has nothing to do with who reads it, and calls `judge` on each. */
export async function visitPages(shop: Shop, judge: Judge): Promise<void> {
	await shop.open('/')
	await judge('home')
	await shop.open('/no-such-page')
	await judge('not found')
	await shop.open('/status')
	await judge('status')
	await shop.open('/logger')
	await judge('logger')
	for (const path of [...CONTENT_PAGES, '/contacts', '/confirm-subscription', '/legal/privacy', '/legal/terms']) {
		await shop.open(path)
		await judge(path)
	}
}

/** The same for every screen on the way to an order of one's own. */
export async function visitOrderScreens(shop: Shop, judge: Judge): Promise<void> {
	const { branch, products } = await alwaysOpenBranch(undefined, shop.language.tag)
	await shop.open('/order/cart')
	await judge('empty cart')
	await shop.open('/order')
	await judge('branches')
	await shop.chooseBranch(branch.title)
	await judge('menu')
	await shop.menu.getByRole('link', { name: products[0]!.name, exact: true }).click()
	await expect(shop.addButton).toBeVisible()
	await judge('product')
	await shop.addButton.click()
	await shop.goToCart()
	await judge('cart')
	await shop.introduce()
	await shop.checkout()
	await judge('payment')
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	await judge('success')
	await shop.follow()
	await judge('tracking')
}

/** The same for a customer's own screens. */
export async function visitAccountScreens(member: Member, judge: Judge): Promise<void> {
	for (const path of ['/auth/register', '/auth/reset-password', '/auth/login']) {
		await member.open(path)
		await judge(path)
	}
	await member.signIn(await createAccount())
	await judge('/settings')
	for (const [path, heading] of [
		['/settings/orders', 'Orders'],
		['/settings/cards', 'Cards'],
		['/settings/coupons', 'Coupons'],
		['/settings/notifications', 'Notifications'],
	] as const) {
		await member.open(path)
		await expect(member.page.getByRole('heading', { level: 2, name: member.language.t(heading) }).first()).toBeVisible()
		await judge(path)
	}
}
