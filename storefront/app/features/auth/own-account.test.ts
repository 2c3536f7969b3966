import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AOIFE, ok, PASSWORD, refused } from './fake-directus.fixture.ts'
import { makeBrowser, type Tab } from './tab.fixture.ts'

const NEXT = 'Smashed-Gherkins-77-Fog'

let browser: ReturnType<typeof makeBrowser>
let tab: Tab
const failure = (call: Promise<unknown>) =>
	call.then(
		() => expect.unreachable(),
		(error: Error) => error,
	)

beforeEach(async () => {
	browser = makeBrowser()
	tab = browser.openTab()
	await tab.signIn({ email: AOIFE.email, password: PASSWORD })
	browser.directus.calls.length = 0
})
afterEach(() => browser.end())

describe('a field of the profile', () => {
	it('is saved alone, and shown everywhere', async () => {
		await tab.updateField('first_name', 'Aoibheann')
		expect(browser.directus.calls).toMatchObject([
			{ method: 'PATCH', path: '/users/me', body: { first_name: 'Aoibheann' } },
		])
		expect(tab.state().user?.first_name).toBe('Aoibheann')
	})

	it('is saved with a new token where the old one has just run out', async () => {
		let first = true
		browser.directus.state.override = ({ method }) => {
			const isOld = method === 'PATCH' && first
			if (isOld) first = false
			return isOld ? refused(401, 'TOKEN_EXPIRED') : undefined
		}
		await tab.updateField('phone', '+353 1 234 5678')
		expect(browser.directus.asked()).toEqual(['PATCH /users/me', 'POST /auth/refresh', 'PATCH /users/me'])
	})

	it('needs a user, and a way to prove who it is', async () => {
		browser.stored.clear()
		expect((await failure(tab.updateField('phone', '1'))).message).toBe('No valid authentication method found')
		await tab.signOut()
		expect((await failure(tab.updateField('phone', '1'))).message).toBe('User not authenticated')
	})
})

describe('the avatar', () => {
	it('is uploaded as multipart with the field file, and linked', async () => {
		await tab.uploadAvatar(new Blob(['x'], { type: 'image/webp' }), 'me.webp')
		const [upload, link] = browser.directus.calls
		expect((upload!.body as FormData).get('file')).toMatchObject({ name: 'me.webp', type: 'image/webp' })
		expect(link).toMatchObject({ method: 'PATCH', body: { avatar: 'file-1' } })
		expect(tab.state().user?.avatar).toBe('file-1')
	})

	it.each([
		['is refused', refused(413, 'CONTENT_TOO_LARGE'), 'File upload failed'],
		['does not arrive', new TypeError('offline'), 'File upload failed'],
		['comes back without an id', ok({}), 'No file ID returned from upload'],
	])('that %s is not linked', async (_, reply, text) => {
		browser.directus.state.override = ({ path }) => (path === '/files' ? reply : undefined)
		expect((await failure(tab.uploadAvatar(new Blob(['x'])))).message).toBe(text)
		expect(browser.directus.asked()).toEqual(['POST /files'])
	})

	it('needs a user', async () => {
		await tab.signOut()
		expect((await failure(tab.uploadAvatar(new Blob(['x'])))).message).toBe('User not authenticated')
	})
})

describe('another password', () => {
	it('is sent after a temporary login and logout, and the customer stays signed in', async () => {
		await tab.changePassword({ current: PASSWORD, next: NEXT })
		expect(browser.directus.calls.map(({ path, body }) => [path, body])).toEqual([
			['/auth/login', { email: AOIFE.email, password: PASSWORD }],
			['/auth/logout', { mode: 'json', refresh_token: 'refresh-2' }],
			['/users/me', { password: NEXT }],
		])
		// The server is shown which session it is that gives the password.
		const [login, logout] = browser.directus.calls
		expect([login!.authorization, logout!.authorization]).toEqual([browser.record().access_token, null])
		expect(browser.record().refresh_token).toBe('refresh-1')
		expect(browser.directus.sessions).toEqual(new Set(['refresh-1']))
		expect(tab.state().status).toBe('authenticated')
		await browser.pass(900_000)
		expect(tab.state().status).toBe('authenticated')
	})

	it('is not sent with a wrong current one', async () => {
		const error = await failure(tab.changePassword({ current: 'wrong', next: NEXT }))
		expect(error).toMatchObject({ message: 'Current password is incorrect', status: 401 })
		expect(browser.directus.asked()).toEqual(['POST /auth/login'])
	})

	it('needs the code of a second factor, whose lack is not a wrong password', async () => {
		browser.directus.state.otp = '123456'
		const passwords = { current: PASSWORD, next: NEXT }
		for (const otp of [undefined, '000000']) {
			expect(await failure(tab.changePassword({ ...passwords, ...(otp && { otp }) }))).toMatchObject({
				code: 'INVALID_OTP',
			})
		}
		await tab.changePassword({ ...passwords, otp: '123456' })
		expect(browser.directus.state.password).toBe(NEXT)
	})

	it('is verified with a renewed token where the old one has just run out', async () => {
		let first = true
		browser.directus.state.override = ({ path }) => {
			const isOld = path === '/auth/login' && first
			if (isOld) first = false
			return isOld ? refused(401, 'TOKEN_EXPIRED') : undefined
		}
		await tab.changePassword({ current: PASSWORD, next: NEXT })
		expect(browser.directus.state.password).toBe(NEXT)
	})

	it.each([
		['nobody answers', new TypeError('offline'), 0],
		['there were too many tries', refused(429, 'REQUESTS_EXCEEDED'), 429],
	])('is not called wrong when %s', async (_, reply, status) => {
		browser.directus.state.override = () => reply
		const error = await failure(tab.changePassword({ current: PASSWORD, next: NEXT }))
		expect(error).toMatchObject({ status })
		expect(error.message).not.toBe('Current password is incorrect')
	})

	it('that is refused leaves the session as it is', async () => {
		browser.directus.state.override = ({ method }) =>
			method === 'PATCH' ? refused(400, 'FAILED_VALIDATION', 'Provided password does not meet requirements') : undefined
		expect(await failure(tab.changePassword({ current: PASSWORD, next: 'weak' }))).toMatchObject({
			code: 'FAILED_VALIDATION',
		})
		expect([tab.state().status, browser.record().refresh_token]).toEqual(['authenticated', 'refresh-1'])
	})
})

