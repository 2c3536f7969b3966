import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GoogleUser, startLocalGoogle } from '../../../../scripts/local-google.ts'
import { call, get, placedOrder, setClock, signIn, studio, talkTo } from './client.ts'
import { type RunningCms, startCms } from './cms.ts'
import { mailsTo } from './mails.ts'
import { deletionOf, editMe, failureOf, newAddress, register, STOREFRONT, userRow } from './people.ts'

const person = (name: string, changes: Partial<GoogleUser> = {}): GoogleUser => ({
	sub: `google-${name}`,
	email: newAddress(name),
	email_verified: true,
	given_name: 'Gill',
	family_name: 'O’Gle',
	...changes,
})
const gill = person('gill')
const unverified = person('unverified', { email_verified: false })
const local = person('local')
const waiting = person('waiting')
const suspended = person('suspended')
const greta = person('greta')
const CALLBACK = `${STOREFRONT}/auth/google-callback`
const GERMAN_CALLBACK = `${STOREFRONT}/de/auth/google-callback`

let cms: RunningCms
let google: Awaited<ReturnType<typeof startLocalGoogle>>

beforeAll(async () => {
	google = await startLocalGoogle({ users: [gill, unverified, local, waiting, suspended, greta] })
	cms = await startCms({ ...google.env })
	talkTo(cms)
})

afterAll(async () => {
	await cms.stop()
	await google.stop()
})

/**
 * A browser, as far as redirects and cookies go: it follows from address to address until one that is the
 * storefront's.
 */
class Browser {
	readonly cookies = new Map<string, string>()
	readonly visited: string[] = []

	readonly #headers: Record<string, string>

	constructor(headers: Record<string, string> = {}) {
		this.#headers = headers
	}

