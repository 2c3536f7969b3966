import type { Branch, Product } from '@app/contract/menu'
import type { PersistedCart } from '@app/contract/records'
import { findAxeViolations } from './axe.ts'
import { cartWith, readStored, storeRecords } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch, type Staff } from './staff.ts'
import { expect, test } from './test.ts'

const CLEARED = 'is not accepting online orders right now. Your cart has been cleared.'

/** A branch of this test alone, with a cart of two products that are filled at it. */
async function fillCart(shop: Shop, staff: Staff): Promise<{ id: number; title: string; products: Product[] }> {
	const { products } = await alwaysOpenBranch()
	const sold = products.slice(0, 2)
	const title = `Test Kitchen ${crypto.randomUUID().slice(0, 8)}`
	const id = await staff.openBranch(title, sold)
	await shop.chooseBranch(title)
	for (const product of sold) await shop.add(product.name)
	return { id, title, products: sold }
}
const readCart = (shop: Shop) => readStored<PersistedCart>(shop.page, 'cart-state')
const offer = (shop: Shop) => shop.page.getByRole('dialog', { name: /^Cook it at / })

test('a cart whose branch stops taking orders can be moved to the nearest one that does', async ({ page, staff }) => {
	const shop = new Shop(page)
	const { id, title, products } = await fillCart(shop, staff)
	await staff.updateBranch(id, { can_order_online: false })
	const notice = page.getByRole('dialog', { name: 'Branch Unavailable' })
	await expect(notice).toContainText(`${title} ${CLEARED}`)
	await expect(notice.getByRole('button', { name: 'Continue Shopping' })).toBeFocused()
	await expect(notice.getByRole('button')).toHaveCount(1)
	expect(await findAxeViolations(page)).toEqual([])
	expect(await readCart(shop)).toMatchObject({ items: [], branch: null })

	await page.keyboard.press('Escape')
	await expect(offer(shop)).toContainText('Comes along')
	for (const { name } of products)
		await expect(offer(shop).getByRole('listitem').filter({ hasText: name })).toBeVisible()
	expect(await findAxeViolations(page)).toEqual([])
	await offer(shop).getByRole('button', { name: 'Move my cart' }).press('Enter')
	await expect(page.getByRole('link', { name: 'Cart, 2 items' }).first()).toBeAttached()
	const moved = (await readCart(shop))!
	expect(moved.items.map(({ name }) => name)).toEqual(products.map(({ name }) => name))
	expect(moved.branch?.title).not.toBe(title)
	expect(moved.items.every(({ directusBranchId }) => directusBranchId === moved.branch?.id)).toBe(true)

	await page.getByRole('status', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
	expect(await readCart(shop)).toMatchObject({ items: [], branch: null })
	await expect(page.getByRole('region', { name: 'Branches' })).toBeVisible()
	await staff.updateBranch(id, { status: 'draft' })
})

test('a kitchen that stops before Pay is pressed charges nothing, and the cart can be moved', async ({
	page,
	staff,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const shop = new Shop(page)
	const { id, title } = await fillCart(shop, staff)
	await shop.goToCart()
	await shop.introduce()
	await shop.checkout()
	await staff.updateBranch(id, { closed_early: true })
	await shop.payWith(CARDS.pays)
	await expect(page.getByRole('heading', { name: 'This order has ended' })).toBeVisible()
	expect(await staff.listPayments(shop.email)).toEqual(['expired'])

	await page.getByRole('link', { name: 'Back to your cart' }).click()
	const notice = page.getByRole('dialog', { name: 'Branch Unavailable' })
	await expect(notice).toContainText(`${title} is currently closed. Your cart has been cleared.`)
	await notice.getByRole('button', { name: 'Continue Shopping' }).click()
	await offer(shop).getByRole('button', { name: 'Move my cart' }).click()
	await shop.checkout()
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	await staff.updateBranch(id, { status: 'draft' })
})

test('what the next branch cannot make is told before the cart moves, and the offer can be declined', async ({
	page,
	staff,
}) => {
	const shop = new Shop(page)
	const { branch, products } = await alwaysOpenBranch()
	const { id } = await fillCart(shop, staff)
	const [stays, missing] = products as [Product, Product]
	// The menu that the offer is made from: the next branch is out of one of the two, and the other has become dearer.
	await page.route('**/capi/shop/menu-test', async (route) => {
		const response = await route.fetch()
		const reply = (await response.json()) as { data: { branches: Branch[]; products: Product[] } }
		for (const other of reply.data.branches) {
			other.can_order_online = other.id === branch.id
			if (other.id === branch.id) other.out_of_stock.push({ odoo_products_id: { odoo_id: missing.id } })
		}
		for (const product of reply.data.products) if (product.id === stays.id) product.price += 1
		await route.fulfill({ response, json: reply })
	})
	await staff.updateBranch(id, { can_order_online: false })
	await page
		.getByRole('dialog', { name: 'Branch Unavailable' })
		.getByRole('button', { name: 'Continue Shopping' })
		.click()

	await expect(offer(shop)).toHaveAccessibleName(`Cook it at ${branch.title}?`)
	const part = (heading: string) => offer(shop).locator('section').filter({ hasText: heading })
	await expect(part('Changes its price')).toContainText(stays.name)
	await expect(part('Stays behind')).toContainText(`${missing.name}sold out`)
	await offer(shop).getByRole('button', { name: 'No, thanks' }).click()
	await expect(page.getByRole('dialog')).toHaveCount(0)
	expect(await readCart(shop)).toMatchObject({ items: [], branch: null })
	await page.reload()
	await shop.isLive()
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect(page.getByRole('region', { name: 'Branches' })).toBeVisible()
	await staff.updateBranch(id, { status: 'draft' })
})

test('a cart that is kept for its branch is offered again once that takes orders', async ({ page, staff }) => {
	const shop = new Shop(page)
	const { id, title, products } = await fillCart(shop, staff)
	await staff.updateBranch(id, { can_order_online: false })
	await page
		.getByRole('dialog', { name: 'Branch Unavailable' })
		.getByRole('button', { name: 'Continue Shopping' })
		.click()
	await offer(shop)
		.getByRole('button', { name: `Keep it for ${title}` })
		.click()
	const kept = page.getByRole('region', { name: 'Your kept cart' })
	await expect(kept.getByRole('listitem')).toHaveText(products.map(({ name }) => `1 × ${name}`))
	await expect(kept.getByRole('button', { name: 'Cook it elsewhere' })).toBeVisible()
	expect(await findAxeViolations(page)).toEqual([])
	await staff.updateBranch(id, { can_order_online: true })
	await kept.getByRole('button', { name: 'Put it back in the cart' }).click()
	await expect(page).toHaveURL(/\/order\/cart$/)
	const cart = (await readCart(shop))!
	expect(cart.branch?.title).toBe(title)
	expect(cart.items.map(({ name }) => name)).toEqual(products.map(({ name }) => name))
	await staff.updateBranch(id, { status: 'draft' })
})

test('a kept cart is offered above the menu of another branch as long as nothing else is in the cart', async ({
	page,
	staff,
}) => {
	const shop = new Shop(page)
	const { branch, products } = await alwaysOpenBranch()
	const [product] = products as [Product]
	const { items, appliedCouponCode, couponDiscount } = cartWith(branch, product, shop.email)
	const title = `Test Kitchen ${crypto.randomUUID().slice(0, 8)}`
	const id = await staff.openBranch(title, [product])
	const keptBranch = { id: String(id), title, odooID: '900', outlet_reference: 'OUT-900', company: { id: '1' } }
	await storeRecords(page, { 'kept-cart': { items, branch: keptBranch, appliedCouponCode, couponDiscount } })
	await shop.chooseBranch(branch.title)
	const kept = page.getByRole('region', { name: 'Your kept cart' })
	await expect(kept.getByRole('listitem')).toHaveText([`1 × ${product.name}`])
	await shop.add(product.name)
	await expect(kept).toHaveCount(0)
	await shop.goToCart()
	await page.getByRole('button', { name: `Remove ${product.name}` }).click()
	await kept.getByRole('button', { name: 'Put it back in the cart' }).click()
	await expect(kept).toHaveCount(0)
	await expect.poll(async () => (await readCart(shop))!.branch?.title).toBe(title)
	await staff.updateBranch(id, { status: 'draft' })
})

test('an order that is refused because its branch has closed offers its lines elsewhere', async ({
	page,
	staff,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const shop = new Shop(page)
	const { id, title } = await fillCart(shop, staff)
	await shop.goToCart()
	await shop.introduce()
	// The page does not hear of it before Checkout is pressed.
	const isBranches = (url: URL) => url.pathname === '/capi/shop/branches'
	await page.route(isBranches, (route) => route.abort())
	await staff.updateBranch(id, { closed_early: true })
	await page.getByRole('button', { name: 'Checkout' }).click()
	await expect(page.getByRole('alert').filter({ hasText: `${title} is closed at the moment.` })).toBeVisible()
	expect((await readCart(shop))!.items).toHaveLength(2)

	await page.unroute(isBranches)
	await page.getByRole('button', { name: 'Checkout' }).click()
	const notice = page.getByRole('dialog', { name: 'Branch Unavailable' })
	await expect(notice).toContainText(`${title} is currently closed. Your cart has been cleared.`)
	await notice.getByRole('button', { name: 'Continue Shopping' }).click()
	await offer(shop).getByRole('button', { name: 'Move my cart' }).click()
	expect((await readCart(shop))!.items).toHaveLength(2)
	await staff.updateBranch(id, { status: 'draft' })
})

test('the last minutes before closing are told on the menu of the chain, in the cart and before the payment', async ({
	page,
}) => {
	const shop = new Shop(page)
	const { branch, products } = await alwaysOpenBranch()
	await page.route('**/capi/shop/branches', async (route) => {
		const response = await route.fetch()
		const reply = (await response.json()) as { data: { branches: Branch[] } }
		const closes_at = new Date(Date.now() + 10 * 60_000).toISOString()
		for (const one of reply.data.branches) if (one.id === branch.id) one.closes_at = closes_at
		await route.fulfill({ response, json: reply })
	})
	await storeRecords(page, { 'cart-state': cartWith(branch, products[0]!, shop.email) })
	const warning = (step: string) =>
		page
			.getByRole('status')
			.filter({ hasText: new RegExp(`^${branch.title} closes at .*minutes?\\. ${step} before then\\.$`) })
	await shop.open('/shop')
	await expect(warning('Check out')).toBeVisible()
	await shop.goToCart()
	await expect(warning('Check out')).toBeVisible()
	await shop.checkout()
	await expect(warning('Pay')).toBeVisible()
	expect(await findAxeViolations(page)).toEqual([])
})

test('a branch that is lost with an empty cart is told in a message that goes by itself', async ({ page, staff }) => {
	const shop = new Shop(page)
	const { products } = await alwaysOpenBranch()
	const title = `Test Kitchen ${crypto.randomUUID().slice(0, 8)}`
	const id = await staff.openBranch(title, products.slice(0, 1))
	await staff.updateBranch(id, { kitchen_status: 'dine_in_only' })
	await expect
		.poll(async () => (await (await fetch(`${process.env.E2E_STOREFRONT_URL}/order`)).text()).includes(title))
		.toBe(true)
	const branch = { id: String(id), title, odooID: '900', outlet_reference: 'OUT-900', company: { id: '1' } }
	await storeRecords(page, {
		'cart-state': { ...cartWith({ ...branch, currency: 'EUR' } as never, products[0]!, ''), items: [] },
	})
	await shop.open('/order')
	await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
		`Branch Unavailable${title} is only accepting dine-in orders right now. Your cart has been cleared.`,
	)
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await staff.updateBranch(id, { status: 'draft' })
})

test('a stored line that cannot be read costs the customer nothing but itself', async ({ page }) => {
	const shop = new Shop(page)
	const { branch, products } = await alwaysOpenBranch()
	const cart = cartWith(branch, products[0]!, shop.email)
	await storeRecords(page, { 'cart-state': { ...cart, items: [{ id: 7, name: null }, ...cart.items, 'burger'] } })
	await shop.open('/order/cart')
	await expect(page.getByRole('region', { name: 'Cart' }).getByRole('heading', { level: 3 })).toHaveText([
		products[0]!.name,
	])
	await expect(page.getByLabel('Email')).toHaveValue(shop.email)
})

test('taking lines out of the cart keeps the focus in it', async ({ page }) => {
	const shop = new Shop(page)
	const { branch, products } = await alwaysOpenBranch()
	await shop.chooseBranch(branch.title)
	for (const product of products.slice(0, 3)) await shop.add(product.name)
	await shop.goToCart()
	const [first, second, third] = products.slice(0, 3).map(({ name }) => name)
	const title = (name: string) => page.getByRole('heading', { level: 3, name })
	await page.getByRole('button', { name: `Remove ${second}` }).press('Enter')
	await expect(title(third!)).toBeFocused()
	await page.getByRole('button', { name: `Remove ${third}` }).press('Enter')
	await expect(title(first!)).toBeFocused()
	await page.getByRole('button', { name: `Remove ${first}` }).press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused()
})
