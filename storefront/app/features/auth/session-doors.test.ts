import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cartStore } from '../cart/cart-store.ts'
import { AOIFE, ok, PASSWORD, refused } from './fake-directus.fixture.ts'
import { makeBrowser, type Tab } from './tab.fixture.ts'

const DAY = 86_400_000
const GUEST = { first_name: 'Aoife', last_name: 'Byrne', email: AOIFE.email, phone: '' }

let browser: ReturnType<typeof makeBrowser>
let tab: Tab
const signIn = (session = tab) => session.signIn({ email: AOIFE.email, password: PASSWORD })
const failure = (call: Promise<unknown>) =>
	call.then(
		() => expect.unreachable(),
		(error: Error) => error,
	)

beforeEach(() => {
	browser = makeBrowser()
	tab = browser.openTab()
})
afterEach(() => browser.end())

describe('signing in', () => {
	it('stores the record and the cookies, fetches the user, and tells the other tabs', async () => {
		expect(await signIn()).toMatchObject({ first_name: 'Aoife' })
		expect(browser.directus.calls.map(({ path, body }) => [path, body])).toEqual([
			['/auth/login', { email: AOIFE.email, password: PASSWORD, mode: 'json' }],
			['/users/me', undefined],
		])
		const { access_token } = browser.record()
		expect(browser.record()).toEqual({
			access_token,
			refresh_token: 'refresh-1',
			expires: 900_000,
			expires_at: Date.now() + DAY,
		})
		expect(Object.fromEntries(browser.cookies)).toEqual({
			auth_access_token: access_token,
			auth_refresh_token: 'refresh-1',
			directus_token_expired_at: String(Date.now() + 900_000),
		})
		expect(tab.said).toMatchObject([{ type: 'login', data: { id: 'u1' }, timestamp: Date.now(), source: 'tab-0' }])
		expect(tab.state().status).toBe('authenticated')
	})

	it('sends a one-time code where there is one', async () => {
		await tab.signIn({ email: AOIFE.email, password: PASSWORD, otp: '123456' })
		expect(browser.directus.calls[0]!.body).toMatchObject({ otp: '123456' })
	})

	it('with a wrong password stores nothing and carries what the server said', async () => {
		const error = await failure(tab.signIn({ email: AOIFE.email, password: 'wrong' }))
		expect(error).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS', message: 'Invalid user credentials.' })
		expect([browser.record(), browser.cookies.size, tab.said.length]).toEqual([null, 0, 0])
	})

	it('carries how long to wait', async () => {
		const reply = { ...refused(429, 'REQUESTS_EXCEEDED'), headers: { 'Retry-After': '300' } }
		browser.directus.state.override = () => reply
		expect(await failure(signIn())).toMatchObject({ status: 429, retryAfter: 300 })
	})

	it('needs an access token in the reply', async () => {
		browser.directus.state.override = ({ path }) => (path === '/auth/login' ? ok({ expires: 5 }) : undefined)
		expect((await failure(signIn())).message).toBe('Login failed, please check your credentials.')
	})

	it('without a user leaves no session behind, here or there', async () => {
		browser.directus.state.override = ({ path }) => (path === '/users/me' ? refused(403, 'FORBIDDEN') : undefined)
		await failure(signIn())
		expect([browser.record(), browser.directus.sessions.size]).toEqual([null, 0])
	})

	it('with a wrong password leaves the first session as it is', async () => {
		await signIn()
		await failure(tab.signIn({ email: AOIFE.email, password: 'wrong' }))
		expect(tab.state().status).toBe('authenticated')
		expect(browser.directus.sessions).toEqual(new Set(['refresh-1']))
	})

	it('as somebody else ends the first session everywhere', async () => {
		const other = browser.openTab()
		await signIn()
		browser.directus.state.user = { ...AOIFE, id: 'u2', first_name: 'Brendan' }
		await signIn()
		expect(tab.said.map(({ type }) => type)).toEqual(['login', 'logout', 'login'])
		expect(other.state().user?.first_name).toBe('Brendan')
		expect(browser.directus.sessions).toEqual(new Set(['refresh-2']))
	})
})

