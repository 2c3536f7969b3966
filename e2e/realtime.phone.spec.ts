import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CreatedOrder } from '@app/contract/orders'
import { mapOrderDraft } from '@app/domain/orders/order-draft'
import type { WebSocket } from '@playwright/test'
import { createAccount } from './accounts.ts'
import { callCms } from './cms.ts'
import { Member } from './member.ts'
import { cartWith } from './records.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch, type Staff } from './staff.ts'
import { expect, test } from './test.ts'
import { payOrder } from './till.ts'

/** Waits until the page listens to branches and stock. */
function isListening(shop: Shop): Promise<WebSocket> {
	return shop.page.waitForEvent('websocket').then(async (socket) => {
		const confirmed = new Set<string>()
		await socket.waitForEvent('framereceived', ({ payload }) => {
			const { type, uid, event } = JSON.parse(String(payload))
			if (type === 'subscription' && event === 'init') confirmed.add(uid)
			return confirmed.size === 2
		})
		return socket
	})
}

/**
 * A stream of an order that says its first words and then nothing, as behind a network that was lost without a word.
 */
async function startSilentStream() {
	const server = createServer(async (request, response) => {
		const { data } = await (await fetch(process.env.E2E_CMS_URL! + request.url)).json()
		response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Access-Control-Allow-Origin': '*' })
		response.write(`event: order\ndata: ${JSON.stringify(data.order)}\n\n`)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const stop = () => {
		server.closeAllConnections()
		server.close()
	}
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

async function openOwnBranch(staff: Staff) {
	const { products } = await alwaysOpenBranch()
	const title = `Test Kitchen ${crypto.randomUUID().slice(0, 8)}`
	const id = await staff.openBranch(title, products.slice(0, 2))
	return { id, title, products: products.slice(0, 2) }
}

/**
 * Without the link it would take the minute until the next question. On a quiet machine it is a quarter of a second.
 */
const SOON = { timeout: 30_000 }

/** What staff switch, and how the open page shows it. */
const SWITCHES = [
	{ name: 'paused', change: { can_order_online: false }, text: 'is not accepting online orders right now.' },
	{
		name: 'dine-in only',
		change: { kitchen_status: 'dine_in_only' },
		text: 'is only accepting dine-in orders right now.',
	},
	{ name: 'closed early', change: { closed_early: true }, text: 'is currently closed.' },
] as const

for (const { name, change, text } of SWITCHES) {
	test(`a branch that is ${name} reaches the open page at once`, async ({ page, staff }) => {
		const shop = new Shop(page)
		const { id, title, products } = await openOwnBranch(staff)
		await shop.chooseBranch(title)
		await shop.add(products[0]!.name)
		const listening = isListening(shop)
		await shop.openCart()
		await listening
		await staff.updateBranch(id, change)
		await expect(page.getByRole('dialog', { name: 'Branch Unavailable' })).toContainText(text, SOON)
		await staff.updateBranch(id, { status: 'draft' })
	})
}

test('what sells out is marked on the open menu at once, and leaves the cart', async ({ page, staff }) => {
	const shop = new Shop(page)
	const { id, title, products } = await openOwnBranch(staff)
	const listening = isListening(shop)
	await shop.chooseBranch(title)
	await listening
	await shop.add(products[0]!.name)
	await staff.setSoldOut(id, products[0]!.id, true)
	const notice = page.getByRole('dialog', { name: 'Items Removed' })
	await expect(notice).toContainText(`${products[0]!.name} removed from cart (out of stock)`, SOON)
	await notice.getByRole('button', { name: 'Continue Shopping' }).click()
	await expect(shop.menu.getByText('Sold out').first()).toBeVisible()
	await staff.updateBranch(id, { status: 'draft' })
})

test('while realtime is down everything works by asking', async ({ page, staff }) => {
	await page.routeWebSocket('**/websocket', (socket) => socket.close())
	const shop = new Shop(page)
	const { id, title, products } = await openOwnBranch(staff)
	await page.clock.install()
	await shop.chooseBranch(title)
	await shop.add(products[0]!.name)
	await staff.updateBranch(id, { can_order_online: false })
	await page.clock.fastForward(60_000)
	await expect(page.getByRole('dialog', { name: 'Branch Unavailable' })).toBeVisible()
	await staff.updateBranch(id, { status: 'draft' })
})

test('the link comes back after 1, 2, 4 … seconds, ten times, and at once when the network is back', async ({
	page,
}) => {
	const attempts: number[] = []
	await page.routeWebSocket('**/websocket', async (socket) => {
		attempts.push(await page.evaluate(() => Date.now()))
		await socket.close()
	})
	await page.clock.install()
	await new Shop(page).open('/order')
	await expect.poll(() => attempts.length).toBeGreaterThan(0)
	for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, ...Array(5).fill(30_000)]) {
		const before = attempts.length
		await page.clock.fastForward(wait)
		await expect.poll(() => attempts.length).toBe(before + 1)
	}
	const tried = attempts.length
	await page.clock.fastForward(120_000)
	expect(attempts.length).toBe(tried)
	await page.evaluate(() => window.dispatchEvent(new Event('online')))
	await expect.poll(() => attempts.length).toBe(tried + 1)
})

test('an event stream that has gone silent is not called live', async ({ page, staff }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	await shop.comeBackToPay(branch, products[0]!)
	await shop.payWith(CARDS.pays)
	const reference = await shop.isPaid()
	const silent = await startSilentStream()
	await page.route('**/events', (route) =>
		route.continue({ url: silent.url + new URL(route.request().url()).pathname.replace('/events', '') }),
	)
	// It stands still but for the steps below: a busy machine takes longer than the last second of the silence.
	await page.clock.install()
	await page.clock.pauseAt(new Date(Date.now() + 60_000))
	await shop.follow()
	await expect(page.getByText('Live', { exact: true })).toBeVisible()
	await page.clock.fastForward(54_000)
	await expect(page.getByText('Live', { exact: true })).toBeVisible()
	await page.clock.fastForward(1_000)
	await expect(page.getByText('Every few seconds')).toBeVisible()
	await page.unroute('**/events')
	silent.stop()
	await page.clock.fastForward(1_000)
	await expect(page.getByText('Live', { exact: true })).toBeVisible()
	await staff.moveOrder(reference, 'accepted')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The kitchen said yes')
})

test('a signed-in customer’s list of orders follows by itself', async ({ page, staff }) => {
	const { branch, products } = await alwaysOpenBranch()
	const account = await createAccount()
	const { access_token } = await callCms<{ access_token: string }>('POST', '/auth/login', { body: account })
	const draft = mapOrderDraft(cartWith(branch, products[0]!, account.email), {}, Date.now())
	const signedIn = { Authorization: `Bearer ${access_token}` }
	const headers = { ...signedIn, 'Idempotency-Key': crypto.randomUUID() }
	const { order } = await callCms<{ order: CreatedOrder }>('POST', '/capi/shop/orders', { body: draft, headers })
	await payOrder(order, CARDS.pays, signedIn)

	const member = new Member(page)
	await member.signIn(account)
	const listening = page.waitForEvent('websocket').then((socket) =>
		socket.waitForEvent('framereceived', ({ payload }) => {
			const { type, uid, event } = JSON.parse(String(payload))
			return type === 'subscription' && uid === 'orders' && event === 'init'
		}),
	)
	await member.open('/settings/orders')
	await expect(page.getByRole('heading', { name: `Order ${order.reference}` })).toBeVisible()
	await listening
	await staff.moveOrder(order.reference, 'accepted')
	await expect(page.getByRole('main')).toContainText('Order accepted', SOON)
})
