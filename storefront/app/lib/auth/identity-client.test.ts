import { describe, expect, it, test, vi } from 'vitest'
import type { RequestError } from '../http/request-error.ts'
import { bearer } from './credentials.ts'
import { createIdentityClient } from './identity-client.ts'

const TOKENS = { access_token: 'a', refresh_token: 'r', expires: 900_000 }
const USER = { id: 'u1', email: 'aoife@example.com', first_name: 'Aoife' }
const ME = bearer('t')
const WITH_COOKIES = { credentials: 'include' } as const

/** A client, and what it sent: `POST /path {"body":…}` and by whom. */
function make(reply: unknown = undefined, init: ResponseInit = {}) {
	const sent: string[] = []
	const request = vi.fn<typeof fetch>(async (input, { method, body, headers, credentials } = {}) => {
		const by = (headers as Record<string, string>).Authorization ?? credentials ?? 'nobody'
		sent.push(`${method} ${String(input).replace('http://cms.test', '')} ${body ?? ''} by ${by}`.replace(/ {2}/g, ' '))
		if (reply instanceof Error) throw reply
		return reply === undefined ? new Response(null, { status: 204, ...init }) : Response.json(reply, init)
	})
	return { client: createIdentityClient('http://cms.test', request), sent, request }
}
type Client = ReturnType<typeof createIdentityClient>
const failureOf = (call: Promise<unknown>) =>
	call.then(
		() => expect.unreachable(),
		(error: unknown) => error as RequestError,
	)

const sessionCredentials = { email: 'a@b.ie', password: 'p' }
const registration = {
	...sessionCredentials,
	first_name: 'A',
	last_name: 'B',
	verification_url: 'http://shop.test/auth/verify',
}

test.each<[string, unknown, (client: Client) => Promise<unknown>, string]>([
	[
		'login',
		{ data: TOKENS },
		(c) => c.login(sessionCredentials, 'json'),
		'POST /auth/login {"email":"a@b.ie","password":"p","mode":"json"} by nobody',
	],
	[
		'login with a one-time code',
		{ data: TOKENS },
		(c) => c.login({ ...sessionCredentials, otp: '123456' }, 'json'),
		'POST /auth/login {"email":"a@b.ie","password":"p","otp":"123456","mode":"json"} by nobody',
	],
	[
		'login of a cookie session',
		{ data: { expires: 1 } },
		(c) => c.login(sessionCredentials, 'session'),
		'POST /auth/login {"email":"a@b.ie","password":"p","mode":"session"} by include',
	],
	[
		'refresh',
		{ data: TOKENS },
		(c) => c.refresh({ refresh_token: 'r' }),
		'POST /auth/refresh {"mode":"json","refresh_token":"r"} by nobody',
	],
	[
		'refresh that asks who is here',
		{ data: { ...TOKENS, user: USER } },
		(c) => c.refresh({ refresh_token: 'r' }, { withUser: true }),
		'POST /auth/refresh {"mode":"json","refresh_token":"r","user":true} by nobody',
	],
	[
		'refresh of a cookie session',
		{ data: { expires: 1 } },
		(c) => c.refresh('cookie'),
		'POST /auth/refresh {"mode":"session"} by include',
	],
	[
		'logout',
		undefined,
		(c) => c.logout({ refresh_token: 'r' }),
		'POST /auth/logout {"mode":"json","refresh_token":"r"} by nobody',
	],
	[
		'logout of a cookie session',
		undefined,
		(c) => c.logout('cookie'),
		'POST /auth/logout {"mode":"session"} by include',
	],
	['the current user', { data: USER }, (c) => c.readMe(ME), 'GET /users/me by Bearer t'],
	[
		'the current user with fields, filter and deep',
		{ data: USER },
		(c) =>
			c.readMe(WITH_COOKIES, {
				fields: ['id', 'email'],
				filter: { status: { _eq: 'active' } },
				deep: { role: { _limit: 1 } },
			}),
		'GET /users/me?fields=id%2Cemail&filter=%7B%22status%22%3A%7B%22_eq%22%3A%22active%22%7D%7D&deep=%7B%22role%22%3A%7B%22_limit%22%3A1%7D%7D by include',
	],
	[
		'one field',
		{ data: USER },
		(c) => c.updateMe(ME, { first_name: 'Aoibheann' }),
		'PATCH /users/me {"first_name":"Aoibheann"} by Bearer t',
	],
	[
		'registration',
		undefined,
		(c) => c.register(registration),
		'POST /users/register {"email":"a@b.ie","password":"p","first_name":"A","last_name":"B","verification_url":"http://shop.test/auth/verify"} by nobody',
	],
	[
		'an invitation accepted',
		undefined,
		(c) => c.acceptInvite({ token: 't', password: 'p' }),
		'POST /users/invite/accept {"token":"t","password":"p"} by nobody',
	],
	[
		'a request to reset the password',
		undefined,
		(c) => c.requestPasswordReset({ email: 'a@b.ie', reset_url: 'http://shop.test/auth/verify-reset' }),
		'POST /auth/password/request {"email":"a@b.ie","reset_url":"http://shop.test/auth/verify-reset"} by nobody',
	],
	[
		'a reset',
		undefined,
		(c) => c.resetPassword({ token: 't', password: 'p' }),
		'POST /auth/password/reset {"token":"t","password":"p"} by nobody',
	],
	[
		'the deletion',
		{ data: USER },
		(c) => c.anonymise(ME, 'a@b.ie', 42),
		'PATCH /users/me {"email":"deleted-42a@b.ie","first_name":"Deleted","last_name":"User"} by Bearer t',
	],
])('%s is one call', async (_, reply, call, expected) => {
	const { client, sent } = make(reply)
	await call(client)
	expect(sent).toEqual([expected])
})

