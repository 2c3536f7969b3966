import { nextMail } from '../scripts/mail-folder.ts'
import { createAccount, inviteCustomer, NEW_PASSWORD, newAddress, PASSWORD } from './accounts.ts'
import { findAxeViolations } from './axe.ts'
import { Member } from './member.ts'
import { expect, test } from './test.ts'

const mailTo = (address: string, subject?: string) => nextMail(process.env.E2E_VAR_DIR!, address, { subject })

test('a newcomer registers, proves the address and signs in; the link works once', async ({
	page,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const member = new Member(page)
	const email = newAddress()
	await member.register(email)
	await expect(page.getByRole('heading', { name: /inbox/i })).toBeVisible()

	await member.open('/auth/login')
	await member.fillSignIn({ email, password: PASSWORD })
	await expect(page.getByText('Please verify your email address before signing in')).toBeVisible()
	await member.fillSignIn({ email, password: 'not-my-password-at-all' })
	await expect(page.getByText('Invalid email or password')).toBeVisible()

	const { link } = await mailTo(email)
	await page.goto(link!)
	await expect(page).not.toHaveURL(/token=/)
	await page.getByRole('link', { name: 'Sign in' }).click()
	const described = page.waitForResponse((reply) => reply.url().endsWith('/capi/system/device'))
	await member.fillSignIn({ email, password: PASSWORD })
	await member.isWelcome('Aoife')
	expect((await described).status()).toBe(202)

	await page.goto(link!)
	await expect(page.getByText('This email address has already been verified.')).toBeVisible()
})

test('an address that two have registered opens with nobody’s password until its owner chooses one', async ({
	page,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const member = new Member(page)
	const email = newAddress()
	const foreign = 'A-Strangers-Guess-At-Night-3'
	await member.register(email, foreign)
	await expect(page.getByRole('heading', { name: /inbox/i })).toBeVisible()
	await member.register(email)
	await expect(page.getByRole('heading', { name: /inbox/i })).toBeVisible()

	const { link } = await nextMail(process.env.E2E_VAR_DIR!, email, { subject: 'Verify', count: 2 })
	await page.goto(link!)
	await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
	await expect(page).not.toHaveURL(/token=/)
	expect.soft(await findAxeViolations(page)).toEqual([])
	await page.keyboard.press('Tab')
	await expect(page.getByRole('link', { name: 'Nothing arrived? Ask for a new link' })).toBeFocused()

	await member.open('/auth/login')
	for (const password of [foreign, PASSWORD]) {
		await member.fillSignIn({ email, password })
		await expect(page.getByText('Invalid email or password')).toBeVisible()
	}
	const choice = await mailTo(email, 'Reset')
	await page.goto(choice.link!)
	await page.getByLabel('New password').fill(NEW_PASSWORD)
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\/auth\/login/)
	await member.fillSignIn({ email, password: NEW_PASSWORD })
	// Neither of the two names was kept.
	await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
})

test('a forgotten password is replaced by mail, and the old one is void', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const account = await createAccount()
	const member = new Member(page)
	await member.open('/auth/login')
	await page.getByRole('link', { name: 'Forgot your password?' }).click()
	await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
	await page.getByLabel('Email').fill(account.email)
	await page.getByRole('button', { name: 'Send me the link' }).click()

	const { link } = await mailTo(account.email)
	await page.goto(link!)
	await expect(page).not.toHaveURL(/token=/)
	await page.getByLabel('New password').fill(NEW_PASSWORD)
	await page
		.getByRole('button', { name: /password/i })
		.last()
		.click()
	await expect(page).toHaveURL(/\/auth\/login/)

	await member.fillSignIn(account)
	await expect(page.getByText('Invalid email or password')).toBeVisible()
	await member.fillSignIn({ ...account, password: NEW_PASSWORD })
	await member.isWelcome('Aoife')

	await page.goto(link!)
	await page.getByLabel('New password').fill('Another-Good-Phrase-77')
	await page
		.getByRole('button', { name: /password/i })
		.last()
		.click()
	await expect(
		page.getByText('Reset token is invalid or has expired. Please request a new password reset.'),
	).toBeVisible()
})

test('an invited customer chooses a password in the storefront and signs in', async ({ page }) => {
	const email = newAddress()
	await inviteCustomer(email)
	await page.goto((await mailTo(email)).link!)
	await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible()
	await expect(page).not.toHaveURL(/token=/)
	await page.getByLabel('New password').fill(NEW_PASSWORD)
	await page.getByRole('button', { name: 'Set new password' }).click()
	await expect(page).toHaveURL(/\/auth\/login/)
	const member = new Member(page)
	await member.fillSignIn({ email, password: NEW_PASSWORD })
	await member.isSignedIn()
})
