import { createAccount } from './accounts.ts'
import { Member } from './member.ts'
import { PushBrowser } from './push-browser.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow', isAskedForNews: true })

/** A paid order on the page that thanks for it; its reference. */
async function pay(shop: Shop): Promise<string> {
	const { branch, products } = await alwaysOpenBranch()
	await shop.orderUpToPayment(branch.title, products[0]!.name)
	await shop.payWith(CARDS.pays)
	return shop.isPaid()
}

test('a guest allows notifications, gets the kitchen’s news and is led to the order by a tap', async ({
	page,
	context,
	staff,
}) => {
	const browser = await PushBrowser.open(context, { answer: 'granted' })
	const shop = new Shop(page)
	const reference = await pay(shop)
	const question = page.getByRole('dialog', { name: 'Enable Push Notifications' })
	await question.getByRole('button', { name: 'NOT NOW' }).click()
	await expect(question).toBeHidden()
	await page.reload()
	// Not asked again by itself; the button asks the browser.
	await page.getByRole('button', { name: 'Notify me' }).click()
	await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible()
	await expect.poll(() => browser.shown(page)).toEqual(['Welcome to Big Dill!'])

	await staff.moveOrder(reference, 'accepted')
	await browser.deliver(page, 1)
	await expect.poll(() => browser.shown(page)).toContain(`The kitchen has order ${reference}`)
	// The browser changes its subscription by itself: the shop learns the new address from the worker, with no page asking.
	const renewed = await browser.changeSubscription()
	for (const status of ['preparing', 'ready'] as const) await staff.moveOrder(reference, status)
	await renewed.deliver(page, 1)
	await expect.poll(() => browser.shown(page)).toEqual([`Order ${reference} is ready`, 'Welcome to Big Dill!'])

	await shop.open('/branches')
	await browser.tap(`Order ${reference} is ready`)
	await expect(page).toHaveURL(/\/track\//)
	await expect(page.getByText(reference).first()).toBeVisible()
	expect(await browser.shown(page)).not.toContain(`Order ${reference} is ready`)
})

test('a customer gets them on this device, chooses what about, and leaves none behind at sign-out', async ({
	page,
	context,
	staff,
}) => {
	const browser = await PushBrowser.open(context)
	const { endpoint } = browser.subscription
	const member = new Member(page)
	const account = await createAccount()
	await member.signIn(account)
	await member.open('/settings/notifications')
	await page.getByRole('button', { name: 'Switch on' }).click()
	await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible()
	expect(await staff.findPushUsers(endpoint)).toEqual([account.id])
	await page.getByLabel('Offers').check()
	await expect(page.getByRole('button', { name: 'Switch off' })).not.toHaveAttribute('aria-busy')
	await page.reload()
	await expect(page.getByLabel('Offers')).toBeChecked()
	await expect(page.getByLabel('Order updates')).toBeChecked()
	await page.getByRole('button', { name: 'Switch off' }).click()
	await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible()
	await expect(page.getByLabel('Offers')).toBeDisabled()
	await page.getByRole('button', { name: 'Switch on' }).click()
	await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible()
	await member.open('/settings')
	await member.signOut()
	expect(await staff.findPushUsers(endpoint)).toEqual([])

	// The next one on the device is asked, and only then is it theirs.
	await member.signIn(await createAccount())
	const reference = await pay(member)
	await page.getByRole('dialog', { name: 'Get Notifications on this Device' }).getByRole('button').first().click()
	await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible()
	await staff.moveOrder(reference, 'accepted')
	await expect.poll(async () => (await browser.messages()).length).toBe(1)
})

test('who refuses is told how to change it, and asked no more', async ({ page, context }) => {
	await PushBrowser.open(context, { answer: 'denied' })
	const member = new Member(page)
	await member.signIn(await createAccount())
	await member.open('/settings/notifications')
	await page.getByRole('button', { name: 'Switch on' }).click()
	const blocked = 'Notifications are blocked by your browser. Please enable them in your browser settings.'
	await expect(page.getByText(blocked).first()).toBeVisible()
	await expect(page.getByRole('button', { name: 'Switch on' })).toHaveCount(0)
	await page.reload()
	await expect(page.getByText(blocked)).toHaveCount(1)
})
