import { STORAGE_KEYS } from '@app/contract/records'
import { createAccount, NEW_PASSWORD } from './accounts.ts'
import { Member } from './member.ts'
import { testWith } from './own-system.ts'
import { readStored } from './records.ts'
import { expect } from './test.ts'

const test = testWith({ STOREFRONT_AUTH_MODE: 'session' })

test('a cookie session keeps every token out of the page’s reach', async ({
	page,
	context,
	system,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const member = new Member(page)
	const account = await createAccount({ cms: system.cmsUrl })
	await member.signIn(account)
	const record = await readStored<Record<string, unknown>>(page, STORAGE_KEYS.auth)
	expect(Object.keys(record!).sort()).toEqual(['cookie_auth', 'expires_at'])
	const readable = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }))
	expect(readable).not.toMatch(/eyJ/)
	const session = (await context.cookies()).find(({ name }) => name === 'directus_session_token')
	expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

	await page.reload()
	await member.isWelcome('Aoife')
	await page.goto('/settings')
	await member.signOut()
	await member.open('/settings')
	await expect(page).toHaveURL(/\/auth\/login/)
	expect((await context.cookies()).filter(({ name, value }) => name === 'directus_session_token' && value)).toEqual([])
})

test('a cookie session goes on after its password is changed', async ({ page, system }) => {
	const member = new Member(page)
	const account = await createAccount({ cms: system.cmsUrl })
	await member.signIn(account)
	await member.open('/auth/change-password')
	await page.getByLabel('Current password').fill(account.password)
	await page.getByLabel('New password').fill(NEW_PASSWORD)
	await page.getByRole('button', { name: /change password/i }).click()
	await expect(page.getByText(/password is changed|new password/i).first()).toBeVisible()
	await page.goto('/settings')
	await member.isWelcome('Aoife')
})
