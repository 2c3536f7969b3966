import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AOIFE, PASSWORD, refused } from './fake-directus.fixture.ts'
import { makeBrowser, type Tab } from './tab.fixture.ts'

const MINUTE = 60_000
const DAY = 86_400_000

let browser: ReturnType<typeof makeBrowser>
let tab: Tab
const signIn = (session = tab) => session.signIn({ email: AOIFE.email, password: PASSWORD })

beforeEach(() => {
	browser = makeBrowser()
	tab = browser.openTab()
})
afterEach(() => browser.end())

describe('a running session', () => {
	it('is refreshed 30 s before its token ends, again and again, until its 24 h are over', async () => {
		await signIn()
		const end = browser.record().expires_at
		browser.directus.asked()
		await browser.pass(15 * MINUTE - 30_001)
		expect(browser.directus.asked()).toEqual([])
		await browser.pass(1)
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
		await browser.pass(15 * MINUTE - 30_000)
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
		expect(browser.record()).toMatchObject({ refresh_token: 'refresh-3', expires_at: end })
		await browser.pass(DAY - (30 * MINUTE - 60_000) - 1)
		expect(tab.state().status).toBe('authenticated')
		await browser.pass(1)
		expect(tab.state().status).toBe('unauthenticated')
		expect(tab.said.map(({ type }) => type)).toEqual(['login', 'token-expired'])
		expect(browser.record()).toBe(null)
	})

	it('ends with its token where nothing is refreshed by itself', async () => {
		browser.end()
		browser = makeBrowser()
		const still = browser.openTab({ autoRefresh: false })
		await signIn(still)
		await browser.pass(15 * MINUTE - 1)
		expect(still.state().status).toBe('authenticated')
		await browser.pass(1)
		expect(still.state().status).toBe('unauthenticated')
	})

	it('is given up when a refresh is refused, in every tab', async () => {
		const other = browser.openTab()
		await signIn()
		browser.directus.sessions.clear()
		await browser.pass(15 * MINUTE - 29_000)
		expect([tab.state().status, other.state().status]).toEqual(['unauthenticated', 'unauthenticated'])
		expect(browser.record()).toBe(null)
	})

	it('outlives a network that is lost at the time of its refresh', async () => {
		await signIn()
		browser.directus.state.override = () => new TypeError('offline')
		await browser.pass(16 * MINUTE)
		expect(tab.state().status).toBe('authenticated')
		browser.directus.state.override = null
		browser.directus.asked()
		await browser.pass(MINUTE)
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
	})

	it('is looked at when the device wakes up: timers stood still meanwhile', async () => {
		await signIn()
		browser.directus.asked()
		browser.sleep(20 * MINUTE)
		browser.page.dispatchEvent(new Event('visibilitychange'))
		await browser.pass(0)
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
	})

	it('is refreshed in its own time where the device’s clock is hours ahead and cookies are blocked', async () => {
		Object.defineProperty(browser.page, 'cookie', { get: () => '', set: () => {} })
		browser.directus.state.behindMs = 120 * MINUTE
		await signIn()
		browser.directus.asked()
		await browser.pass(14 * MINUTE)
		expect(browser.directus.asked()).toEqual([])
		await browser.pass(MINUTE)
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
		const late = browser.openTab()
		await late.start()
		await browser.pass(10 * MINUTE)
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
	})

	it('lives as long as its page where the browser stores nothing', async () => {
		vi.stubGlobal('localStorage', undefined)
		await signIn()
		await browser.pass(20 * MINUTE)
		expect(tab.state().status).toBe('authenticated')
		expect((await tab.credentials())?.headers?.Authorization).toMatch(/^Bearer ./)
		await tab.signOut()
		expect(tab.state().status).toBe('unauthenticated')
		expect(await tab.credentials()).toBe(null)
		expect(browser.directus.sessions.size).toBe(0)
	})

	it('leaves the page with the record: what another tab removed is gone here too', async () => {
		await signIn()
		browser.stored.clear()
		await tab.resume()
		expect(tab.state().status).toBe('unauthenticated')
	})
})

