import { nextMail } from '../scripts/mail-folder.ts'
import { newAddress, PASSWORD } from './accounts.ts'
import { Member } from './member.ts'
import { testWith } from './own-system.ts'
import { CARDS } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect } from './test.ts'

/** Everything is written down, but for the database's own statements (trace). */
const test = testWith({ LOG_LEVEL: 'debug', ACCESS_TOKEN_TTL: '35s' })

/** Every journey looks for its secrets when it ends, and every product in its logs; this one has all kinds of them and a talkative log. */
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