describe('the modes', () => {
	it('session keeps every token out of the page', async () => {
		const cookies = browser.openTab({ mode: 'session' })
		await signIn(cookies)
		expect(browser.record()).toEqual({ cookie_auth: true, expires_at: Date.now() + DAY })
		expect([...browser.cookies.keys()]).toEqual(['directus_token_expired_at'])
		expect(browser.directus.calls.map(({ credentials }) => credentials)).toEqual(['include', 'include'])
		expect(await cookies.credentials()).toEqual({ credentials: 'include' })
		expect(await cookies.freshToken()).toBe(null)
		await cookies.signOut()
		expect(browser.directus.calls.at(-1)).toMatchObject({ body: { mode: 'session' }, credentials: 'include' })
		expect([browser.record(), browser.directus.state.cookieSession]).toEqual([null, false])
	})

	it('token keeps no refresh token, and ends with the access token', async () => {
		const short = browser.openTab({ mode: 'token' })
		await signIn(short)
		expect(browser.record()).toMatchObject({ refresh_token: null })
		expect(browser.directus.sessions.size).toBe(0)
		await browser.pass(900_000)
		expect(short.state().status).toBe('unauthenticated')
	})

	it('a token that is set by hand is only forgotten at sign-out: there is nothing to end', async () => {
		await tab.setManualToken(browser.directus.issue().access_token)
		browser.directus.asked()
		await tab.signOut()
		expect(browser.directus.asked()).toEqual([])
		expect([browser.record(), browser.cookies.size]).toEqual([null, 0])
	})
})

describe('signing out', () => {
	it('broadcasts, ends the session, and clears user, storage, cookies, coupon and the customer’s details', async () => {
		await signIn()
		cartStore.dispatch({ type: 'coupon', code: 'WELCOME10', discount: 2 })
		cartStore.dispatch({ type: 'guest-info', guestInfo: GUEST })
		browser.stored.set('recent-orders', '[{"reference":"BD-1"}]')
		browser.directus.asked()
		await tab.signOut()
		expect(tab.said.at(-1)).toMatchObject({ type: 'logout' })
		expect(browser.directus.calls.at(-1)).toMatchObject({
			path: '/auth/logout',
			body: { mode: 'json', refresh_token: 'refresh-1' },
		})
		expect(tab.state().status).toBe('unauthenticated')
		expect([browser.record(), browser.cookies.size]).toEqual([null, 0])
		// A guest's pickup passes are in no account.
		expect(browser.stored.has('recent-orders')).toBe(true)
		expect(cartStore.get()).toMatchObject({ appliedCouponCode: null, couponDiscount: 0, guestInfo: null })
	})

	it.each([
		['refuses', () => refused(500, 'INTERNAL_SERVER_ERROR')],
		['is not there', () => new TypeError('offline')],
	])('works when the server %s', async (_, override) => {
		await signIn()
		browser.directus.state.override = override
		await tab.signOut()
		expect([tab.state().status, browser.record()]).toEqual(['unauthenticated', null])
	})

	it('waits three seconds for a server that hangs, and no longer', async () => {
		await signIn()
		browser.directus.state.override = () => new Promise(() => {})
		const out = tab.signOut()
		await browser.pass(2_999)
		expect(tab.state().status).toBe('authenticated')
		await browser.pass(1)
		await out
		expect([tab.state().status, browser.record()]).toEqual(['unauthenticated', null])
	})

	it('is not undone by a refresh that was under way, whose new session is ended too', async () => {
		await signIn()
		let answer = () => {}
		browser.directus.state.override = ({ path }) => {
			if (path !== '/auth/refresh') return undefined
			return new Promise((resolve) => {
				answer = () => {
					browser.directus.sessions.clear()
					const { expires, ...tokens } = browser.directus.issue()
					resolve(ok({ expires, ...tokens }))
				}
			})
		}
		await browser.pass(900_000 - 30_000)
		const out = tab.signOut()
		await browser.pass(3_000)
		await out
		answer()
		await browser.pass(0)
		expect([browser.record(), tab.state().status]).toEqual([null, 'unauthenticated'])
		expect(browser.directus.sessions.size).toBe(0)
	})
})

