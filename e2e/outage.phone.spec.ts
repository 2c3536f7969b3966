import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Route } from '@playwright/test'
import { findAxeViolations } from './axe.ts'
import { entriesOf, logOf } from './log-panel.ts'
import { testWith } from './own-system.ts'
import { makeSecondBuild } from './second-build.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch, Staff } from './staff.ts'
import { expect } from './test.ts'
import { workerIsReady } from './worker.ts'

/** One product for all that takes a product away from everybody who uses it; each test leaves it running as it was. */
const test = testWith({})
const SLUG = 'Vq3uY1mB0x-eKpT7Rz_sWn4hLdGcJ9aF2iXoQ5tUyMk'

test.beforeEach(({ allowFailedLoads, allowMessages }) => {
	allowFailedLoads()
	allowMessages(/^A page failed/)
})

test('an error has a reference that the customer, the device and the server’s log share', async ({ page, system }) => {
	const shop = new Shop(page)
	await shop.open('/no-such-page?token=pickle-secret')
	const database = system.openDatabase()
	await database.schema.renameTable('orders', 'orders_gone')
	await shop.open(`/track/${SLUG}`)
	await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible()
	const text = await page.getByText('Reference for support:').textContent()
	const reference = text!.match(/[0-9a-f]{12}/)![0]
	await database.schema.renameTable('orders_gone', 'orders')
	await database.destroy()
	await expect.poll(() => readFileSync(system.services.cms.log, 'utf8')).toContain(reference)

	await page.getByRole('link', { name: 'What this device noticed' }).click()
	await expect(page.getByRole('heading', { name: 'Under the bun' })).toBeVisible()
	await expect(entriesOf(page).filter({ hasText: `A page failed, request: ${reference}` })).toBeVisible()
	await expect(entriesOf(page).filter({ hasText: 'Page not found: /no-such-page' })).toContainText('Warning')
	const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + document.body.textContent)
	expect(kept).not.toMatch(new RegExp(`pickle-secret|${SLUG.slice(6)}`))
})

test('the outage screen shows the same log', async ({ page, system }) => {
	const shop = new Shop(page)
	const outage = page.locator('.start-gate')
	await shop.open('/no-such-page')
	const staff = await Staff.signIn(system.cmsUrl)
	await staff.setOutage(true)
	await expect.poll(async () => (await fetch(`${system.storefrontUrl}/order`)).status).toBe(503)
	await page.goto('/order')
	await expect(outage.getByRole('alert')).toContainText('Oh No! our burgers ran away! Please try again later.')
	await expect(logOf(outage)).toBeHidden()
	await outage.getByText('Details for support').press('Enter')
	await expect(entriesOf(outage).filter({ hasText: 'Page not found: /no-such-page' })).toBeVisible()
	await page.goto('/logger')
	await expect(outage.getByRole('alert')).toBeVisible()
	await expect(entriesOf(outage).filter({ hasText: 'Page not found: /no-such-page' })).toBeVisible()
	expect(await findAxeViolations(page)).toEqual([])

	await staff.setOutage(false)
	await shop.isLive()
	await expect(page.getByRole('heading', { name: 'Under the bun' })).toBeVisible()
})

test('an outage says what is wrong, Retry repeats the start, and the screen lifts when the shop is back', async ({
	page,
	system,
	allowMessages,
}) => {
	test.slow()
	allowMessages(/^The status check failed/)
	const { storefrontUrl, cmsUrl } = system
	const shop = new Shop(page)
	// The page itself lies beneath, inert, with alerts of its own.
	const outage = page.locator('.start-gate').getByRole('alert')
	const retry = page.getByRole('button', { name: 'Retry' })
	const answersWith = (status: number) =>
		expect.poll(async () => (await fetch(storefrontUrl)).status, { message: 'home' }).toBe(status)

	const staff = await Staff.signIn(cmsUrl)
	await staff.setOutage(true)
	await answersWith(503)
	await page.goto('/')
	await expect(outage).toContainText('Oh No! our burgers ran away! Please try again later.')
	await retry.click()
	await expect(retry).toBeFocused()
	await expect(outage).toContainText('Oh No! our burgers ran away! Please try again later.')
	const unanswered = (route: Route) => route.abort()
	await page.route('**/capi/system/status', unanswered)
	await staff.setOutage(false)
	await answersWith(200)
	await page.unroute('**/capi/system/status', unanswered)
	await retry.click()
	await shop.isLive()
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

	await system.killCms()
	// It has never heard of the shop.
	await system.restartStorefront()
	await page.goto('/order')
	await expect(outage).toContainText('Hmm... Our burgers are missing! Please try again later.')
	await retry.click()
	await expect(retry).toBeFocused()
	await expect(outage).toContainText('Hmm... Our burgers are missing! Please try again later.')

	const other = await page.context().newPage()
	expect((await other.goto('/status'))?.status()).toBe(200)
	await new Shop(other).isLive()
	await expect(other.getByRole('heading', { name: 'The grill is out' })).toBeVisible()
	await expect(other.getByRole('listitem').filter({ hasText: 'Your connection to it' })).toContainText('No answer')

	await system.startCms()
	await page.evaluate(() => window.dispatchEvent(new Event('online')))
	await shop.isLive()
	await page.getByRole('button', { name: 'Docklands' }).click()
	await expect(shop.menu.getByRole('link').first()).toBeVisible()
	await other.getByRole('button', { name: 'Check again' }).click()
	await expect(other.getByRole('heading', { name: 'All systems sizzling' })).toBeVisible()

	await system.restartStorefront({ env: { CMS_PUBLIC_URL: '', CMS_INTERNAL_URL: '' } })
	await page.goto('/')
	await expect(outage).toContainText('Unable to initialize the application. Please try again later.')
	await expect(retry).toBeVisible()
	await system.restartStorefront()
})

