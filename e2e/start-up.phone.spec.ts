import { fileURLToPath } from 'node:url'
import { startService, stopServices, waitUntilAnswers } from '../scripts/services.ts'
import { startSystem } from '../scripts/system.ts'
import { Shop } from './shop.ts'
import { Staff } from './staff.ts'
import { expect, test } from './test.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('an outage says what is wrong, and Retry brings the shop back', async ({
	page,
	allowFailedLoads,
	allowMessages,
}) => {
	test.slow()
	allowFailedLoads()
	allowMessages(/^The status check failed/)
	const system = await startSystem({ env: { RATE_LIMITER_ENABLED: 'false' } })
	const { storefrontUrl, cmsUrl, env } = system
	const running = [system.services.cms, system.services.storefront!]
	const start = async (name: string, command: string, url: string, changed: NodeJS.ProcessEnv = {}) => {
		const service = startService(name, [command], { root, env: { ...env, ...changed } })
		running.push(service)
		await waitUntilAnswers(url, service)
		return service
	}
	const shop = new Shop(page)
	// The page itself lies beneath, inert, with alerts of its own.
	const outage = page.locator('.start-gate').getByRole('alert')
	const retry = page.getByRole('button', { name: 'Retry' })
	const answersWith = (status: number) =>
		expect.poll(async () => (await fetch(storefrontUrl)).status, { message: 'home' }).toBe(status)

	try {
		const staff = await Staff.signIn(cmsUrl)
		await staff.setOutage(true)
		await answersWith(503)
		await page.goto(storefrontUrl)
		await expect(outage).toContainText('Oh No! our burgers ran away! Please try again later.')
		await retry.click()
		await expect(retry).toBeFocused()
		await expect(outage).toContainText('Oh No! our burgers ran away! Please try again later.')
		await staff.setOutage(false)
		await answersWith(200)
		await retry.click()
		await shop.isLive()
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

		await stopServices(running.splice(0))
		let storefront = await start('storefront', 'storefront/server/main.ts', `${storefrontUrl}/healthz`)
		await page.goto(`${storefrontUrl}/order`)
		await expect(outage).toContainText('Hmm... Our burgers are missing! Please try again later.')
		await retry.click()
		await expect(retry).toBeFocused()
		await expect(outage).toContainText('Hmm... Our burgers are missing! Please try again later.')

		const other = await page.context().newPage()
		expect((await other.goto(`${storefrontUrl}/status`))?.status()).toBe(200)
		await new Shop(other).isLive()
		await expect(other.getByRole('heading', { name: 'The grill is out' })).toBeVisible()
		await expect(other.getByRole('listitem').filter({ hasText: 'Your connection to it' })).toContainText('No answer')

		const cms = await start('cms', 'cms/start.ts', `${cmsUrl}/capi/shop/branches`)
		await retry.click()
		await shop.isLive()
		await page.getByRole('button', { name: 'Docklands' }).click()
		await expect(shop.menu.getByRole('link').first()).toBeVisible()
		await other.getByRole('button', { name: 'Check again' }).click()
		await expect(other.getByRole('heading', { name: 'All systems sizzling' })).toBeVisible()

		await stopServices([storefront, cms])
		storefront = await start('storefront', 'storefront/server/main.ts', `${storefrontUrl}/healthz`, {
			CMS_PUBLIC_URL: '',
			CMS_INTERNAL_URL: '',
		})
		await page.goto(storefrontUrl)
		await expect(outage).toContainText('Unable to initialize the application. Please try again later.')
		await expect(retry).toBeVisible()
	} finally {
		await stopServices(running)
		await system.stop()
	}
})
