import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeDirectus, stubBrowser } from './fake-directus.fixture.ts'
import { CONFIG } from './tab.fixture.ts'

const GIVEN = { cmsUrl: 'http://cms.test', config: CONFIG }
const DAY = 86_400_000

let browser: ReturnType<typeof stubBrowser>
let directus: ReturnType<typeof makeDirectus>
let stop = () => {}
/** The module as a page has it that was just opened. */
let auth: typeof import('./auth-store.ts')

beforeEach(async () => {
	directus = makeDirectus()
	browser = stubBrowser()
	vi.stubGlobal('fetch', directus.fetch)
	vi.resetModules()
	auth = await import('./auth-store.ts')
})
afterEach(() => {
	stop()
	browser.close()
})

function storeSession() {
	const { expires, ...tokens } = directus.issue()
	browser.stored.set('directus_auth', JSON.stringify({ ...tokens, expires, expires_at: Date.now() + DAY }))
	return tokens.access_token
}
const status = () => auth.authStore.get().status
const becomes = (wanted: string) => vi.waitFor(() => expect(status()).toBe(wanted))

describe('a page that was just opened', () => {
	it('knows nobody before it has looked', () => {
		expect(auth.authStore.get()).toEqual({ status: 'loading', user: null, isUnreachable: false })
	})

	it('is a guest’s at once where nothing is stored, and asks nothing', () => {
		stop = auth.startAuth(GIVEN)
		expect(status()).toBe('unauthenticated')
		expect(directus.asked()).toEqual([])
	})

	it('is the customer’s after one request where a session is stored', async () => {
		storeSession()
		stop = auth.startAuth(GIVEN)
		expect(status()).toBe('loading')
		await becomes('authenticated')
		expect(directus.asked()).toEqual(['GET /users/me'])
	})

	it('hears a login in another tab, and nothing else while it is a guest’s', async () => {
		stop = auth.startAuth(GIVEN)
		const other = new BroadcastChannel('big-dill-auth')
		const say = (type: string) =>
			other.postMessage({ type, data: { id: 'u1', first_name: 'Aoife' }, timestamp: Date.now(), source: 'x' })
		say('logout')
		say('login')
		await becomes('authenticated')
		say('logout')
		await becomes('unauthenticated')
		other.close()
	})

	it('loses the customer when another tab removes the record without a word', async () => {
		storeSession()
		stop = auth.startAuth(GIVEN)
		await becomes('authenticated')
		browser.stored.clear()
		window.dispatchEvent(Object.assign(new Event('storage'), { key: 'directus_auth', newValue: null }))
		await becomes('unauthenticated')
	})

	it('finds out again when the Back button thaws it after a sign-in', async () => {
		stop = auth.startAuth(GIVEN)
		storeSession()
		window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
		await becomes('authenticated')
	})
})

describe('what calls carry', () => {
	const source = () => auth.visitorCredentials()

	it('is nothing for a guest, also where a public token is configured', async () => {
		stop = auth.startAuth({ ...GIVEN, config: { ...CONFIG, publicToken: 'public' } })
		expect(await source().get()).toBe(null)
		expect(await source().renew({ headers: { Authorization: 'Bearer public' } })).toBe(null)
	})

	it('is the customer’s token', async () => {
		const token = storeSession()
		stop = auth.startAuth(GIVEN)
		expect(await source().get()).toEqual({ headers: { Authorization: `Bearer ${token}` } })
	})

	it('is nothing again once the session is over', async () => {
		browser.stored.set('directus_auth', JSON.stringify({ access_token: 'x', expires_at: Date.now() - 1 }))
		stop = auth.startAuth(GIVEN)
		expect(await source().get()).toBe(null)
	})
})