/** Stands between the storefront's server and the CMS, and fails its reads of the menu until it is told otherwise. */
async function standBefore(cmsUrl: string) {
	const state = { failsMenu: true, url: '', close: () => {} }
	const server = createServer(async (req, res) => {
		if (state.failsMenu && req.url!.startsWith('/capi/shop/menu-test')) return void res.writeHead(500).end()
		const reply = await fetch(cmsUrl + req.url, { headers: { Accept: req.headers.accept ?? '*/*' } })
		res.writeHead(reply.status, { 'Content-Type': reply.headers.get('content-type') ?? '' })
		res.end(Buffer.from(await reply.arrayBuffer()))
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	state.close = () => void server.close()
	return state
}

test('a menu that was never read is a failed start, which Retry repeats, and the shop starts once there is one', async ({
	page,
	system,
}) => {
	test.slow()
	const cms = await standBefore(system.cmsUrl)
	const shop = new Shop(page)
	const outage = page.locator('.start-gate').getByRole('alert')
	const retry = page.getByRole('button', { name: 'Retry' })
	const failed = 'Unable to initialize the application. Please try again later.'
	try {
		await system.restartStorefront({ env: { CMS_INTERNAL_URL: cms.url } })
		expect((await page.goto('/order'))?.status()).toBe(503)
		await expect(outage).toContainText(failed)
		await retry.click()
		await expect(retry).toBeFocused()
		await expect(outage).toContainText(failed)
		await expect(page.getByText('WE ARE LIVE!!')).toHaveCount(0)
		cms.failsMenu = false
		await shop.isLive()
		await page.getByRole('button', { name: 'Docklands' }).click()
		await expect(shop.menu.getByRole('link').first()).toBeVisible()
	} finally {
		await system.restartStorefront()
		cms.close()
	}
})

/** In the page: a press is followed by requests without a break, which the worker that ends is asked for as well. */
function askForPicturesAfterPress(): void {
	const askUntil = async (end: number) => {
		while (Date.now() < end) await fetch(`/media/${crypto.randomUUID()}`).catch(() => {})
	}
	addEventListener('click', () => void askUntil(Date.now() + 700), { capture: true, once: true })
}

test.describe('with a service worker', () => {
	test.use({ serviceWorkers: 'allow' })

	test('a new build in the middle of a checkout waits until it is paid, asks in every tab, and reloads once', async ({
		page,
		context,
		system,
		allowFailedLoads,
	}) => {
		test.slow()
		allowFailedLoads()
		const { branch, products } = await alwaysOpenBranch(system.cmsUrl)
		const shop = new Shop(page)
		await shop.open('/')
		await workerIsReady(page)
		const first = await page.locator('html').getAttribute('data-build')
		await shop.orderUpToPayment(branch.title, products[0]!.name)
		const other = await context.newPage()
		await new Shop(other).open('/order')

		const next = makeSecondBuild()
		try {
			await system.restartStorefront({ main: next.main })
			await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
			const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
			await expect.poll(waiting, { timeout: 60_000 }).toBe('installed')
			const offer = (tab: typeof page) => tab.getByText('A new version is ready')
			await expect(offer(other)).toBeVisible()
			await expect(offer(page)).toHaveCount(0)

			// A tab that pays is not disturbed from another one.
			await other.getByRole('button', { name: 'Reload' }).click()
			await expect(other.getByText('Another tab is paying. Finish there first, then reload.')).toBeVisible()
			expect(await waiting()).toBe('installed')

			await shop.payWith(CARDS.pays)
			await shop.isPaid()
			await expect(offer(page)).toBeVisible()
			await expect(page.locator('html')).toHaveAttribute('data-build', first!)
			let loads = 0
			page.on('load', () => loads++)
			await page.evaluate(askForPicturesAfterPress)
			await page.getByRole('button', { name: 'Reload' }).click()
			await expect(page.locator('html')).toHaveAttribute('data-build', next.version)
			await shop.isLive()
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			await expect(offer(page)).toHaveCount(0)
			expect(loads).toBe(1)

			// The other tab goes on with the code that it has.
			await expect(other.locator('html')).toHaveAttribute('data-build', first!)
			await other.getByRole('link', { name: /home$/ }).first().click()
			await expect(other).toHaveURL(`${system.storefrontUrl}/`)
			await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
		} finally {
			await system.restartStorefront()
			next.remove()
		}
	})
})
