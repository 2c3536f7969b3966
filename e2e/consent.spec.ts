import type { Locator } from '@playwright/test'
import { findAxeViolations } from './axe.ts'
import { CONSENT_COOKIE, readConsent } from './consent.ts'
import { CARDS, Shop } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ isFirstVisit: true })

const FIELDS = [
	'categories',
	'services',
	'revision',
	'consentTimestamp',
	'consentId',
	'lastConsentTimestamp',
	'languageCode',
	'data',
]

/** In the page: marks the document where something moves by itself once the banner is there. */
function noteShifts(): void {
	new PerformanceObserver((list) => {
		const shifts = list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[]
		if (document.querySelector('[data-consent-banner]') && shifts.some(({ hadRecentInput }) => !hadRecentInput)) {
			document.documentElement.dataset.shifted = 'yes'
		}
	}).observe({ type: 'layout-shift' })
}

const bannerOf = (shop: Shop): Locator => shop.page.getByRole('region', { name: 'A cookie with that?' })
const preferencesOf = (shop: Shop): Locator => shop.page.getByRole('dialog', { name: 'Cookie preferences' })

test('a guest who leaves the cookie question open can order and pay all the same', async ({ page, context }) => {
	const { branch, products } = await alwaysOpenBranch()
	const shop = new Shop(page)
	const banner = bannerOf(shop)
	await shop.open('/')
	await expect(banner).toBeVisible()
	await shop.chooseBranch(branch.title)
	await expect(banner).toBeVisible()
	for (const { name } of products.slice(0, 5)) await shop.add(name)
	await shop.goToCart()
	await shop.introduce()
	await expect(banner).toBeVisible()
	await shop.checkout()
	await shop.fillCard(CARDS.pays)
	await expect(banner).toBeVisible()
	await shop.payButton.click()
	await shop.isPaid()
	await expect(banner).toBeVisible()
	expect(await readConsent(context)).toBeNull()
})

test('the choice is asked for, kept, changed and asked for anew', async ({ page, context }) => {
	const shop = new Shop(page)
	const [banner, preferences] = [bannerOf(shop), preferencesOf(shop)]
	await page.addInitScript(noteShifts)
	await shop.open('/')
	await expect(banner).toBeVisible()
	await expect(page.locator('html[data-shifted]')).toHaveCount(0)
	await expect(banner.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/legal/privacy')
	await expect(banner.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/legal/terms')
	expect.soft(await findAxeViolations(page), 'banner').toEqual([])

	// With the keyboard alone.
	await banner.getByRole('button', { name: 'Manage preferences' }).focus()
	await page.keyboard.press('Enter')
	await expect(preferences).toBeVisible()
	expect.soft(await findAxeViolations(page), 'preferences').toEqual([])
	const necessary = preferences.getByRole('checkbox', { name: 'Necessary' })
	await expect(necessary).toBeChecked()
	await expect(necessary).toBeDisabled()
	await expect(preferences.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy')
	await expect(preferences.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact')
	await page.keyboard.press('Escape')
	await expect(preferences).toBeHidden()
	await expect(banner).toBeVisible()
	expect(await readConsent(context)).toBeNull()

	await banner.getByRole('button', { name: 'Reject', exact: true }).click()
	await expect(banner).toBeHidden()
	const refused = (await readConsent(context))!
	expect(Object.keys(refused)).toEqual(FIELDS)
	expect(refused).toMatchObject({ categories: ['necessary'], revision: 1, languageCode: 'en', data: null })
	const cookie = (await context.cookies()).find(({ name }) => name === CONSENT_COOKIE)!
	expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
	const DAY_S = 86_400
	expect(Math.round((cookie.expires - Date.now() / 1_000) / DAY_S)).toBe(182)

	await shop.open('/')
	await page.getByRole('button', { name: 'Cookie preferences' }).click()
	await expect(preferences.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked()
	await preferences.getByRole('checkbox', { name: 'Analytics' }).check()
	await preferences.getByRole('button', { name: 'Save preferences' }).click()
	await expect(preferences).toBeHidden()
	await expect
		.poll(() => readConsent(context))
		.toMatchObject({
			categories: ['necessary', 'analytics'],
			consentId: refused.consentId,
			consentTimestamp: refused.consentTimestamp,
		})
	// Common prefixes of analytics: they go with the consent, and nothing else does.
	const { origin } = new URL(page.url())
	await context.addCookies(['_ga', '_ga_ABC', '_gid', 'other'].map((name) => ({ name, value: '1', url: origin })))
	await page.getByRole('button', { name: 'Cookie preferences' }).click()
	await preferences.getByRole('button', { name: 'Reject all' }).click()
	await expect
		.poll(async () => (await context.cookies()).map(({ name }) => name).sort())
		.toEqual([CONSENT_COOKIE, 'other'])
	await page.getByRole('button', { name: 'Cookie preferences' }).click()
	await preferences.getByRole('button', { name: 'Accept all' }).click()
	await expect.poll(() => readConsent(context)).toMatchObject({ categories: ['necessary', 'analytics', 'ads'] })

	// The record of another revision is none.
	const accepted = (await readConsent(context))!
	await context.addCookies([
		{ ...cookie, value: encodeURIComponent(JSON.stringify({ ...accepted, revision: 0 })), sameSite: 'Lax' },
	])
	await shop.open('/')
	await expect(banner).toBeVisible()
	await banner.getByRole('button', { name: 'Accept', exact: true }).click()
	await expect(banner).toBeHidden()
	expect((await readConsent(context))!.consentId).not.toBe(refused.consentId)

	await page.goto('/privacy-policy')
	await expect(page).toHaveURL(/\/legal\/privacy$/)
	await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
	await expect(page.getByText('big-dill-consent')).toBeVisible()
	await page.goto('/contact')
	await expect(page).toHaveURL(/\/contacts$/)
	await expect(page.getByRole('link', { name: /^\+353/ }).first()).toBeVisible()
	await page.goto('/legal/terms')
	await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
	await expect(banner).toBeHidden()
})
