import { createHmac } from 'node:crypto'
import { createAccount } from './accounts.ts'
import { Member } from './member.ts'
import type { Receiver } from './outside/receiver.ts'
import { CHAT_SECRET, test } from './outside/test.ts'
import { foreign, readTraces, watchOutside } from './outside/traces.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect } from './test.ts'

/** All tests of the file in one worker: each worker would start a product of its own. */
test.describe.configure({ mode: 'default' })

test.beforeEach(({ receiver }) => {
	receiver.received.length = 0
})

/** Orders and pays as a guest, by way of the pages that measuring is about. */
async function order(shop: Shop, cms: string): Promise<string> {
	const { branch, products } = await alwaysOpenBranch(cms)
	await shop.orderUpToPayment(branch.title, products[0]!.name)
	await shop.payWith(CARDS.pays)
	return shop.isPaid()
}

const eventsAt = (receiver: Receiver) =>
	receiver
		.sentTo('/g/collect')
		.map((body) => JSON.parse(body) as { name: string; params: object; consent: object; page: object })

for (const state of ['no choice', 'everything refused'] as const) {
	test(`with ${state} a whole order asks nothing of anybody else and leaves nothing behind`, async ({
		page,
		context,
		system,
		receiver,
	}) => {
		const outside = watchOutside(context, [system.storefrontUrl, system.cmsUrl])
		const shop = new Shop(page)
		await shop.open('/')
		const reject = page.getByRole('button', { name: 'Reject', exact: true })
		await expect(reject).toBeVisible()
		if (state === 'everything refused') await reject.click()
		await order(shop, system.cmsUrl)
		await shop.open('/legal/privacy')
		expect(outside).toEqual([])
		expect(receiver.received).toEqual([])
		expect(foreign(await readTraces(page))).toEqual([])
	})
}

test('with analytics alone a visit is measured without anything of the visitor, and until the consent is taken back', async ({
	page,
	context,
	system,
	receiver,
}) => {
	test.slow()
	const outside = watchOutside(context, [system.storefrontUrl, system.cmsUrl])
	const shop = new Shop(page)
	await shop.open('/')
	await page.getByRole('button', { name: 'Manage preferences' }).click()
	await page.getByRole('checkbox', { name: 'Analytics' }).check()
	expect(outside).toEqual([])
	await page.getByRole('button', { name: 'Save preferences' }).click()
	const reference = await order(shop, system.cmsUrl)
	const purchases = () => eventsAt(receiver).filter(({ name }) => name === 'purchase')
	await expect.poll(purchases).toHaveLength(1)
	expect(purchases()[0]).toMatchObject({
		params: { transaction_id: reference, currency: 'EUR', items: [{ quantity: 1 }] },
		consent: {
			analytics_storage: 'granted',
			ad_storage: 'denied',
			ad_user_data: 'denied',
			ad_personalization: 'denied',
		},
	})
	await page.reload()
	await shop.isPaid()
	await page
		.getByRole('link', { name: /follow/i })
		.first()
		.click()
	await expect(page).toHaveURL(/\/track\//)
	const slug = new URL(page.url()).pathname.split('/').pop()!
	await expect
		.poll(() => eventsAt(receiver).map(({ name }) => name))
		.toEqual(
			expect.arrayContaining([
				'page_view',
				'view_item_list',
				'select_item',
				'view_item',
				'add_to_cart',
				'view_cart',
				'begin_checkout',
			]),
		)
	await expect.poll(() => JSON.stringify(eventsAt(receiver).at(-1)!.page)).toContain('/track/order')
	expect(purchases(), 'after a reload').toHaveLength(1)
	const umami = receiver.sentTo('/api/send').map((body) => JSON.parse(body).payload)
	expect(umami.filter(({ name }) => name === 'purchase')).toHaveLength(1)
	expect(umami.every(({ website }) => website === 'site-1')).toBe(true)

	// What was typed and what opens the order are in nothing that left the page; recordings show the menu and stars.
	const sent = receiver.received.map(({ body }) => body).join('\n')
	for (const secret of [shop.email, 'Aoife', 'Byrne', '85 123 4567', '851234567', '42424242', '12/34', slug]) {
		expect(sent, secret).not.toContain(secret)
	}
	// By itself: the time of an event in milliseconds may hold these digits.
	expect(sent).not.toMatch(/\b4242\b/)
	const recordings = receiver.sentTo('/recordings').join('\n')
	expect(recordings).toContain((await alwaysOpenBranch(system.cmsUrl)).products[0]!.name)
	expect(recordings).not.toMatch(/Almost yours|Your cart|system\/tech/)
	expect(foreign(await readTraces(page))).toEqual(['_ga', '_gid', 'measured-orders'])

	await page.getByRole('button', { name: 'Cookie preferences' }).click()
	await page.getByRole('button', { name: 'Reject all' }).click()
	await expect.poll(async () => foreign(await readTraces(page))).toEqual([])
	const before = receiver.received.length
	await shop.open('/')
	await shop.open('/order')
	expect(receiver.received.slice(before)).toEqual([])
})

test('with everything accepted ads are granted as well; the chat waits until a customer wants it, and ends with the session', async ({
	page,
	context,
	system,
	receiver,
}) => {
	const member = new Member(page)
	await member.open('/')
	await page.getByRole('button', { name: 'Accept', exact: true }).click()
	await expect
		.poll(() => eventsAt(receiver)[0]?.consent)
		.toMatchObject({ analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted' })

	// A guest is led to the contacts.
	const support = page.getByRole('link', { name: 'Support' })
	await support.click()
	await expect(page).toHaveURL(/\/contacts$/)

	const account = await createAccount({ cms: system.cmsUrl })
	await member.signIn(account)
	await expect.poll(() => eventsAt(receiver).map(({ name }) => name)).toContain('login')
	expect(receiver.sentTo('/packs/js/sdk.js')).toEqual([])
	await support.click()
	const chat = page.frameLocator('iframe[title="Chat"]')
	await expect(chat.getByText('How can we help?')).toBeVisible()
	await expect(page).toHaveURL(/\/settings$/)
	const told = () => receiver.sentTo('/told').map((body) => JSON.parse(body))
	await expect.poll(told).toHaveLength(2)
	expect(told()).toEqual(
		expect.arrayContaining([
			{
				event: 'set-user',
				data: {
					identifier: account.id,
					email: account.email,
					name: 'Aoife Byrne',
					identifier_hash: createHmac('sha256', CHAT_SECRET).update(account.id).digest('hex'),
				},
			},
			{
				event: 'set-custom-attributes',
				data: { firstName: 'Aoife', lastName: 'Byrne', userId: account.id, role: 'Customer', status: 'active' },
			},
		]),
	)

	await member.signOut()
	await expect.poll(() => told().at(-1)).toEqual({ event: 'reset' })
	await expect(page.locator('iframe[title="Chat"]')).toBeHidden()
	expect((await context.cookies()).map(({ name }) => name)).not.toContain('cw_conversation')
})
