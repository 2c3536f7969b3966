import { fileURLToPath } from 'node:url'
import { startService, stopServices, waitUntilAnswers } from '../scripts/services.ts'
import { testWith } from './own-system.ts'
import { makeSecondBuild } from './second-build.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect } from './test.ts'
import { workerIsReady } from './worker.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const test = testWith({})
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

	const next = makeSecondBuild('second-build')
	await stopServices([system.services.storefront!])
	const storefront = startService('storefront', [next.main], { root, env: system.env })
	try {
		await waitUntilAnswers(`${system.storefrontUrl}/healthz`, storefront)
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
		await stopServices([storefront])
		next.remove()
	}
})