	async go(address: string, body?: URLSearchParams): Promise<URL> {
		const url = new URL(address)
		this.visited.push(address)
		const host = `${url.host} `
		const cookie = [...this.cookies].flatMap(([key, value]) => (key.startsWith(host) ? [value] : [])).join('; ')
		const headers = { ...this.#headers, cookie, accept: 'text/html' }
		const response = await fetch(url, { redirect: 'manual', headers, ...(body && { method: 'POST', body }) })
		for (const line of response.headers.getSetCookie()) {
			const [pair = ''] = line.split(';')
			const isGone = /expires=Thu, 01 Jan 1970/i.test(line)
			if (isGone) this.cookies.delete(host + pair.split('=')[0])
			else this.cookies.set(host + pair.split('=')[0], pair)
		}
		const location = response.headers.get('location')
		if (!location) return url
		const next = new URL(location, url)
		return next.origin === STOREFRONT ? next : this.go(next.href)
	}

	/** Starts at the sign-in and ends at Google's page. */
	begin(redirect = CALLBACK): Promise<URL> {
		return this.go(`${cms.url}/auth/login/google?redirect=${encodeURIComponent(redirect)}`)
	}

	/** Chooses somebody on Google's page, or refuses. */
	async choose(user: GoogleUser | null, redirect?: string): Promise<URL> {
		const page = await this.begin(redirect)
		// It remembers for a second who was here.
		if (page.origin !== google.issuer) return page
		return this.go(page.href, new URLSearchParams({ user: user?.sub ?? '' }))
	}

	/** What the CMS is sent. */
	get headers(): { cookie: string } {
		const own = [...this.cookies].flatMap(([key, value]) => (key.startsWith(new URL(cms.url).host) ? [value] : []))
		return { cookie: own.join('; ') }
	}
}

const reasonOf = (url: URL) => url.searchParams.get('reason')

describe('a sign-in with Google', () => {
	it('is offered where it is configured', async () => {
		expect((await get('/auth')).data).toEqual([expect.objectContaining({ name: 'google', driver: 'openid' })])
	})

	it('opens an account with the verified address, by a cookie and never by a token in an address', async () => {
		const order = await placedOrder({ email: gill.email })
		const browser = new Browser()
		expect((await browser.choose(gill)).href).toBe(CALLBACK)
		expect(browser.visited.join(' ')).not.toMatch(/access_token|refresh_token/)
		const me = await get<{ id: string }>('/users/me', browser.headers)
		expect(me.data).toMatchObject({
			email: gill.email,
			first_name: 'Gill',
			last_name: 'O’Gle',
			status: 'active',
			provider: 'google',
		})
		const roles = await studio<{ id: string; name: string }[]>('GET', '/roles?fields=id,name')
		expect(me.data).toMatchObject({ role: roles.data.find(({ name }) => name === 'Customer')?.id })
		const orders = await get<{ orders: object[] }>('/capi/shop/orders', browser.headers)
		expect(orders.data.orders).toEqual([expect.objectContaining({ reference: order.reference })])
		await new Browser().choose(gill)
		expect(await userRow({ email: { _eq: gill.email } })).toMatchObject({ auth_data: null, password: null })
	})

	it('is written to in the language of the page on which one last signed in', async () => {
		const language = async () => (await userRow({ email: { _eq: greta.email } }))?.language
		const browser = new Browser()
		expect((await browser.choose(greta, GERMAN_CALLBACK)).href).toBe(GERMAN_CALLBACK)
		expect(await language()).toBe('de-DE')
		await browser.choose(greta)
		expect(await language()).toBe('en-IE')
		await browser.choose(greta, GERMAN_CALLBACK)
		expect((await editMe(browser.headers as never, deletionOf(greta.email))).status).toBe(200)
		await expect
			.poll(async () => (await mailsTo(greta.email, cms.varDir)).map(({ subject }) => subject))
			.toHaveLength(1)
		const [mail] = await mailsTo(greta.email, cms.varDir)
		expect(mail?.html).toContain('lang="de"')
	})

	it('says why it failed, at the page it came from', async () => {
		const { id } = await signIn('Customer', { email: local.email })
		const people = [null, unverified, local] as const
		const reasons = []
		for (const user of people) reasons.push(await new Browser().choose(user))
		expect(reasons.map((url) => url.origin + url.pathname)).toEqual(people.map(() => CALLBACK))
		expect(reasons.map(reasonOf)).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', 'RECORD_NOT_UNIQUE'])
		expect(await userRow({ id: { _eq: id } })).toMatchObject({ provider: 'default', external_identifier: null })
	})

	it('tells somebody suspended so', async () => {
		await new Browser().choose(suspended)
		const { id } = (await userRow({ email: { _eq: suspended.email } })) as { id: string }
		await studio('PATCH', `/users/${id}`, { status: 'suspended' })
		expect(reasonOf(await new Browser().choose(suspended))).toBe('USER_SUSPENDED')
	})

	it('takes the place of a registration that nobody has verified', async () => {
		await register(waiting.email, { first_name: 'Mallory' })
		expect((await new Browser().choose(waiting)).href).toBe(CALLBACK)
		expect(await userRow({ email: { _eq: waiting.email } })).toMatchObject({ provider: 'google', first_name: 'Gill' })
	})

	it('fails with another state, without its cookie, and for a foreign page', async () => {
		const browser = new Browser()
		await browser.begin()
		const forged = await browser.go(`${cms.url}/auth/login/google/callback?code=x&state=y`)
		expect([forged.origin + forged.pathname, reasonOf(forged)]).toEqual([CALLBACK, 'INVALID_CREDENTIALS'])
		const lost = await new Browser().go(`${cms.url}/auth/login/google/callback?code=x&state=y`)
		expect([lost.origin + lost.pathname, reasonOf(lost)]).toEqual([CALLBACK, 'INVALID_CREDENTIALS'])
		const foreign = encodeURIComponent('https://evil.example/de/auth/google-callback')
		expect((await get(`/auth/login/google?redirect=${foreign}`)).status).toBe(400)
		expect((await get('/users/me', browser.headers)).status).toBe(401)
	})

	it('says why it failed in the language of the page it came from, though its cookie is gone', async () => {
		const lose = async (redirect: string, user: GoogleUser | null) => {
			const browser = new Browser()
			const page = await browser.begin(redirect)
			browser.cookies.delete(`${new URL(cms.url).host} openid.google`)
			return browser.go(page.href, new URLSearchParams({ user: user?.sub ?? '' }))
		}
		for (const redirect of [GERMAN_CALLBACK, CALLBACK]) {
			for (const user of [gill, null]) {
				const lost = await lose(redirect, user)
				expect([lost.origin + lost.pathname, reasonOf(lost)]).toEqual([redirect, 'INVALID_CREDENTIALS'])
			}
		}
	})

	it('is told of a failure in the language that the browser asks for where nothing else says one, and never elsewhere', async () => {
		const fail = (state: string, language = '') =>
			new Browser({ 'accept-language': language }).go(`${cms.url}/auth/login/google/callback?code=x&state=${state}`)
		const led = async (...parts: Parameters<typeof fail>) => (await fail(...parts)).href.split('?')[0]
		expect(await led('y', 'de-AT,de;q=0.9,en;q=0.5')).toBe(GERMAN_CALLBACK)
		expect(await led('y.en', 'de')).toBe(CALLBACK)
		expect(await led('y.//evil.example', 'fr')).toBe(CALLBACK)
		expect(await led('y.de&state=y.de')).toBe(CALLBACK)
		expect(await led('y&redirect=https://evil.example/de/auth/google-callback')).toBe(GERMAN_CALLBACK)
	})

	it('has no password to change, to reset or to move by, and ends with a fresh sign-in', async () => {
		const browser = new Browser()
		await browser.choose(gill)
		const move = await call('POST', '/capi/account/email', { email: newAddress(), password: 'x' }, browser.headers)
		expect(failureOf(move)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
		setClock(11 * 60_000)
		const stale = failureOf(await editMe(browser.headers as never, deletionOf(gill.email)))
		expect(stale).toMatchObject({ status: 403, code: 'REAUTHENTICATION_REQUIRED' })
		await browser.choose(gill)
		expect((await editMe(browser.headers as never, deletionOf(gill.email))).status).toBe(200)
		expect((await get('/users/me', browser.headers)).status).toBe(401)
		setClock(0)
		expect((await new Browser().choose(gill)).href).toBe(CALLBACK)
	})
})
