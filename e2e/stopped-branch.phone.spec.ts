import type { PersistedCart } from '@app/contract/records'
import { findAxeViolations } from './axe.ts'
import { readStored } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

const STOPPED = 'is not accepting online orders right now. Your cart has been cleared.'

let shop: Shop
/** A branch of each test alone, with an order that waits for its payment. */
let kitchen: { id: number; title: string }

test.beforeEach(async ({ page, staff }) => {
	const { products } = await alwaysOpenBranch()
	const title = `Test Kitchen ${crypto.randomUUID().slice(0, 8)}`
	kitchen = { id: await staff.openBranch(title, products.slice(0, 1)), title }
	shop = new Shop(page)
	await shop.orderUpToPayment(title, products[0]!.name)
})
test.afterEach(async ({ staff }) => staff.updateBranch(kitchen.id, { status: 'draft' }))

const notice = () => shop.page.getByRole('dialog', { name: 'Branch Unavailable' })
const offer = () => shop.page.getByRole('dialog', { name: /^Cook it at / })
const goOn = () => notice().getByRole('button', { name: 'Continue Shopping' }).click()
const readCart = () => readStored<PersistedCart>(shop.page, 'cart-state')

async function reload() {
	await shop.page.reload()
	await shop.isLive()
}

/** Loads the page until it has heard of what staff did: a moment ago the storefront knew the branch otherwise. */
const reloadUntil = (assert: () => Promise<void>) =>
	expect(async () => {
		await reload()
		await assert()
	}).toPass()
const isNotified = () => expect(notice()).toContainText(`${kitchen.title} ${STOPPED}`, { timeout: 3_000 })

test('a payment page whose branch has stopped offers to move the cart, as often as it is loaded until that is answered', async ({
	page,
	staff,
}) => {
	const filled = (await readCart())!
	await staff.updateBranch(kitchen.id, { can_order_online: false })
	await reloadUntil(isNotified)
	expect(await readCart()).toMatchObject({ items: [], branch: null })
	expect(await findAxeViolations(page)).toEqual([])
	await reload()
	await goOn()
	await expect(offer()).toContainText(filled.items[0]!.name)
	await reload()
	await goOn()
	await offer().getByRole('button', { name: 'Move my cart' }).click()

	await expect(page).toHaveURL(/\/order\/cart$/)
	const moved = (await readCart())!
	expect(moved.items.map(({ name }) => name)).toEqual(filled.items.map(({ name }) => name))
	expect(moved.branch?.title).not.toBe(kitchen.title)
	await shop.checkout()
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	expect(await staff.listPayments(shop.email)).toEqual(['expired', 'paid'])
})

test('while the shop cannot say where the cart can go, it is kept; whoever does not want it moved is asked no more', async ({
	page,
	staff,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	await staff.updateBranch(kitchen.id, { can_order_online: false })
	await page.route('**/capi/shop/menu-test', (route) => route.abort())
	await reloadUntil(isNotified)
	await goOn()
	await expect(page).toHaveURL(/\/order$/)
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await page.unroute('**/capi/shop/menu-test')
	await shop.open('/checkout/payment')
	await goOn()
	await offer().getByRole('button', { name: 'No, thanks' }).click()
	await expect(page).toHaveURL(/\/order$/)
	await reload()
	await expect(page.getByRole('region', { name: 'Branches' })).toBeVisible()
	await expect(page.getByRole('dialog')).toHaveCount(0)
	expect(await readCart()).toMatchObject({ items: [], branch: null })
})

test('a branch that takes orders again has its cart again', async ({ page, staff }) => {
	const filled = (await readCart())!
	await staff.updateBranch(kitchen.id, { can_order_online: false })
	await reloadUntil(isNotified)
	await staff.updateBranch(kitchen.id, { can_order_online: true })
	await reloadUntil(async () => expect(await readCart()).toEqual(filled))
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
})

test('a branch that stops while its customer is at the bank loses the cart only once that payment has ended', async ({
	page,
	staff,
}) => {
	await shop.payWith(CARDS.asksToConfirm)
	await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
	await staff.updateBranch(kitchen.id, { can_order_online: false })
	await page.getByRole('button', { name: 'Leave without deciding' }).click()
	await shop.isLive()
	const messages = page.getByRole('status', { name: 'Messages' })
	await reloadUntil(() => expect(messages).toContainText(`${kitchen.title} ${STOPPED}`, { timeout: 3_000 }))
	await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible()
	await expect(page.getByRole('dialog')).toHaveCount(0)

	await page.getByRole('link', { name: 'Go to the confirmation step' }).click()
	await page.getByRole('button', { name: 'Approve' }).click()
	await expect(notice()).toContainText(`${kitchen.title} ${STOPPED}`)
	await expect(page.getByText('This order has ended')).toBeAttached()
	await goOn()
	await offer().getByRole('button', { name: 'Move my cart' }).click()
	await shop.checkout()
	await shop.payWith(CARDS.pays)
	await shop.isPaid()
	expect(await staff.countOrders(shop.email)).toBe(1)
})
