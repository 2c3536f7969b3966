import { readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { MountedRoute } from '../src/access/list-routes.ts'
import { type ApiReply, baseUrl, call, get, PASSWORD, signIn } from './client.ts'
import { ADMIN } from './cms.ts'
import { login, member, STOREFRONT } from './people.ts'

const EVIL = 'https://evil.example'
const own = { origin: STOREFRONT }
const NOBODYS_ID = '00000000-0000-4000-8000-000000000000'

/** Every route that changes something, at an address about things that do not exist. */
/** Refused to everybody, administrators too, before anything else is judged. */
const CLOSED = '/extensions/registry'

const changing = () =>
	(JSON.parse(readFileSync(inject('routesFile'), 'utf8')) as MountedRoute[])
		.filter(({ method, path }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && !path.startsWith(CLOSED))
		.map(({ method, path }) => ({
			method,
			path,
			address: path.replace(':collection', 'branches').replace(/:\w+\??/g, NOBODYS_ID),
		}))

/** A token in the address, a signature or the provider's own word proves these; a cookie does not. */
const PROVED_OTHERWISE = [
	'POST /auth/login/google/callback',
	'POST /capi/newsletter/unsubscribe',
	'POST /capi/payments/sandbox/challenge/:ref',
	'POST /capi/payments/sandbox/pay/:ref',
	'POST /capi/payments/webhooks/:provider',
	// Closed to everybody ahead of the sign-in.
	'POST /deployments/webhooks/:provider',
]
const TAKE_FILES = [
	'POST /files',
	'PATCH /files/:pk',
	'POST /utils/import/:collection',
	'POST /capi/careers/:slug/apply',
]
const nameOf = ({ method, path }: MountedRoute) => `${method} ${path}`

const isForeign = ({ status, body }: ApiReply) =>
	status === 403 && body?.errors?.[0]?.message === 'This was sent from another site.'
const isWrongType = ({ status, body }: ApiReply) =>
	status === 415 && body?.errors?.[0]?.message === 'With a session cookie the body must be JSON.'

/** The cookies that a sign-in sets, as a browser sends them back. */
async function cookieOf(email: string, mode: 'session' | 'cookie', password = PASSWORD): Promise<string> {
	const reply = await login(email, password, { mode }, own)
	expect(reply.status).toBe(200)
	return reply.headers
		.getSetCookie()
		.find((cookie) => cookie.startsWith('directus_'))!
		.split(';')[0]!
}

let admin: string
beforeAll(async () => {
	admin = await cookieOf(ADMIN.email, 'session', ADMIN.password)
})

describe('each route that changes something', () => {
	it('is among the tested ones', () => {
		const names = changing().map(nameOf)
		for (const path of [
			'PATCH /users/me',
			'POST /capi/payments/cards/setup',
			'POST /capi/shop/orders',
			...TAKE_FILES,
		]) {
			expect(names).toContain(path)
		}
		expect(names.length).toBeGreaterThan(150)
	})

	it.each([
		['text', 'text/plain;charset=UTF-8', '{}'],
		['a form', 'application/x-www-form-urlencoded', 'a=1'],
		[
			'a multipart form',
			'multipart/form-data; boundary=x',
			'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
		],
	])('takes no %s with a session cookie', async (what, type, body) => {
		const wrong: string[] = []
		for (const route of changing()) {
			const name = nameOf(route)
			if (PROVED_OTHERWISE.includes(name) || (what === 'a multipart form' && TAKE_FILES.includes(name))) continue
			const reply = await call(route.method, route.address, body, { ...own, cookie: admin, 'content-type': type })
			if (!isWrongType(reply)) wrong.push(`${name}: ${reply.status}`)
		}
		expect(wrong).toEqual([])
	})

	it('is closed to a foreign page that has a session cookie, whatever it sends', async () => {
		const wrong: string[] = []
		for (const route of changing().filter((each) => !PROVED_OTHERWISE.includes(nameOf(each)))) {
			for (const origin of [EVIL, 'null']) {
				const headers = { origin, cookie: admin }
				const replies = [await call(route.method, route.address, {}, headers)]
				replies.push(await call(route.method, `${route.address}?access_token=x`, {}, headers))
				// A reset says the same of whatever is forbidden.
				const isRefused = route.path === '/auth/password/reset' ? replies[0]!.status === 403 : isForeign(replies[0]!)
				if (!isRefused) wrong.push(`${nameOf(route)}: ${replies[0]!.status}`)
				// A token that is none is refused ahead of it.
				if (![401, 403].includes(replies[1]!.status)) wrong.push(`${nameOf(route)}?access_token: ${replies[1]!.status}`)
			}
		}
		expect(wrong).toEqual([])
	})

	it('is reached by our own pages with JSON, and by bearer tokens with anything', async () => {
		const { email, headers } = await member()
		const cookie = await cookieOf(email, 'session')
		const wrong: string[] = []
		for (const route of changing()) {
			// What signs in, out or up acts on more than its answer.
			if (/^\/auth\/|^\/users\/register$/.test(route.path)) continue
			const replies = [
				await call(route.method, route.address, {}, { ...own, cookie }),
				await call(route.method, route.address, 'x', {
					...headers,
					origin: EVIL,
					cookie,
					'content-type': 'text/plain',
				}),
			]
			if (replies.some((reply) => isForeign(reply) || isWrongType(reply))) wrong.push(nameOf(route))
		}
		expect(wrong).toEqual([])
	})
})

describe('PATCH /users/me with a session cookie', () => {
	const edit = (headers: Record<string, string>) => call('PATCH', '/users/me', { first_name: 'Eve' }, headers)

	it('changes the profile for our own pages alone', async () => {
		const { email } = await member()
		const cookie = await cookieOf(email, 'session')
		expect(isForeign(await edit({ cookie, origin: EVIL }))).toBe(true)
		expect(isForeign(await edit({ cookie, origin: EVIL, authorization: 'Basic eDp4' }))).toBe(true)
		expect(isForeign(await edit({ cookie, 'sec-fetch-site': 'cross-site' }))).toBe(true)
		expect(isForeign(await edit({ cookie, referer: `${EVIL}/page` }))).toBe(true)
		expect((await get<{ first_name: string }>('/users/me', { cookie })).data.first_name).toBe('Ann')
		expect((await edit({ cookie, ...own })).status).toBe(200)
		expect((await edit({ cookie, origin: baseUrl() })).status).toBe(200)
		// A program that was given the cookie.
		expect((await edit({ cookie })).status).toBe(200)
	})

	it('shows our own page why it was refused', async () => {
		const reply = await call('PATCH', '/users/me', 'x', { cookie: admin, ...own, 'content-type': 'text/plain' })
		expect(isWrongType(reply)).toBe(true)
		expect(reply.headers.get('access-control-allow-origin')).toBe(STOREFRONT)
	})

	it('is refused without reading its body, and the connection serves the next request', async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 })
		const sockets = new Set<unknown>()
		const send = (method: string, headers: Record<string, string>, body = '') =>
			new Promise<number>((resolve, reject) => {
				const request = httpRequest(`${baseUrl()}/users/me`, { agent, method, headers }, (response) => {
					response.resume().once('end', () => resolve(response.statusCode ?? 0))
				})
				request.once('socket', (socket) => sockets.add(socket))
				request.once('error', reject)
				request.end(body)
			})
		const body = 'x'.repeat(3_000_000)
		for (const [name, value] of [
			['content-length', String(body.length)],
			['transfer-encoding', 'chunked'],
		] as const) {
			expect(await send('PATCH', { cookie: admin, 'content-type': 'text/plain', [name]: value }, body)).toBe(415)
			expect(await send('GET', { cookie: admin })).toBe(200)
		}
		agent.destroy()
		expect(sockets.size).toBe(1)
	})
})

