import { STORAGE_KEYS } from '@app/contract/records'
import { nextMail } from '../scripts/mail-folder.ts'
import { createAccount, newAddress, PASSWORD } from './accounts.ts'
import { Member } from './member.ts'
import { testWith } from './own-system.ts'
import { DESKTOP } from './playwright.config.ts'
import { readStored } from './records.ts'
import { CARDS } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect } from './test.ts'

/**
 * Tokens are renewed 30 s before their end: every five seconds. Everything is written down, but for the database's
 * own statements (trace).
 */
const test = testWith({ LOG_LEVEL: 'debug', ACCESS_TOKEN_TTL: '35s' })

/**
 * Every journey looks for its secrets when it ends, and every product in its logs; this one has all kinds of them and
 * a talkative log.
 */
test('no password and no token is in a log, an address, the history or a cache', async ({
	page,
	system,
	secrecy,
	allowFailedLoads,
}) => {
	test.slow()
	allowFailedLoads()
	const member = new Member(page)
	const email = newAddress()
	await member.register(email)
	const verification = (await nextMail(system.env.VAR_DIR!, email)).link!
	await page.goto(verification)
	await page.getByRole('link', { name: 'Sign in' }).click()
	await member.fillSignIn({ email, password: PASSWORD })
	await member.isSignedIn()
	const { branch, products } = await alwaysOpenBranch(system.cmsUrl)
	await member.chooseBranch(branch.title)
	await member.add(products[0]!.name)
	await member.goToCart()
	await page.getByLabel('Phone').fill('+353 85 123 4567')
	await member.checkout()
	await member.payWith(CARDS.pays)
	await expect(page).toHaveURL(/\/checkout\/success\?ref=/)
	await page.goto('/settings')
	await member.signOut()

	const token = new URL(verification).searchParams.get('token')!
	expect([...secrecy.secrets]).toEqual(expect.arrayContaining([PASSWORD, token, CARDS.pays.replaceAll(' ', '')]))
	expect([...secrecy.secrets].filter((secret) => secret.startsWith('eyJ')).length).toBeGreaterThan(0)
	expect(await secrecy.find()).toEqual([])
})

test.describe('on a desktop', () => {
	test.use({ viewport: DESKTOP, hasTouch: false, isMobile: false })

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
})
