import { STORAGE_KEYS } from '@app/contract/records'
import { createAccount } from './accounts.ts'
import { Member } from './member.ts'
import { testWith } from './own-system.ts'
import { readStored } from './records.ts'
import { expect } from './test.ts'

/** Renewed 30 s before the end: every five seconds. */
const test = testWith({ ACCESS_TOKEN_TTL: '35s' })

test('ten tabs renew the sign-in once between them', async ({ context, system }) => {
	test.slow()
	const first = new Member(await context.newPage())
	await first.signIn(await createAccount({ cms: system.cmsUrl }))
	const others = await Promise.all(Array.from({ length: 9 }, () => context.newPage()))
	for (const page of others) {
		await page.goto('/status')
		await new Member(page).isSignedIn()
	}
	const renewals: string[] = []
	context.on('response', (reply) => {
		if (reply.url().endsWith('/auth/refresh') && reply.request().method() === 'POST') {
			renewals.push(`${reply.status()} ${reply.request().postData()}`)
		}
	})
	const token = async () => (await readStored<{ access_token: string }>(first.page, STORAGE_KEYS.auth))?.access_token
	for (const _ of [1, 2]) {
		const before = await token()
		await expect.poll(token, { timeout: 20_000 }).not.toBe(before)
	}

	// No refresh token is sent twice, and none is refused.
	expect(new Set(renewals).size).toBe(renewals.length)
	expect(renewals.filter((renewal) => !renewal.startsWith('200'))).toEqual([])
	for (const page of [first.page, ...others]) await new Member(page).isSignedIn()
})