describe('a refresh cookie', () => {
	it('renews and ends its session for our own pages alone', async () => {
		const { email } = await member()
		const cookie = await cookieOf(email, 'cookie')
		for (const path of ['/auth/refresh', '/auth/logout']) {
			expect(isForeign(await call('POST', path, { mode: 'cookie' }, { cookie, origin: EVIL })), path).toBe(true)
			const form = { cookie, ...own, 'content-type': 'application/x-www-form-urlencoded' }
			expect(isWrongType(await call('POST', path, 'mode=cookie', form)), path).toBe(true)
		}
		const renewed = await call('POST', '/auth/refresh', { mode: 'cookie' }, { cookie, ...own })
		expect(renewed.status).toBe(200)
		const next = renewed.headers.get('set-cookie')!.split(';')[0]!
		expect((await call('POST', '/auth/logout', { mode: 'cookie' }, { cookie: next, ...own })).status).toBe(204)
	})

	it.each(['session', 'cookie'] as const)('of mode %s is gone from the browser after the sign-out', async (mode) => {
		const { email } = await member()
		const cookie = await cookieOf(email, mode)
		const reply = await call('POST', '/auth/logout', { mode }, { cookie, ...own })
		expect(reply.status).toBe(204)
		expect(reply.headers.getSetCookie()).toEqual([
			expect.stringMatching(/^directus_(session|refresh)_token=;.*Expires=Thu, 01 Jan 1970/),
		])
	})
})

describe('a sign-in from a foreign page', () => {
	it.each(['session', 'cookie', 'json'])('gives no cookie and no token in mode %s', async (mode) => {
		const { email } = await signIn('Customer')
		const reply = await login(email, PASSWORD, { mode }, { origin: EVIL })
		expect([isForeign(reply), reply.headers.get('set-cookie'), reply.data]).toEqual([true, null, undefined])
		const form = { ...own, 'content-type': 'text/plain' }
		expect(
			isWrongType(await call('POST', '/auth/login', JSON.stringify({ email, password: PASSWORD, mode }), form)),
		).toBe(true)
	})

	it('does not take over a refresh token either', async () => {
		const { email } = await signIn('Customer')
		const { data } = await login(email)
		const body = { refresh_token: data.refresh_token, mode: 'session' }
		expect(isForeign(await call('POST', '/auth/refresh', body, { origin: EVIL }))).toBe(true)
	})
})

describe('a flow, which may change anything', () => {
	it.each(['GET', 'HEAD'])('is not started by %s of a foreign page', async (method) => {
		const headers = { cookie: admin, 'sec-fetch-site': 'cross-site' }
		expect((await fetch(`${baseUrl()}/flows/trigger/${NOBODYS_ID}`, { method, headers })).status).toBe(403)
	})
})