test('the verification link is called without following it into the Studio', async () => {
	const { client, sent, request } = make(undefined, { status: 302, headers: { Location: 'http://cms.test/admin' } })
	await client.verifyEmail('t.o.k')
	expect(sent).toEqual(['GET /users/register/verify-email?token=t.o.k by nobody'])
	expect(request.mock.calls[0]![1]).toMatchObject({ redirect: 'manual' })
})

test('the providers beside the password are named', async () => {
	const { client } = make({ data: [{ name: 'google', driver: 'openid', icon: 'google' }], disableDefault: false })
	expect(await client.readProviders()).toEqual(['google'])
})

test('the way to Google names the page to come back to, encoded', () => {
	expect(make().client.socialLoginUrl('google', 'http://shop.test/auth/google-callback?x=1&y')).toBe(
		'http://cms.test/auth/login/google?redirect=http%3A%2F%2Fshop.test%2Fauth%2Fgoogle-callback%3Fx%3D1%26y&mode=json',
	)
})

describe('a password is verified', () => {
	it('by a login whose session is ended at once', async () => {
		const { client, sent } = make({ data: TOKENS })
		await client.verifyPassword(ME, sessionCredentials)
		expect(sent).toEqual([
			'POST /auth/login {"email":"a@b.ie","password":"p"} by Bearer t',
			'POST /auth/logout {"mode":"json","refresh_token":"r"} by nobody',
		])
	})

	it.each([
		[401, 'INVALID_CREDENTIALS', 'Current password is incorrect'],
		[400, 'INVALID_PAYLOAD', 'Current password is incorrect'],
		[401, 'INVALID_OTP', 'No.'],
		[401, 'TOKEN_EXPIRED', 'No.'],
		[429, 'REQUESTS_EXCEEDED', 'No.'],
		[503, 'SERVICE_UNAVAILABLE', 'No.'],
	])('and a refusal with %i %s says: %s', async (status, code, message) => {
		const { client } = make({ errors: [{ message: 'No.', extensions: { code } }] }, { status })
		expect(await failureOf(client.verifyPassword(ME, sessionCredentials))).toMatchObject({ status, code, message })
	})
})

describe('a failure', () => {
	it('carries status, status text, data, code and how long to wait', async () => {
		const errors = [{ message: 'Too many requests, retry after 5m.', extensions: { code: 'REQUESTS_EXCEEDED' } }]
		const { client } = make(
			{ errors },
			{ status: 429, statusText: 'Too Many Requests', headers: { 'Retry-After': '300' } },
		)
		expect(await failureOf(client.login(sessionCredentials, 'json'))).toMatchObject({
			name: 'RequestError',
			message: 'Too many requests, retry after 5m.',
			status: 429,
			statusText: 'Too Many Requests',
			data: { errors },
			code: 'REQUESTS_EXCEEDED',
			retryAfter: 300,
		})
	})

	it('of a proxy in between has no code', async () => {
		const request = async () =>
			new Response('<h1>Bad gateway</h1>', {
				status: 502,
				statusText: 'Bad Gateway',
				headers: { 'Content-Type': 'text/html' },
			})
		const error = await failureOf(createIdentityClient('http://cms.test', request).readMe(ME))
		expect(error).toMatchObject({ status: 502, code: null, errors: [], message: '502 Bad Gateway' })
	})

	it('of the network has status 0', async () => {
		expect(await failureOf(make(new TypeError('offline')).client.readMe(ME))).toMatchObject({ status: 0, code: null })
	})

	it('is an answer of another shape, too', async () => {
		expect(await failureOf(make({ data: { name: 'no id' } }).client.readMe(ME))).toMatchObject({ name: 'RequestError' })
	})

	it('is a missing address, in every call', async () => {
		const client = createIdentityClient(null)
		expect(await failureOf(client.readMe(ME))).toMatchObject({ message: 'Directus URL not configured' })
		expect(await failureOf(client.login(sessionCredentials, 'json'))).toMatchObject({
			message: 'Directus URL not configured',
		})
		expect(() => client.socialLoginUrl('google', '/')).toThrow('Directus URL not configured')
	})
})