describe('ten tabs', () => {
	const open = (count: number) => Array.from({ length: count }, () => browser.openTab())

	it('refresh once between them when the time has come', async () => {
		const others = open(9)
		await signIn()
		browser.directus.asked()
		await browser.pass(15 * MINUTE)
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
		for (const one of [tab, ...others]) expect(one.state().status).toBe('authenticated')
	})

	it('refresh once between them when they are restored with a token that has run out', async () => {
		await signIn()
		await tab.signOut()
		const { expires, ...tokens } = browser.directus.issue()
		browser.stored.set('directus_auth', JSON.stringify({ ...tokens, expires, expires_at: Date.now() + DAY }))
		browser.sleep(60 * MINUTE)
		browser.directus.asked()
		await Promise.all(open(10).map((one) => one.start()))
		const asked = browser.directus.asked()
		expect(asked.filter((call) => call === 'POST /auth/refresh')).toHaveLength(1)
		// The one that refreshed has been told.
		expect(asked.filter((call) => call === 'GET /users/me')).toHaveLength(9)
	})

	it('do not refresh with a token that the tab before has just used up: its record arrives a moment later', async () => {
		await signIn()
		const record = browser.record()
		browser.sleep(15 * MINUTE)
		browser.directus.asked()
		browser.cookies.set('auth_access_token', 'newer')
		browser.cookies.set('directus_token_expired_at', String(Date.now() + 15 * MINUTE))
		setTimeout(() => browser.stored.set('directus_auth', JSON.stringify({ ...record, access_token: 'newer' })), 50)
		expect(await browser.patiently(tab.freshToken())).toBe('newer')
		expect(browser.directus.asked()).toEqual([])
	})

	it('end nothing when one of them, which saw the record of another too late, is given the same tokens', async () => {
		await signIn()
		const record = browser.record()
		browser.sleep(15 * MINUTE)
		await tab.freshToken()
		const renewed = browser.stored.get('directus_auth')!
		// What the late tab sees of both.
		browser.stored.set('directus_auth', JSON.stringify(record))
		browser.cookies.clear()
		browser.directus.asked()
		browser.directus.state.override = async () => void browser.stored.set('directus_auth', renewed)
		const late = browser.openTab()
		expect(await browser.patiently(late.freshToken())).toBe(JSON.parse(renewed).access_token)
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
		expect(browser.directus.sessions.size).toBe(1)
	})

	it('end nothing when, in a browser without locks, the slower one is refused', async () => {
		await signIn()
		const record = browser.record()
		browser.sleep(20 * MINUTE)
		const won = { ...record, access_token: 'newer', refresh_token: 'refresh-9' }
		browser.directus.state.override = ({ path }) => {
			if (path !== '/auth/refresh') return undefined
			browser.stored.set('directus_auth', JSON.stringify(won))
			return refused(401, 'INVALID_CREDENTIALS')
		}
		expect(await tab.credentials()).toEqual({ headers: { Authorization: 'Bearer newer' } })
		expect(tab.state().status).toBe('authenticated')
	})
})

describe('the credentials of a call', () => {
	it('are nothing for a guest', async () => {
		expect([await tab.credentials(), await tab.freshToken()]).toEqual([null, null])
	})

	it('are the token, renewed when it is about to run out, once for many calls', async () => {
		await signIn()
		const first = await tab.freshToken()
		expect(first).toBe(browser.record().access_token)
		browser.sleep(15 * MINUTE - 30_000)
		browser.directus.asked()
		const [a, b] = await Promise.all([tab.freshToken(), tab.credentials()])
		expect(a).not.toBe(first)
		expect(b).toEqual({ headers: { Authorization: `Bearer ${a}` } })
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
	})

	it('are another token for a socket whose own the server calls expired, whatever the clock here says', async () => {
		await signIn()
		const first = await tab.freshToken()
		const second = await tab.freshToken(first)
		expect(second).not.toBe(first)
		expect(await tab.freshToken(first)).toBe(second)
	})

	it('are renewed once when the server calls them run out, and taken from another tab that has done it', async () => {
		await signIn()
		const stale = (await tab.credentials())!
		browser.directus.asked()
		const newer = await tab.renew(stale)
		expect(newer).not.toEqual(stale)
		expect(await tab.renew(stale)).toEqual(newer)
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
	})

	it('are those of nobody once the session is refused', async () => {
		await signIn()
		browser.directus.sessions.clear()
		const stale = (await tab.credentials())!
		expect(await browser.patiently(tab.renew(stale))).toBe(null)
		expect(tab.state().status).toBe('unauthenticated')
	})
})

describe('messages of other tabs', () => {
	it('sign in and out here as well, and this tab says nothing of its own', async () => {
		const other = browser.openTab()
		await signIn()
		expect(other.state()).toMatchObject({ status: 'authenticated', user: { email: AOIFE.email } })
		await tab.signOut()
		expect(other.state().status).toBe('unauthenticated')
		expect(other.said).toEqual([])
	})

	it('that are older than 30 s change nothing', async () => {
		await signIn()
		await browser.pass(40_000)
		const logout = (age: number) => ({ type: 'logout', data: null, timestamp: Date.now() - age, source: 'x' }) as const
		tab.receive(logout(30_001))
		expect(tab.state().status).toBe('authenticated')
		tab.receive(logout(30_000))
		expect(tab.state().status).toBe('unauthenticated')
	})

	it('that do not say who signed in make this tab ask', async () => {
		const other = browser.openTab()
		await signIn(other)
		const late = browser.openTab()
		late.receive({ type: 'login', data: null, timestamp: Date.now(), source: 'x' })
		await browser.pass(0)
		expect(late.state().status).toBe('authenticated')
	})
})
