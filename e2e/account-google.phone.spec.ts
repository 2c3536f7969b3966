import type { GoogleUser } from '../scripts/local-google.ts'
import { createAccount, removeAccount } from './accounts.ts'
import { sharedCms } from './cms.ts'
import { GOOGLE_USERS } from './google.ts'
import { Member } from './member.ts'
import { expect, test } from './test.ts'

class GoogleMember extends Member {
	/**
	 * From the sign-in page to Google's own. The very first one does without the button where the CMS is slow to say
	 * that there is one.
	 */
	async goToGoogle(): Promise<void> {
		const button = this.page.getByRole('button', { name: 'Continue with Google' })
		await expect(async () => {
			await this.open('/auth/login?returnTo=/settings/orders')
			await expect(button).toBeVisible({ timeout: 5_000 })
		}).toPass({ timeout: 60_000 })
		await button.click()
		await expect(this.page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
	}

	async choose({ email }: GoogleUser): Promise<void> {
		await this.page.getByRole('button', { name: email }).click()
	}

	async isRefused(text: string): Promise<void> {
		await expect(this.page).toHaveURL(/\/auth\/google-callback/)
		await expect(this.page.getByText(text)).toBeVisible()
	}
}

test('a Google account signs in, comes back to where it was wanted, and stays over a reload', async ({
	page,
	allowFailedLoads,
}) => {
	// The local Google has no icon.
	allowFailedLoads()
	const member = new GoogleMember(page)
	await member.goToGoogle()
	await member.choose(GOOGLE_USERS.newcomer)
	await expect(page).toHaveURL(/\/settings\/orders$/)
	await expect(page.getByRole('heading', { name: 'Welcome Gráinne' })).toBeVisible()
	await page.reload()
	await expect(page.getByRole('heading', { name: 'Welcome Gráinne' })).toBeVisible()
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/eyJ/)
	await page.goto('/settings')
	await member.signOut()
	await member.open('/')
	await member.isGuest()
})

test('who refuses at Google, or has no verified address there, is told so', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const member = new GoogleMember(page)
	await member.goToGoogle()
	await page.getByRole('button', { name: 'Refuse' }).click()
	await member.isRefused('Google did not confirm who you are. Please try again, with a verified Google address.')
	await member.goToGoogle()
	await member.choose(GOOGLE_USERS.unverified)
	await member.isRefused('Google did not confirm who you are. Please try again, with a verified Google address.')
	await member.open('/')
	await member.isGuest()
})

test('a reply that Google was not asked for signs nobody in', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const member = new GoogleMember(page)
	await member.goToGoogle()
	await page.goto(`${sharedCms()}/auth/login/google/callback?code=made-up&state=made-up`)
	await member.isRefused('Google did not confirm who you are. Please try again, with a verified Google address.')
})

test('Google does not open an account that has a password', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const account = await createAccount({ email: GOOGLE_USERS.known.email })
	const member = new GoogleMember(page)
	await member.goToGoogle()
	await member.choose(GOOGLE_USERS.known)
	await member.isRefused(
		'This email address already has an account with a password. Please sign in with your password.',
	)
	await removeAccount(account)
})

test('the return page without a token and without a session says so', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const member = new GoogleMember(page)
	await member.open('/auth/google-callback')
	await member.isRefused('OAuth authentication failed - no valid session established')
})

test('a link to the return page in a tab that began nothing asks first, and No leaves the customer signed in', async ({
	page,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const member = new GoogleMember(page)
	await member.goToGoogle()
	await member.choose(GOOGLE_USERS.newcomer)
	await expect(page.getByRole('heading', { name: 'Welcome Gráinne' })).toBeVisible()
	await member.open('/auth/google-callback')
	await expect(page.getByRole('heading', { name: /^Continue as Gráinne.*\?$/ })).toBeVisible()
	await page.getByRole('button', { name: 'No', exact: true }).click()
	await expect(page).toHaveURL(/\/$/)
	await member.open('/settings/orders')
	await expect(page.getByRole('heading', { name: 'Welcome Gráinne' })).toBeVisible()
	await member.open('/auth/google-callback')
	await page.getByRole('button', { name: 'Continue', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'Welcome Gráinne' })).toBeVisible()
})
