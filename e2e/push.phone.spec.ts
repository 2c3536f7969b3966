import type { Page } from '@playwright/test'
import { createAccount } from './accounts.ts'
import { Member } from './member.ts'
import { PushBrowser } from './push-browser.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow', isAskedForNews: true })

/** The question waits until the pickup pass has left the screen. */
const leavePass = (page: Page) => page.getByRole('heading', { name: 'Know when it is ready' }).scrollIntoViewIfNeeded()

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
	await expect(page.getByRole('region', { name: 'Pickup pass' })).toBeInViewport()
	await leavePass(page)
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
	// The browser changes its subscription by itself: the shop learns the new address from the worker, with no page
	// asking.
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
	await leavePass(page)
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

test('failed push calls are told, can be tried again, and never show a state that is not known', async ({
	page,
	context,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	await PushBrowser.open(context)
	const member = new Member(page)
	await member.signIn(await createAccount())
	await member.open('/settings/notifications')
	const on = page.getByRole('button', { name: 'Switch on' })
	const off = page.getByRole('button', { name: 'Switch off' })
	await on.click()
	await expect(off).toBeVisible()

	// The text of the failed change outlives the check that follows it, whether that answers or fails.
	await page.route('**/capi/push/unsubscribe', (route) => route.fulfill({ status: 503 }))
	await off.click()
	await expect(page.getByText('Failed to update notification settings')).toBeVisible()
	await expect(off).not.toHaveAttribute('aria-busy')
	await expect(page.getByText('Failed to update notification settings')).toBeVisible()
	await page.route('**/capi/push/check-status', (route) => route.abort())
	await off.click()
	const again = page.getByRole('button', { name: 'Try again' })
	await expect(again).toBeVisible()
	await expect(page.getByText('Failed to update notification settings')).toBeVisible()
	await expect(page.getByText('We could not find out whether it is on.')).toBeVisible()
	await expect(page.getByText('Off', { exact: true })).toHaveCount(0)
	await page.unroute('**/capi/push/unsubscribe')
	await page.unroute('**/capi/push/check-status')
	await again.click()
	await expect(on).toBeVisible()
	await expect(page.getByText('Failed to update notification settings')).toHaveCount(0)

	// On the page of an order the offer stays as well.
	await page.route('**/capi/push/check-status', (route) => route.abort())
	await pay(member)
	await expect(page.getByText('Failed to check notification status')).toBeVisible()
	await page.unroute('**/capi/push/check-status')
	await again.click()
	await expect(page.getByRole('button', { name: 'Notify me' })).toBeVisible()
	await expect(page.getByText('Failed to check notification status')).toHaveCount(0)
})
