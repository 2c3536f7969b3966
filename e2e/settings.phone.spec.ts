import type { Request } from '@playwright/test'
import { nextMail } from '../scripts/mail-folder.ts'
import {
	type Account,
	addSecondFactor,
	codeNow,
	createAccount,
	editUser,
	NEW_PASSWORD,
	newAddress,
	PASSWORD,
	readUser,
} from './accounts.ts'
import { GOOGLE_USERS } from './google.ts'
import { Member } from './member.ts'
import { CARDS } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

/** A picture of one colour, made by the browser. */
const PICTURE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGNgaBDAjhiGlgQA8gkMAdqSOzYAAAAASUVORK5CYII=',
	'base64',
)

/** What the CMS answers to a sign-in once somebody has guessed too often. */
const tooManyTries = (request: Request) => ({
	status: 429,
	headers: {
		'Retry-After': '100',
		'Access-Control-Allow-Origin': request.headers().origin ?? '*',
		'Access-Control-Allow-Credentials': 'true',
		'Access-Control-Expose-Headers': 'Retry-After',
	},
	json: { errors: [{ message: 'Too many requests.', extensions: { code: 'REQUESTS_EXCEEDED' } }] },
})

const mailTo = (address: string, subject?: string) => nextMail(process.env.E2E_VAR_DIR!, address, { subject })

