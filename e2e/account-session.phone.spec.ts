import { STORAGE_KEYS } from '@app/contract/records'
import { createAccount, editUser, NEW_PASSWORD } from './accounts.ts'
import { sharedCms } from './cms.ts'
import { readDeviceDatabase, writeDeviceInfo } from './installed.ts'
import { Member } from './member.ts'
import { readStored, runOutSignIn, storeRecords } from './records.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect, test } from './test.ts'

const DAY_MS = 86_400_000
const EXPIRED_TOKEN = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjF9.x'

test('the sign-in survives a reload and ends at the end of its 24 hours', async ({ page }) => {
	const member = new Member(page)
	await page.clock.install()
	await member.signIn(await createAccount())
	await page.reload()
	await member.isWelcome('Aoife')

	const record = await readStored<{ expires_at: number }>(page, STORAGE_KEYS.auth)
	await page.clock.setSystemTime(record!.expires_at)
	await member.open('/')
	await member.isGuest()
	expect(await readStored(page, STORAGE_KEYS.auth)).toBeNull()
})

test('a record whose time is over is cleared at the start', async ({ page }) => {
	const member = new Member(page)
	await storeRecords(page, {
		[STORAGE_KEYS.auth]: { access_token: 'x', refresh_token: 'y', expires: 900_000, expires_at: Date.now() - 1 },
	})
	await member.open('/')
	await member.isGuest()
	expect(await readStored(page, STORAGE_KEYS.auth)).toBeNull()
})

test('an access token past its own end is renewed before anything is cleared, also when the first answer is lost', async ({
	page,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const member = new Member(page)
	await member.signIn(await createAccount())
	await runOutSignIn(page)
	const isRefresh = (url: URL) => url.pathname === '/auth/refresh'
	// The server renews, and the page never hears of it.
	const lost = page.waitForEvent('requestfailed', (request) => isRefresh(new URL(request.url())))
	await page.route(isRefresh, async (route) => {
		if (route.request().method() !== 'OPTIONS') await route.fetch()
		await route.abort()
	})
	await page.goto('/settings')
	await lost
	await page.unroute(isRefresh)
	await member.open('/settings')
	await member.isWelcome('Aoife')
})

test('a token that the server refuses ends the sign-in quietly', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const member = new Member(page)
	await storeRecords(page, {
		[STORAGE_KEYS.auth]: {
			access_token: EXPIRED_TOKEN,
			refresh_token: 'long-gone',
			expires: 900_000,
			expires_at: Date.now() + DAY_MS,
		},
	})
	await member.open('/')
	await member.isGuest()
	expect(await readStored(page, STORAGE_KEYS.auth)).toBeNull()
})

test('a rubbish record is a guest’s', async ({ page }) => {
	await storeRecords(page, { [STORAGE_KEYS.auth]: '{"access_token":7' })
	const member = new Member(page)
	await member.open('/')
	await member.isGuest()
})

test('without a network at the start nobody is signed out', async ({ page, allowFailedLoads }) => {
	allowFailedLoads()
	const member = new Member(page)
	await member.signIn(await createAccount())
	await page.route(`${sharedCms()}/**`, (route) => route.abort())
	await member.open('/order')
	expect(await readStored(page, STORAGE_KEYS.auth)).not.toBeNull()
	await page.unroute(`${sharedCms()}/**`)
	await member.open('/settings')
	await member.isWelcome('Aoife')
})

test('signing out leaves nothing of the customer on the device', async ({ page, context }) => {
	const member = new Member(page)
	const account = await createAccount()
	await member.signIn(account)
	// One more page to come back to.
	await page.goto('/settings/orders')
	await expect(page.getByText(account.email)).toBeVisible()
	await member.open('/settings')
	await member.isWelcome('Aoife')
	// Where they have once let us look.
	const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
	await expect.poll(names).toContain('BigDill_PWA_Storage_V7')
	const onDevice = async () => Object.keys((await readDeviceDatabase(page)).deviceInfo!)
	await expect.poll(onDevice).toContain('device_id')
	await writeDeviceInfo(page, 'location', { lat: 53.3, lng: -6.2, accuracy: 9, timestamp: new Date().toISOString() })
	await member.signOut()
	await expect.poll(onDevice).not.toContain('location')
	const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
	expect(stored).not.toContain(account.email)
	expect(stored).not.toContain('token')
	const cookies = await context.cookies()
	expect(cookies.map(({ name }) => name).filter((name) => /token/.test(name))).toEqual([])
	await page.goBack()
	await expect(page).toHaveURL(/\/auth\/login/)
	await expect(page.getByText(account.email)).toHaveCount(0)
})

test('somebody whose browser stores nothing can sign in all the same', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('Access is denied for this document.', 'SecurityError')
			},
		})
	})
	const member = new Member(page)
	await member.signIn(await createAccount())
	await page
		.getByRole('link', { name: /orders/i })
		.first()
		.click()
	await expect(page).toHaveURL(/\/settings\/orders$/)
	await member.isSignedIn()
})

test('a session that ends in the middle of a checkout costs the sign-in and not the order', async ({
	page,
	allowFailedLoads,
}) => {
	allowFailedLoads()
	const { branch, products } = await alwaysOpenBranch()
	const member = new Member(page)
	const account = await createAccount()
	await member.signIn(account)
	await member.chooseBranch(branch.title)
	await member.add(products[0]!.name)
	await member.goToCart()
	await member.introduce()
	// As another device would: it ends every session.
	await editUser(account.id, { password: NEW_PASSWORD })
	await member.checkout()
	await member.isGuest()
})

test('a sign-in leads back to where one came from, and never off the site', async ({ page }) => {
	const member = new Member(page)
	const account = await createAccount()
	await member.open('/auth/login?returnTo=//evil.example/x')
	await member.fillSignIn(account)
	await member.isSignedIn()
	expect(new URL(page.url()).origin).toBe(new URL(process.env.E2E_STOREFRONT_URL!).origin)

	await page.goto('/settings')
	await member.signOut()
	await member.open('/settings/orders')
	await expect(page).toHaveURL(/\/auth\/login/)
	await member.fillSignIn(account)
	await expect(page).toHaveURL(/\/settings\/orders$/)
})
