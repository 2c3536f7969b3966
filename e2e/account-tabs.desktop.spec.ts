import { STORAGE_KEYS } from '@app/contract/records'
import { createAccount } from './accounts.ts'
import { Member } from './member.ts'
import { readStored, runOutSignIn } from './records.ts'
import { expect, test } from './test.ts'

test('signing in and out reaches the other tabs, which stay where they are', async ({ context }) => {
	const account = await createAccount()
	const here = new Member(await context.newPage())
	const there = new Member(await context.newPage())
	await there.open('/order')
	await there.isGuest()

	await here.signIn(account)
	await there.isSignedIn()

	await here.signOut()
	await there.isGuest()
	await expect(there.page).toHaveURL(/\/order$/)
	expect(await readStored(there.page, STORAGE_KEYS.auth)).toBeNull()
})

test('a signed-in start costs one request beyond a guest’s, whether its token holds or has run out', async ({
	context,
}) => {
	const page = await context.newPage()
	const member = new Member(page)
	const calls: string[] = []
	page.on('request', (request) => {
		const url = request.url()
		// What the CMS says of the network is asked once a day, when the page has nothing else to do, whoever is there.
		if (url.endsWith('/capi/system/status')) return
		if (['fetch', 'xhr'].includes(request.resourceType()) && request.method() !== 'OPTIONS') calls.push(url)
	})
	await member.open('/')
	await member.isGuest()
	const asGuest = calls.splice(0).length
	await member.signIn(await createAccount())
	await page.goto('about:blank')
	calls.length = 0

	await member.open('/')
	await member.isSignedIn()
	expect(calls.length - asGuest).toBe(1)
	expect(calls.filter((url) => url.includes('/users/me'))).toHaveLength(1)

	await runOutSignIn(page)
	await page.goto('about:blank')
	calls.length = 0
	await member.open('/')
	await member.isSignedIn()
	expect(calls.length - asGuest).toBe(1)
	expect(calls.filter((url) => url.endsWith('/auth/refresh'))).toHaveLength(1)
})
