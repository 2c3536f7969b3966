import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nextMail } from '../scripts/mail-folder.ts'
import { newAddress, PASSWORD } from './accounts.ts'
import { Member } from './member.ts'
import { testWith } from './own-system.ts'
import { CARDS } from './shop.ts'
import { alwaysOpenBranch } from './staff.ts'
import { expect } from './test.ts'

/** Everything is written down, but for the database's own statements (trace). */
const test = testWith({ LOG_LEVEL: 'debug', ACCESS_TOKEN_TTL: '35s' })

test('no password and no token is in a log, an address, the history or a cache', async ({
	page,
	context,
	system,
	allowFailedLoads,
}) => {
	test.slow()
	allowFailedLoads()
	const secrets = new Set([PASSWORD])
	const addresses: string[] = []
	context.on('request', (request) => void addresses.push(request.url()))
	context.on('response', async (reply) => {
		if (!/\/auth\/(login|refresh)$/.test(reply.url())) return
		const { data } = await reply.json().catch(() => ({ data: null }))
		for (const name of ['access_token', 'refresh_token']) if (data?.[name]) secrets.add(data[name])
	})
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
	await member.openCart()
	await page.getByLabel('Phone').fill('+353 85 123 4567')
	await member.checkout()
	await member.payWith(CARDS.pays)
	await expect(page).toHaveURL(/\/checkout\/success\?ref=/)
	await page.goto('/settings')
	await member.signOut()
	expect(secrets.size).toBeGreaterThanOrEqual(3)

	const token = new URL(verification).searchParams.get('token')!
	const opened = addresses.filter((url) => url !== verification)
	const visited: string = await page.evaluate(async () => {
		const cached: string[] = []
		for (const name of await caches.keys()) {
			const cache = await caches.open(name)
			for (const request of await cache.keys()) cached.push(request.url, await (await cache.match(request))!.text())
		}
		const resources = performance.getEntries().map(({ name }) => name)
		return [...cached, ...resources, location.href, document.referrer, JSON.stringify(history.state)].join('\n')
	})
	const logs = readdirSync(join(system.env.VAR_DIR!, 'log'))
		.map((name) => readFileSync(join(system.env.VAR_DIR!, 'log', name), 'utf8'))
		.join('\n')
	expect(logs).not.toBe('')
	const places = { addresses: opened.join('\n'), visited, logs }
	for (const [place, text] of Object.entries(places)) {
		const found = [...secrets, token].filter((secret) => text.includes(secret))
		expect(found, place).toEqual([])
	}
})