describe('coming back from Google', () => {
	it.each([
		['?access_token=', ''],
		['?token=', ''],
		['', '#access_token='],
		['', '#token='],
	])('takes a token from the address (%s%s)', async (search, hash) => {
		const { access_token } = browser.directus.issue()
		const address = { search: search && search + access_token, hash: hash && hash + access_token }
		expect(await tab.completeGoogleSignIn(address)).toMatchObject({ first_name: 'Aoife' })
		expect(browser.record()).toMatchObject({ access_token, refresh_token: null, expires: 900_000 })
	})

	it('takes the cookie that the CMS has set', async () => {
		browser.directus.state.cookieSession = true
		await tab.completeGoogleSignIn({ search: '', hash: '' })
		expect(browser.record()).toEqual({ cookie_auth: true, expires_at: Date.now() + DAY })
		expect(tab.state().status).toBe('authenticated')
	})

	it('a second time keeps the new cookie: the session before had the same one', async () => {
		browser.directus.state.cookieSession = true
		await tab.completeGoogleSignIn({ search: '', hash: '' })
		await tab.completeGoogleSignIn({ search: '', hash: '' })
		expect(browser.directus.state.cookieSession).toBe(true)
		expect(tab.state().status).toBe('authenticated')
	})

	it('is not undone by the late answer to the question who was here before', async () => {
		const old = browser.directus.issue()
		browser.stored.set('directus_auth', JSON.stringify({ ...old, expires_at: Date.now() + DAY }))
		let answer = () => {}
		browser.directus.state.override = ({ authorization }) =>
			authorization === old.access_token
				? new Promise((resolve) => {
						answer = () => resolve(refused(403, 'FORBIDDEN'))
					})
				: undefined
		const starting = tab.start()
		await browser.pass(0)
		await tab.completeGoogleSignIn({ search: `?access_token=${browser.directus.issue().access_token}`, hash: '' })
		answer()
		await browser.patiently(starting)
		expect(tab.state().status).toBe('authenticated')
		expect(browser.record()).not.toBe(null)
	})

	it.each([
		['a token that nobody accepts', { search: '?access_token=not.a.token', hash: '' }],
		['no token and no cookie', { search: '', hash: '' }],
		['a reason', { search: '?reason=USER_SUSPENDED', hash: '' }],
	])('with %s leaves whoever is signed in here signed in, in every tab', async (_, address) => {
		const other = browser.openTab()
		await signIn()
		const record = browser.record()
		await failure(tab.completeGoogleSignIn(address))
		expect(browser.record()).toEqual(record)
		expect([tab.state().status, other.state().status]).toEqual(['authenticated', 'authenticated'])
		expect(tab.said.map(({ type }) => type)).toEqual(['login'])
		expect(browser.directus.sessions).toEqual(new Set(['refresh-1']))
	})

	it('ends nothing before the question is answered, and nothing where the user is declined', async () => {
		await signIn()
		const record = browser.record()
		const address = { search: `?access_token=${browser.directus.issue().access_token}`, hash: '' }
		const asked: unknown[] = []
		const user = await tab.completeGoogleSignIn(address, async ({ first_name }) => {
			asked.push(first_name, browser.record(), tab.state().status)
			return false
		})
		expect(asked).toEqual(['Aoife', record, 'authenticated'])
		expect([user, browser.record(), tab.state().status]).toEqual([null, record, 'authenticated'])
		expect(await tab.completeGoogleSignIn(address, async () => true)).toMatchObject({ first_name: 'Aoife' })
		expect(browser.record()).toMatchObject({ refresh_token: null })
	})

	it('has the specification’s text with neither', async () => {
		await tab.start()
		const error = await failure(tab.completeGoogleSignIn({ search: '', hash: '' }))
		expect(error.message).toBe('OAuth authentication failed - no valid session established')
		expect([browser.record(), tab.state().status]).toEqual([null, 'unauthenticated'])
	})

	it('says why not where Directus gives a reason, and asks nothing', async () => {
		const error = await failure(tab.completeGoogleSignIn({ search: '?reason=USER_SUSPENDED', hash: '' }))
		expect(error.message).toBe('Your account has been suspended. Please contact support.')
		expect(browser.directus.asked()).toEqual([])
	})

	it('tells a lost network from a sign-in that failed', async () => {
		browser.directus.state.override = () => new TypeError('offline')
		expect(await failure(tab.completeGoogleSignIn({ search: '', hash: '' }))).toMatchObject({ status: 0 })
	})
})
