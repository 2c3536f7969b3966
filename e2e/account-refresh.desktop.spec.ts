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
	const renewals: { status: number; sent: string | null }[] = []
	context.on('response', (reply) => {
		if (reply.url().endsWith('/auth/refresh') && reply.request().method() === 'POST') {
			renewals.push({ status: reply.status(), sent: reply.request().postData() })
		}
	})
	const token = async () => (await readStored<{ access_token: string }>(first.page, STORAGE_KEYS.auth))?.access_token
	for (const _ of [1, 2]) {
		const before = await token()
		await expect.poll(token, { timeout: 60_000 }).not.toBe(before)
	}

	// None is refused. On a busy machine one tab may see too late what another has stored; ten do not.
	expect(renewals.filter(({ status }) => status !== 200)).toEqual([])
	const different = new Set(renewals.map(({ sent }) => sent)).size
	expect(different).toBeGreaterThanOrEqual(2)
	expect(renewals.length).toBeLessThan(2 * different)
	for (const page of [first.page, ...others]) await new Member(page).isSignedIn()
})