test.describe('a customer’s settings', () => {
	let account: Account
	test.beforeEach(async () => {
		account = await createAccount()
	})

	test('each field is saved by itself, and a failure keeps what was typed', async ({ page, allowFailedLoads }) => {
		allowFailedLoads()
		const member = new Member(page)
		await member.signIn(account)
		const name = page.getByRole('textbox', { name: 'First name' })
		await name.fill('Róisín')
		await page.route('**/users/me*', (route) =>
			route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
		)
		await page.getByRole('button', { name: 'Save First name' }).click()
		await expect(page.getByRole('button', { name: 'Retry First name' })).toBeVisible()
		await expect(name).toHaveValue('Róisín')
		await page.unroute('**/users/me*')
		await page.getByRole('button', { name: 'Retry First name' }).click()
		await expect(page.getByRole('heading', { name: 'Welcome Róisín' })).toBeVisible()
		expect(await readUser(account.id, ['first_name', 'last_name'])).toEqual({
			first_name: 'Róisín',
			last_name: 'Byrne',
		})
	})

	test('the profile is read again where it is opened, and a session that is gone ends with its text', async ({
		page,
		allowFailedLoads,
	}) => {
		allowFailedLoads()
		const member = new Member(page)
		await member.signIn(account)
		await member.open('/branches')
		await member.isSignedIn()
		await editUser(account.id, { first_name: 'Aoibheann' })
		await member.accountLink.click()
		await member.isWelcome('Aoibheann')

		await member.open('/branches')
		await member.isSignedIn()
		await page.route(/\/(users\/me|auth\/refresh)/, (route) =>
			route.fulfill({
				status: 401,
				headers: { 'Access-Control-Allow-Origin': route.request().headers().origin ?? '*' },
				json: { errors: [{ message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } }] },
			}),
		)
		await member.accountLink.click()
		await expect(page.getByText('No valid authentication method found')).toBeVisible()
		await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
	})

	test('a picture is cropped, shown in the header, and removed again', async ({ page }) => {
		const member = new Member(page)
		await member.signIn(account)
		await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE })
		const sheet = page.getByRole('dialog', { name: 'Your best side' })
		await sheet.getByRole('button', { name: 'Save picture' }).click()
		await expect(sheet).toBeHidden()
		const shown = member.accountLink.locator('img')
		await expect(shown).toBeVisible()
		await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
		const { avatar } = await readUser<{ avatar: string }>(account.id, ['avatar'])
		expect(avatar).toEqual(expect.any(String))

		await page.getByRole('button', { name: 'Remove picture' }).click()
		await expect(shown).toHaveCount(0)
		expect(await readUser(account.id, ['avatar'])).toEqual({ avatar: null })
	})

	test('a changed password signs other devices out and this one not', async ({ page, browser, allowFailedLoads }) => {
		allowFailedLoads()
		const member = new Member(page)
		await member.signIn(account)
		const context = await browser.newContext({ baseURL: process.env.E2E_STOREFRONT_URL! })
		const elsewhere = new Member(await context.newPage())
		await elsewhere.signIn(account)

		await page.getByRole('button', { name: 'Change password' }).click()
		await page.getByLabel('Current password').fill('not-my-password-at-all')
		await page.getByLabel('New password').fill(NEW_PASSWORD)
		await page
			.getByRole('button', { name: /^(Save|Change)( the)?( new)? password/i })
			.last()
			.click()
		await expect(page.getByText('Current password is incorrect')).toBeVisible()
		await page.getByLabel('Current password').fill(account.password)
		await page.getByLabel('New password').fill('password12')
		await page
			.getByRole('button', { name: /^(Save|Change)( the)?( new)? password/i })
			.last()
			.click()
		await expect(page.getByText('New password does not meet requirements')).toBeVisible()
		await page.getByLabel('New password').fill(NEW_PASSWORD)
		await page
			.getByRole('button', { name: /^(Save|Change)( the)?( new)? password/i })
			.last()
			.click()
		await expect(page.getByLabel('Current password')).toHaveCount(0)

		await page.reload()
		await member.isWelcome('Aoife')
		await elsewhere.open('/')
		await elsewhere.isGuest()
		await context.close()
	})

	test('an account with a second factor is asked for its code before a new password and before it is deleted', async ({
		page,
		allowFailedLoads,
	}) => {
		allowFailedLoads()
		const member = new Member(page)
		await member.signIn(account)
		const secret = await addSecondFactor(account)
		const code = page.getByLabel('One-time code')
		await page.getByRole('button', { name: 'Change password' }).click()
		await page.getByLabel('Current password').fill(account.password)
		await page.getByLabel('New password').fill(NEW_PASSWORD)
		const save = page.getByRole('button', { name: /^Change password/ }).last()
		await save.click()
		await expect(code).toBeFocused()
		await expect(page.getByText('Current password is incorrect')).toHaveCount(0)
		await code.fill(codeNow(secret) === '000000' ? '111111' : '000000')
		await save.click()
		await expect(page.getByText('This code is not right')).toBeVisible()
		await code.fill(codeNow(secret))
		await save.click()
		await expect(page.getByLabel('Current password')).toHaveCount(0)

		await page.getByRole('button', { name: 'Delete account' }).click()
		const dialog = page.getByRole('dialog')
		const end = dialog.getByRole('button', { name: 'Delete my account' })
		await dialog.getByLabel('Current password').fill(NEW_PASSWORD)
		await page.route('**/auth/login', (route) => route.fulfill(tooManyTries(route.request())))
		await end.click()
		await expect(
			dialog.getByText('Failed to delete account. Please try again. You can try again in 2 minutes.'),
		).toBeVisible()
		await page.unroute('**/auth/login')
		await dialog.getByLabel('Current password').fill(NEW_PASSWORD)
		await end.click()
		await expect(code).toBeFocused()
		await expect(dialog.getByText('Current password is incorrect')).toHaveCount(0)
		await code.fill(codeNow(secret))
		await end.click()
		await expect(page).toHaveURL(/\/$/)
		await member.isGuest()
	})

	test('a new address counts once its owner has opened the link', async ({ page }) => {
		const member = new Member(page)
		await member.signIn(account)
		const address = newAddress()
		await page.getByRole('button', { name: 'Change email' }).click()
		await page.getByLabel('New email').fill(address)
		await page.getByLabel('Current password').fill(account.password)
		await page.getByRole('button', { name: /^Send/ }).click()
		const { link } = await mailTo(address)
		expect(await readUser(account.id, ['email'])).toEqual({ email: account.email })
		await page.goto(link!)
		await expect(page.getByText('From now on you sign in with your new email address.')).toBeVisible()
		expect(await readUser(account.id, ['email'])).toEqual({ email: address })
	})

	test('leaving takes the password, signs out, and keeps orders without the person', async ({
		page,
		staff,
		allowFailedLoads,
	}) => {
		allowFailedLoads()
		const member = new Member(page)
		await member.signIn(account)
		const { branch, products } = await alwaysOpenBranch()
		await member.chooseBranch(branch.title)
		await member.add(products[0]!.name)
		await member.goToCart()
		await expect(page.getByLabel('Email')).toHaveValue(account.email)
		await page.getByLabel('Phone').fill('+353 85 123 4567')
		await member.checkout()
		await member.payWith(CARDS.pays)
		const reference = await member.isPaid()
		await staff.finishOrder(reference)

		await member.open('/settings')
		await page.getByRole('button', { name: 'Delete account' }).click()
		const dialog = page.getByRole('dialog')
		await dialog.getByLabel('Current password').fill('not-my-password-at-all')
		await dialog.getByRole('button', { name: 'Delete my account' }).click()
		await expect(dialog.getByText('Current password is incorrect')).toBeVisible()
		await dialog.getByLabel('Current password').fill(account.password)
		await dialog.getByRole('button', { name: 'Delete my account' }).click()
		await expect(page).toHaveURL(/\/$/)
		await member.isGuest()
		expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(account.email)

		const user = await readUser<Record<string, string>>(account.id, ['email', 'first_name', 'last_name', 'status'])
		expect(user).toMatchObject({ first_name: 'Deleted', last_name: 'User' })
		expect(user.email).toMatch(/^deleted-\d+/)
		expect(user.email).not.toContain('aoife')
		expect(await staff.readOrder(reference, ['email', 'first_name', 'phone', 'user'])).toEqual({
			email: expect.not.stringContaining('aoife'),
			first_name: expect.not.stringContaining('Aoife'),
			phone: expect.not.stringContaining('85'),
			user: null,
		})
		await member.open('/auth/login')
		await member.fillSignIn(account)
		await expect(page.getByText('Invalid email or password')).toBeVisible()
	})

	test('past orders are listed, and one of them is ordered again', async ({ page, staff }) => {
		const member = new Member(page)
		await member.signIn(account)
		const { branch, products } = await alwaysOpenBranch()
		await member.chooseBranch(branch.title)
		await member.add(products[0]!.name)
		await member.goToCart()
		await page.getByLabel('Phone').fill('+353 85 123 4567')
		await member.checkout()
		await member.payWith(CARDS.pays)
		const reference = await member.isPaid()
		await staff.finishOrder(reference)
		await member.open('/settings/orders')
		const order = page.getByRole('article', { name: `Order ${reference}` })
		await expect(order).toContainText(branch.title)
		await order.getByRole('button', { name: 'Order again' }).click()
		await expect(page).toHaveURL('/order/cart')
		await expect(page.getByRole('region', { name: 'Cart' })).toContainText(products[0]!.name)
	})
})

test('a guest’s orders join the account that proves the same address', async ({ page }) => {
	const member = new Member(page)
	const { branch, products } = await alwaysOpenBranch()
	await member.comeBackToPay(branch, products[0]!)
	await member.payWith(CARDS.pays)
	const reference = await member.isPaid()
	await member.register(member.email)
	const { link } = await mailTo(member.email, 'Verify')
	await page.goto(link!)
	await page.getByRole('link', { name: 'Sign in' }).click()
	await member.fillSignIn({ email: member.email, password: PASSWORD })
	await member.isWelcome('Aoife')
	await member.open('/settings/orders')
	await expect(page.getByRole('article', { name: `Order ${reference}` })).toBeVisible()
})

test('an account of Google leaves without a password', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const member = new Member(page)
	await member.open('/auth/login?returnTo=/settings')
	await page.getByRole('button', { name: 'Continue with Google' }).click()
	await page.getByRole('button', { name: GOOGLE_USERS.leaving.email }).click()
	await member.isWelcome('Gráinne')
	await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0)
	await page.getByRole('button', { name: 'Delete account' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
	await expect(page).toHaveURL(/\/$/)
	await member.isGuest()
})