describe('deleting the account', () => {
	it('verifies the password, anonymises, ends the session and clears everything local', async () => {
		await tab.deleteAccount({ password: PASSWORD })
		const [login, logout, change] = browser.directus.calls
		expect(login!.body).toEqual({ email: AOIFE.email, password: PASSWORD })
		expect(logout!.path).toBe('/auth/logout')
		expect(change!.body).toEqual({
			email: `deleted-${Date.now()}${AOIFE.email}`,
			first_name: 'Deleted',
			last_name: 'User',
		})
		expect([tab.state().status, browser.record(), browser.cookies.size]).toEqual(['unauthenticated', null, 0])
		expect(tab.said.at(-1)).toMatchObject({ type: 'logout' })
	})

	it('with a wrong password does nothing', async () => {
		const error = await failure(tab.deleteAccount({ password: 'wrong' }))
		expect(error.message).toBe('Current password is incorrect')
		expect(browser.directus.asked()).toEqual(['POST /auth/login'])
		expect(tab.state().status).toBe('authenticated')
	})

	it('needs the code of a second factor', async () => {
		browser.directus.state.otp = '123456'
		expect(await failure(tab.deleteAccount({ password: PASSWORD }))).toMatchObject({ code: 'INVALID_OTP' })
		await tab.deleteAccount({ password: PASSWORD, otp: '123456' })
		expect(tab.state().status).toBe('unauthenticated')
	})

	it('of an account without a password leaves the proof to the server', async () => {
		await tab.deleteAccount({ password: null })
		expect(browser.directus.asked()[0]).toBe('PATCH /users/me')
	})

	it('that the server refuses signs nobody out', async () => {
		browser.directus.state.override = ({ method }) => (method === 'PATCH' ? refused(403, 'FORBIDDEN') : undefined)
		expect(await failure(tab.deleteAccount({ password: PASSWORD }))).toMatchObject({ code: 'FORBIDDEN' })
		expect(tab.state().status).toBe('authenticated')
	})
})

describe('reading the customer again', () => {
	it('shows what has changed', async () => {
		browser.directus.state.user.first_name = 'Aoibheann'
		expect(await tab.reloadUser()).toMatchObject({ first_name: 'Aoibheann' })
		expect(tab.state().user?.first_name).toBe('Aoibheann')
	})

	it('with no valid method clears the user', async () => {
		browser.stored.clear()
		expect((await failure(tab.reloadUser())).message).toBe('No valid authentication method found')
		expect(tab.state().status).toBe('unauthenticated')
	})

	it('of a cookie session that is gone says so', async () => {
		browser.stored.set('directus_auth', JSON.stringify({ cookie_auth: true, expires_at: Date.now() + 1_000 }))
		const error = await failure(browser.patiently(tab.reloadUser()))
		expect(error.message).toBe('Failed to fetch user data via cookies')
		expect(tab.state().status).toBe('unauthenticated')
	})

	it.each([
		['the network is gone', new TypeError('offline')],
		['the reply breaks off', { status: 200, breaksOff: true }],
	])('keeps the customer while %s', async (_, trouble) => {
		browser.directus.state.override = () => trouble
		expect(await failure(tab.reloadUser())).toMatchObject({ status: 0 })
		expect(tab.state().status).toBe('authenticated')
	})
})
