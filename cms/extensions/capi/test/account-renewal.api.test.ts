import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { TEST_SECRET } from '../../../../scripts/system.ts'
import { call, get, PASSWORD, post, setClock, studio } from './client.ts'
import { editMe, failureOf, login, member, newAddress } from './people.ts'

interface Tokens {
	access_token: string
	refresh_token: string
	expires: number
	user?: { id: string; first_name: string }
}

const renew = (refresh_token: string, fields: object = {}) =>
	post<Tokens>('/auth/refresh', { mode: 'json', refresh_token, ...fields })
const logOut = (refresh_token: string) => post('/auth/logout', { mode: 'json', refresh_token })
const statusOf = async (token: string) => (await get('/users/me', { authorization: `Bearer ${token}` })).status
const REFUSED = { status: 401, code: 'INVALID_CREDENTIALS' }

afterEach(() => setClock(0))

it('a renewal whose answer was lost gives the same tokens when it is asked again', async () => {
	const { refreshToken } = await member()
	const first = await renew(refreshToken)
	expect(first.status).toBe(200)
	expect(Object.keys(first.data).sort()).toEqual(['access_token', 'expires', 'refresh_token'])
	expect(first.data.refresh_token).not.toBe(refreshToken)
	setClock(60_000)
	const again = await renew(refreshToken)
	expect(again.data).toMatchObject({
		access_token: first.data.access_token,
		refresh_token: first.data.refresh_token,
	})
	// What is left of it, not its whole life again.
	expect(again.data.expires).toBeLessThanOrEqual(first.data.expires - 60_000)
	setClock(121_000)
	expect(failureOf(await renew(refreshToken))).toMatchObject(REFUSED)
	expect((await renew(first.data.refresh_token)).status).toBe(200)
})

it('ten askings at once are one renewal', async () => {
	const { refreshToken } = await member()
	const replies = await Promise.all(Array.from({ length: 10 }, () => renew(refreshToken)))
	expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
	expect(new Set(replies.map(({ data }) => data.refresh_token)).size).toBe(1)
	// Directus alone answers each of them, with tokens of which only the last is one.
	expect((await renew(replies[0]!.data.refresh_token)).status).toBe(200)
})

it('a token that was renewed twice leads to the newest, and signing out with it ends that session', async () => {
	const { refreshToken } = await member()
	const second = (await renew(refreshToken)).data.refresh_token
	const third = (await renew(second)).data.refresh_token
	expect((await renew(refreshToken)).data.refresh_token).toBe(third)
	expect((await logOut(refreshToken)).status).toBe(204)
	for (const token of [refreshToken, second, third]) expect(failureOf(await renew(token))).toMatchObject(REFUSED)
})

it('nothing is repeated after a change of password, a suspension or the end of the session', async () => {
	const changed = await member()
	const suspended = await member()
	const left = await member()
	for (const { refreshToken } of [changed, suspended, left]) await renew(refreshToken)
	const { data } = await login(changed.email)
	const elsewhere = { authorization: `Bearer ${data.access_token}` }
	expect((await editMe(elsewhere, { password: `${PASSWORD}-and-more` })).status).toBe(200)
	await studio('PATCH', `/users/${suspended.id}`, { status: 'suspended' })
	await logOut(left.refreshToken)
	for (const { refreshToken } of [changed, suspended, left]) {
		expect(failureOf(await renew(refreshToken)).status).toBe(401)
	}
})

it('a renewal tells who is here when it is asked to, as GET /users/me does', async () => {
	const { refreshToken } = await member()
	const { data } = await renew(refreshToken, { user: true })
	const me = await get<{ id: string }>('/users/me', { authorization: `Bearer ${data.access_token}` })
	expect(data.user).toEqual(me.data)
	expect(data.user).not.toHaveProperty('password')
	expect((await renew(refreshToken, { user: true })).data.user).toEqual(me.data)
	expect((await renew(refreshToken, { user: 'true' })).data).not.toHaveProperty('user')
})

it.each([
	['nothing', {}, 400],
	['no token', { mode: 'json' }, 400],
	['an empty one', { mode: 'json', refresh_token: '' }, 400],
	['a foreign one', { mode: 'json', refresh_token: 'x'.repeat(64) }, 401],
	['a foreign one without a mode', { refresh_token: 'x' }, 401],
	['a mode whose cookie is missing', { mode: 'session' }, 400],
])('a renewal with %s is refused as ever', async (_, body, status) => {
	expect((await call('POST', '/auth/refresh', body)).status).toBe(status)
})

it('a sign-in through the cookie is renewed as ever', async () => {
	const email = newAddress()
	await member(email)
	const reply = await login(email, PASSWORD, { mode: 'cookie' })
	const cookie = reply.headers.get('set-cookie')!.split(';')[0]!
	const renewed = await call<Tokens>('POST', '/auth/refresh', { mode: 'cookie' }, { cookie })
	expect(renewed.status).toBe(200)
	expect(renewed.headers.get('set-cookie')).toMatch(/^directus_refresh_token=/)
	for (const { data } of [reply, renewed]) expect(await statusOf(data.access_token)).toBe(200)
})

describe('an access token', () => {
	it('is refused once its session was signed out, and only there', async () => {
		const { email, refreshToken, headers } = await member()
		const elsewhere = await login(email)
		const renewed = await renew(refreshToken)
		const cookie = await login(email, PASSWORD, { mode: 'cookie' })
		expect((await logOut(renewed.data.refresh_token)).status).toBe(204)
		expect(failureOf(await get('/users/me', headers))).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
		expect(await statusOf(renewed.data.access_token)).toBe(401)
		const order = await post('/capi/shop/quote', {}, { authorization: `Bearer ${renewed.data.access_token}` })
		expect(failureOf(order)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
		expect(await statusOf(elsewhere.data.access_token)).toBe(200)
		expect(await statusOf(cookie.data.access_token)).toBe(200)
	})

	it('is refused once its owner has another role, and a renewed one has the new role', async () => {
		const { id, email, headers, refreshToken } = await member()
		const session = await login(email, PASSWORD, { mode: 'session' })
		const cookie = session.headers.get('set-cookie')!.split(';')[0]!
		const roles = await studio<{ id: string; name: string }[]>('GET', '/roles?fields=id,name')
		const role = roles.data.find(({ name }) => name === 'Branch staff')!.id
		expect((await studio('PATCH', `/users/${id}`, { role })).status).toBe(200)
		expect(failureOf(await get('/users/me', headers))).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
		const refused = await get('/users/me', { cookie })
		expect([refused.status, refused.headers.get('set-cookie')]).toEqual([
			401,
			expect.stringMatching(/^directus_session_token=;/),
		])
		const { data } = await renew(refreshToken)
		const me = await get('/users/me?fields=role', { authorization: `Bearer ${data.access_token}` })
		expect(me.data).toEqual({ role })
	})

	it('is refused without a session, as those from before tokens had one', async () => {
		const { headers } = await member()
		const [head, payload] = headers.authorization.split('.')
		const { sid, ...claims } = JSON.parse(Buffer.from(payload!, 'base64url').toString())
		expect(sid).toMatch(/^[0-9a-f-]{36}$/)
		const body = `${head!.slice('Bearer '.length)}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
		const token = `${body}.${createHmac('sha256', TEST_SECRET).update(body).digest('base64url')}`
		expect(failureOf(await get('/users/me', { authorization: `Bearer ${token}` })).code).toBe('TOKEN_EXPIRED')
	})
})
