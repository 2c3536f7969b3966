import { afterEach, describe, expect, it } from 'vitest'
import { refused } from './fake-directus.fixture.ts'
import { makeBrowser } from './tab.fixture.ts'

const NOW = 1_795_000_000_000
const DAY = 86_400_000

let browser: ReturnType<typeof makeBrowser>
afterEach(() => browser.end())

/** A browser that was signed in `ago` milliseconds before its tab is opened. */
function signedIn({ ago = 0, tokenLifeMs = 900_000 } = {}) {
	browser = makeBrowser({ tokenLifeMs })
	const { expires, ...tokens } = browser.directus.issue()
	browser.stored.set('directus_auth', JSON.stringify({ ...tokens, expires, expires_at: NOW + DAY }))
	return browser.pass(ago)
}

async function start(config = {}) {
	const tab = browser.openTab(config)
	await browser.patiently(tab.start())
	return tab
}

describe('a stored token', () => {
	it('that holds costs one request, and the customer is there', async () => {
		await signedIn()
		const tab = await start()
		expect(tab.state()).toMatchObject({ status: 'authenticated', user: { first_name: 'Aoife' } })
		expect(browser.directus.asked()).toEqual(['GET /users/me'])
	})

	it('past its own life but inside the 24 h is refreshed, which tells who is here: one request, and nothing is cleared', async () => {
		await signedIn({ ago: 3_600_000 })
		const tab = await start()
		expect(tab.state()).toMatchObject({ status: 'authenticated', user: { first_name: 'Aoife' } })
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh'])
		expect(browser.record()).toMatchObject({ refresh_token: 'refresh-2', expires_at: NOW + DAY })
	})

	it('is refreshed first and then asked for its customer where the server does not tell, as Directus’s own', async () => {
		await signedIn({ ago: 3_600_000 })
		browser.directus.state.tellsUser = false
		const tab = await start()
		expect(tab.state()).toMatchObject({ status: 'authenticated', user: { first_name: 'Aoife' } })
		expect(browser.directus.asked()).toEqual(['POST /auth/refresh', 'GET /users/me'])
	})

	it('whose renewal was lost on its way to the page before is renewed by the next one', async () => {
		await signedIn({ ago: 3_600_000 })
		browser.directus.state.lost = '/auth/refresh'
		await start()
		expect(browser.record().refresh_token).toBe('refresh-1')
		browser.directus.state.lost = null
		const next = await start()
		expect(next.state().status).toBe('authenticated')
		expect(browser.record().refresh_token).toBe('refresh-2')
	})

	it('past the 24 h is told to the other tabs and cleared, without a request', async () => {
		await signedIn({ ago: DAY })
		const tab = await start()
		expect(tab.state().status).toBe('unauthenticated')
		expect(tab.said).toMatchObject([{ type: 'token-expired', data: null, source: 'tab-0' }])
		expect(browser.directus.asked()).toEqual([])
		expect([browser.record(), browser.cookies.size]).toEqual([null, 0])
	})

	it('that the server refuses although it should hold is refreshed once before the session is given up', async () => {
		await signedIn()
		browser.directus.state.override = ({ path }) =>
			path === '/users/me' ? refused(401, 'INVALID_CREDENTIALS') : undefined
		browser.directus.state.tellsUser = false
		const tab = await start()
		expect(browser.directus.asked()).toEqual(['GET /users/me', 'POST /auth/refresh', 'GET /users/me'])
		expect(tab.state().status).toBe('unauthenticated')
		expect(browser.record()).toBe(null)
	})

	it('whose refresh is refused ends the session', async () => {
		await signedIn({ ago: 3_600_000 })
		browser.directus.sessions.clear()
		const tab = await start()
		expect(tab.state().status).toBe('unauthenticated')
		expect(tab.said.map(({ type }) => type)).toEqual(['token-expired'])
		expect(browser.record()).toBe(null)
	})

	it('is expired with its access token where nothing is refreshed by itself', async () => {
		await signedIn({ ago: 3_600_000 })
		const tab = await start({ autoRefresh: false })
		expect(tab.state().status).toBe('unauthenticated')
		expect(browser.directus.asked()).toEqual([])
	})

	it('of an unknown life, as one that was set by hand, is judged by the server', async () => {
		browser = makeBrowser({ records: { directus_auth: { access_token: 'opaque', expires_at: NOW + DAY } } })
		expect((await start()).state().status).toBe('unauthenticated')
		expect(browser.directus.asked()).toEqual(['GET /users/me'])
		expect(browser.record()).toBe(null)
	})
})

describe('a stored cookie session', () => {
	const records = { directus_auth: { cookie_auth: true, expires_at: NOW + DAY } }

	it('that holds asks with credentials, whatever mode is configured', async () => {
		browser = makeBrowser({ records })
		browser.directus.state.cookieSession = true
		expect((await start()).state().status).toBe('authenticated')
		expect(browser.directus.calls).toMatchObject([{ path: '/users/me', credentials: 'include', authorization: null }])
	})

	it('that the server does not know any more is cleared', async () => {
		browser = makeBrowser({ records })
		expect((await start()).state().status).toBe('unauthenticated')
		expect(browser.record()).toBe(null)
	})
})

it.each(['not json', '{"access_token":1}', '{"expires_at":9}'])(
	'the foreign record %s is a guest, and is removed',
	async (text) => {
		browser = makeBrowser()
		browser.stored.set('directus_auth', text)
		expect((await start()).state().status).toBe('unauthenticated')
		expect(browser.directus.asked()).toEqual([])
		expect(browser.stored.size).toBe(0)
	},
)

describe('a dead network at start', () => {
	it.each([
		['no answer', new TypeError('offline')],
		['a reply that breaks off, as that of a page that is left', { status: 200, breaksOff: true }],
		['a server in trouble', refused(503, 'SERVICE_UNAVAILABLE')],
		['too many requests', refused(429, 'REQUESTS_EXCEEDED')],
	])('(%s) keeps the session and tries again until the customer is there', async (_, trouble) => {
		await signedIn()
		browser.directus.state.override = () => trouble
		const tab = await start()
		expect(tab.state()).toMatchObject({ status: 'unauthenticated', isUnreachable: true })
		expect(browser.record()).not.toBe(null)
		await browser.pass(0)
		browser.directus.state.override = null
		await browser.pass(4_000)
		expect(tab.state()).toMatchObject({ status: 'authenticated', isUnreachable: false })
		expect(browser.directus.asked()).toEqual(Array(3).fill('GET /users/me'))
	})

	it('also while the token must be refreshed first', async () => {
		await signedIn({ ago: 3_600_000 })
		browser.directus.state.override = () => new TypeError('offline')
		const tab = await start()
		expect(tab.state()).toMatchObject({ status: 'unauthenticated', isUnreachable: true })
		browser.directus.state.override = null
		await browser.pass(4_000)
		expect(tab.state().status).toBe('authenticated')
	})
})
