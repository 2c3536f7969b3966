import { inGerman } from '@app/language/german-language'
import type { Page } from '@playwright/test'
import { Member } from './member.ts'
import { visitAccountScreens, visitOrderScreens, visitPages } from './screens.ts'
import { Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expectNarrowAndStill } from './stillness.ts'
import { expect, test } from './test.ts'
import { findEnglish } from './untranslated.ts'

const isGerman = (page: Page) => async (screen: string) => {
	expect.soft(await findEnglish(page), screen).toEqual([])
	expect.soft(new URL(page.url()).pathname, screen).toMatch(/^\/de(\/|$)/)
	expect.soft(await page.locator('html').getAttribute('lang'), screen).toBe('de')
	await expectNarrowAndStill(page, screen)
}

test('a German visitor reads German on every page, and stays on German ones', async ({ page, allowFailedLoads }) => {
	test.slow()
	allowFailedLoads()
	await visitPages(new Shop(page, inGerman), isGerman(page))
})

test('so does a German guest from the menu to the counter', async ({ page }) => {
	await visitOrderScreens(new Shop(page, inGerman), isGerman(page))
})

test('so does a customer with an account', async ({ page }) => {
	await visitAccountScreens(new Member(page, inGerman), isGerman(page))
})

test('the language is changed in place, and what was chosen stays', async ({ page }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	const scripts: string[] = []
	page.on('request', (request) => scripts.push(request.url()))
	await shop.chooseBranch(branch.title)
	await shop.add(products[0]!.name)
	await shop.open('/blog?page=2')
	expect(scripts.filter((url) => url.endsWith('.de.js'))).toEqual([])

	await page.getByRole('link', { name: 'Deutsch' }).click()
	await expect(page).toHaveURL(/\/de\/blog\?page=2$/)
	await expect(page.locator('html')).toHaveAttribute('lang', 'de')
	const german = new Shop(page, inGerman)
	await german.isLive()
	await german.goToCart()
	const line = page.getByRole('region', { name: 'Warenkorb' }).getByRole('listitem').first()
	await expect(line).toContainText(/\d+,\d{2}\s€/)

	await page.getByRole('link', { name: 'English' }).click()
	await expect(page).toHaveURL(/[^e]\/order\/cart$/)
	await shop.isLive()
	await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
})
