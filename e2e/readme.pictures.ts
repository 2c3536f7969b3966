import { join } from 'node:path'
import { defaultSelections } from '@app/domain/menu/customization'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createCustomer, DEMO_GUEST } from '../scripts/demo-customer.ts'
import { createAccount } from './accounts.ts'
import { Member } from './member.ts'
import { cartWith, storeRecords } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

/** How far the kitchen is with what others have ordered. */
const WAYS = [
	['accepted', 'preparing', 'ready'],
	['accepted', 'preparing'],
	['accepted', 'preparing'],
	['accepted'],
	[],
	[],
] as const

async function photograph(page: Page, name: string): Promise<void> {
	await page.evaluate(() => scrollTo(0, 0))
	await page.mouse.move(0, 0)
	await page.waitForLoadState('networkidle')
	const picture = sharp(await page.screenshot({ animations: 'disabled' }))
	await picture.webp({ quality: 62, effort: 6 }).toFile(join(import.meta.dirname, `../docs/pictures/${name}.webp`))
}

/** The seed's branch, and a burger of which something can be left out. */
async function findBurger() {
	const { branch, products } = await alwaysOpenBranch()
	const burger = products.find(({ customization_options: options }) => options.some(({ removal }) => removal))!
	return { branch, products, burger, removals: burger.customization_options.find(({ removal }) => removal)!.values }
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 4 / 3 })

	test('home, the branches, a burger being built', async ({ page }) => {
		const { branch, burger, removals } = await findBurger()
		const shop = new Shop(page)
		await shop.open('/')
		await photograph(page, 'home')
		await shop.open('/branches')
		await photograph(page, 'branches')
		await shop.chooseBranch(branch.title)
		await shop.menu.getByRole('link', { name: burger.name, exact: true }).click()
		await shop.choice(removals.at(-1)!.name).check()
		await shop.sheet.getByText(burger.description).scrollIntoViewIfNeeded()
		await photograph(page, 'product')
	})

	test('an order that is followed, all orders, saved cards', async ({ page, staff }) => {
		const { branch, products, burger } = await findBurger()
		const account = await createAccount({ email: 'aoife.byrne@example.com' })
		const member = new Member(page)
		await member.signIn(account)
		const order = async (product: (typeof products)[number]) => {
			await storeRecords(page, { 'cart-state': cartWith(branch, product, account.email) })
			await member.openCart()
			await page.getByLabel('Phone').fill(DEMO_GUEST.phone)
			await member.checkout()
			await member.payWith(CARDS.pays)
			return member.isPaid()
		}
		await staff.finishOrder(await order(products.at(-1)!))
		const reference = await order(burger)
		await member.follow()
		await staff.moveOrder(reference, 'accepted')
		await staff.moveOrder(reference, 'preparing')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('On the grill')
		await photograph(page, 'track')
		await member.open('/settings/orders')
		await expect(page.getByRole('link', { name: 'Follow order' })).toBeVisible()
		await photograph(page, 'orders')
		await member.open('/settings/cards')
		await page.getByRole('button', { name: 'Add a card' }).click()
		await member.fillCard(CARDS.pays)
		await page.getByRole('button', { name: 'Save card' }).click()
		await expect(page.getByText('Default', { exact: true })).toBeVisible()
		await photograph(page, 'cards')
	})
})

test.describe('on a large screen', () => {
	test.use({ viewport: { width: 1440, height: 900 } })

	test('the menu beside the basket', async ({ page }) => {
		const { branch, products } = await findBurger()
		const shop = new Shop(page)
		await shop.chooseBranch(branch.title)
		for (const { name } of products.slice(0, 2)) await shop.add(name)
		await photograph(page, 'menu')
	})

	test('the board of the kitchen in the Studio', async ({ page, staff, allowMessages }) => {
		allowMessages(/./)
		const { branch, products } = await findBurger()
		const customer = createCustomer(process.env.E2E_CMS_URL!)
		for (const [index, way] of WAYS.entries()) {
			const product = products[index]!
			const items = [{ id: product.id, quantity: 1, note: '', customizations: defaultSelections(product) }]
			const { data } = await customer.place({ ...DEMO_GUEST, branch: branch.id, items, pickup_type: 'now' })
			await customer.confirm((await customer.openSession(data.order)).data.payment_ref)
			for (const status of way) await staff.moveOrder(data.order.reference, status)
		}
		const { email, password } = JSON.parse(process.env.E2E_ADMIN!)
		await page.goto(`${process.env.E2E_CMS_URL}/admin/login`)
		await page.getByPlaceholder('Email').fill(email)
		await page.getByPlaceholder('Password').fill(password)
		await page.getByRole('button', { name: 'Sign In' }).click()
		// What the first administrator is asked about the licence.
		await page.getByRole('button', { name: 'Remind' }).click()
		await page.getByRole('link', { name: 'Today’s board' }).click()
		await page.locator('.sidebar-toggle').click()
		await expect(page.getByText('remind you again')).toBeHidden()
		await expect(page.getByText(/^BD-/).nth(WAYS.length - 1)).toBeVisible()
		await photograph(page, 'studio')
	})
})
