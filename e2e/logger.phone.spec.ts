import { findAxeViolations } from './axe.ts'
import { entriesOf, logOf } from './log-panel.ts'
import { Shop } from './shop.ts'
import { expect, test } from './test.ts'

test('what went wrong is found, copied and cleared', async ({ page, context, allowFailedLoads }) => {
	allowFailedLoads()
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
