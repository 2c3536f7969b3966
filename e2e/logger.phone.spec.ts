import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './axe.ts'
import { testWith } from './own-system.ts'
import { Shop } from './shop.ts'
import { Staff } from './staff.ts'
import { expect } from './test.ts'

const test = testWith({})
const SLUG = 'Vq3uY1mB0x-eKpT7Rz_sWn4hLdGcJ9aF2iXoQ5tUyMk'

const logOf = (page: Page | Locator) => page.getByRole('region', { name: 'Log' })
const entriesOf = (page: Page | Locator) => logOf(page).getByRole('listitem')

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

test('what went wrong is found, copied and cleared', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	const shop = new Shop(page)
	await shop.open('/no-such-page')
	await shop.open('/order')
	// As the browser tells of it. A real one would fail this test.
	await page.evaluate(() => {
		const error = new TypeError('The bun slipped for aoife@example.com')
		dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
	})
	await shop.open('/logger')
	expect(await findAxeViolations(page)).toEqual([])

	await logOf(page)
		.getByRole('button', { name: /^Errors/ })
		.click()
	await expect(entriesOf(page)).toHaveCount(1)
	await entriesOf(page).getByText('What is known').click()
	await expect(entriesOf(page)).toContainText('TypeError: The bun slipped for [email]')
	await logOf(page).getByRole('button', { name: 'Copy' }).click()
	await expect(page.getByText('Copied', { exact: true })).toBeVisible()
	const copied = await page.evaluate(() => navigator.clipboard.readText())
	expect(copied).toMatch(/Display mode: browser[\s\S]*# Log[\s\S]*ERROR Uncaught error/)
	expect(copied).not.toMatch(/aoife|no-such-page/)

	await logOf(page).getByRole('button', { name: /^All/ }).click()
	await page.getByLabel('Search the log').fill('NO-SUCH')
	await expect(entriesOf(page)).toHaveText([/Page not found: \/no-such-page/, /Opened \/no-such-page/])
	await page.getByLabel('Search the log').fill('gherkin')
	await expect(logOf(page).getByText('Nothing in the log matches.')).toBeVisible()

	await page.getByLabel('Search the log').fill('')
	const saved = page.waitForEvent('download')
	await logOf(page).getByRole('button', { name: 'Download' }).click()
	expect((await saved).suggestedFilename()).toMatch(/^log-.*\.txt$/)
	await logOf(page).getByRole('button', { name: 'Clear' }).click()
	await expect(logOf(page).getByText('Nothing to report. That is a good sign.')).toBeVisible()
	await page.reload()
	await expect(entriesOf(page)).toHaveText([/Opened \/logger/])
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
	await expect.poll(async () => (await fetch(`${system.storefrontUrl}/order`)).status).toBe(200)
	await outage.getByRole('button', { name: 'Retry' }).click()
	await shop.isLive()
	await expect(page.getByRole('heading', { name: 'Under the bun' })).toBeVisible()
})
