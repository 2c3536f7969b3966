import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deletionText, passwordChangeText } from '@app/domain/auth/account-texts'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import {
	baseUrl,
	call,
	draftOf,
	get,
	PASSWORD,
	paidOrder,
	placedOrder,
	placeOrder,
	post,
	rowsOf,
	setClock,
	signIn,
	studio,
} from './client.ts'
import { subjectsTo } from './mails.ts'
import {
	deletionOf,
	editMe,
	failureOf,
	hasFile,
	login,
	mailTo,
	member,
	newAddress,
	register,
	tokenIn,
	userRow,
} from './people.ts'

const ELEVEN_MINUTES = 11 * 60_000
const NEW_PASSWORD = 'Brand-new-words-55'
/** What follows after a reply, on a busy machine. */
const PATIENTLY = { timeout: 15_000, interval: 100 }

afterEach(() => setClock(0))

describe('the own profile', () => {
	let ann: Awaited<ReturnType<typeof signIn>>
	beforeAll(async () => {
		ann = await signIn('Customer')
	})

	it('is read and edited field by field', async () => {
		const { headers } = await member()
		const edits = { first_name: ' Zoë ', last_name: 'O’Neill', language: 'de-DE', phone: '087 123 4567' }
		for (const [field, value] of Object.entries(edits)) {
			expect((await editMe(headers, { [field]: value })).status, field).toBe(200)
		}
		const me = await get('/users/me?fields=first_name,last_name,language,phone,provider', headers)
		expect(me.data).toEqual({
			first_name: 'Zoë',
			last_name: 'O’Neill',
			language: 'de-DE',
			phone: '+353871234567',
			provider: 'default',
		})
		expect((await editMe(headers, { phone: '' })).data).toMatchObject({ phone: null })
	})

	it.each([
		[{ role: null }],
		[{ status: 'active' }],
		[{ provider: 'google' }],
		[{ external_identifier: 'x' }],
		[{ token: 'x'.repeat(40) }],
		[{ tfa_secret: 'x' }],
		[{ auth_data: {} }],
		[{ identity_proved_at: '2099-01-01' }],
		[{ branch: 1 }],
		[{ email: 'somebody@example.com' }],
		[{ email: '' }],
		[{ policies: [] }],
		[{ first_name: 'Ann', role: null }],
	])('never takes %j', async (edit) => {
		const { headers, id } = ann
		const before = await userRow({ id: { _eq: id } })
		expect((await editMe(headers, edit)).status).toBeGreaterThanOrEqual(400)
		const after = await userRow({ id: { _eq: id } })
		expect(after).toEqual(expect.objectContaining({ role: before?.role, email: before?.email, status: 'active' }))
		expect(after).toMatchObject({ provider: 'default', external_identifier: null, token: null, tfa_secret: null })
	})

	it.each([
		[{ first_name: 'x'.repeat(51) }],
		[{ first_name: 'Ann\u0000' }],
		[{ last_name: 'a\nb' }],
		[{ first_name: 7 }],
		[{ language: '<script>' }],
		[{ phone: 'call me' }],
		[{ avatar: 'no-file' }],
	])('is 400 for %j', async (edit) => {
		expect(failureOf(await editMe(ann.headers, edit))).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' })
	})

	it('is the only one that a customer reaches', async () => {
		const bob = await signIn('Customer')
		expect((await get('/users', ann.headers)).status).toBe(403)
		expect((await get(`/users/${bob.id}`, ann.headers)).status).toBe(403)
		for (const [method, path, body] of [
			['PATCH', `/users/${bob.id}`, { first_name: 'Mallory' }],
			['PATCH', '/users', { keys: [ann.id, bob.id], data: { first_name: 'Mallory' } }],
			['PATCH', `/users/${bob.id}`, deletionOf(bob.email)],
			['POST', '/users', { email: newAddress(), password: PASSWORD }],
			['DELETE', `/users/${ann.id}`, undefined],
			['POST', '/graphql/system', { query: '{ users_me { email } }' }],
		] as const) {
			expect((await call(method, path, body, ann.headers)).status, `${method} ${path}`).toBe(403)
		}
		expect(await userRow({ id: { _eq: bob.id } })).toMatchObject({ first_name: null, status: 'active' })
		expect((await get('/users/me')).status).toBe(401)
		expect((await editMe({}, { first_name: 'x' })).status).toBe(401)
	})
})

describe('a change of password', () => {
	it('needs a sign-in with the present one, a good new one, and ends everything else', async () => {
		const { email, headers, refreshToken } = await member()
		const elsewhere = await login(email)
		const other = {
			token: elsewhere.data.refresh_token,
			headers: { authorization: `Bearer ${elsewhere.data.access_token}` },
		}
		const session = await login(email, PASSWORD, { mode: 'session' })
		const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
		expect((await get('/users/me', { cookie })).status).toBe(200)
		setClock(ELEVEN_MINUTES)
		const stolen = failureOf(await editMe(headers, { password: NEW_PASSWORD }))
		expect(passwordChangeText(stolen)).toBe('Current password is incorrect')
		expect(failureOf(await login(email, 'wrong', {}, headers)).code).toBe('INVALID_CREDENTIALS')
		expect((await login(email, PASSWORD, {}, headers)).status).toBe(200)
		const weak = failureOf(await editMe(headers, { password: 'password123' }))
		expect(passwordChangeText(weak)).toBe('New password does not meet requirements')
		expect((await editMe(headers, { password: NEW_PASSWORD })).status).toBe(200)
		expect((await get('/users/me', headers)).status).toBe(200)
		expect(failureOf(await get('/users/me', other.headers))).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
		expect((await get('/users/me', { cookie })).status).toBe(401)
		expect((await post('/auth/refresh', { refresh_token: other.token, mode: 'json' })).status).toBe(401)
		expect((await post('/auth/refresh', { refresh_token: refreshToken, mode: 'json' })).status).toBe(200)
		expect((await login(email)).status).toBe(401)
		const again = await login(email, NEW_PASSWORD)
		expect((await get('/users/me', { authorization: `Bearer ${again.data.access_token}` })).status).toBe(200)
	})

	it('takes the proof of the session that asks alone, which the end of the temporary session leaves open', async () => {
		const owner = await member()
		const { data } = await login(owner.email)
		const stolen = { authorization: `Bearer ${data.access_token}` }
		const stranger = await member()
		const session = await login(owner.email, PASSWORD, { mode: 'session' })
		const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
		setClock(ELEVEN_MINUTES)
		const change = (headers: Record<string, string>) => editMe(headers, { password: NEW_PASSWORD })
		// A new session proves itself; the password of somebody else proves nothing.
		expect((await login(owner.email)).status).toBe(200)
		expect((await login(stranger.email, PASSWORD, {}, owner.headers)).status).toBe(200)
		expect((await change(owner.headers)).status).toBe(401)
		const proof = await login(owner.email, PASSWORD, {}, owner.headers)
		const ended = await post('/auth/logout', { refresh_token: proof.data.refresh_token, mode: 'json' }, { cookie })
		expect([ended.status, ended.headers.get('set-cookie')]).toEqual([204, null])
		expect((await get('/users/me', { cookie })).status).toBe(200)
		expect((await get('/users/me', stolen)).status).toBe(200)
		expect((await change(stolen)).status).toBe(401)
		expect((await change({ cookie })).status).toBe(401)
		expect((await login(owner.email, PASSWORD, {}, { cookie })).status).toBe(200)
		expect((await change({ cookie })).status).toBe(200)
	})

	it('keeps the session of a cookie that makes it', async () => {
		const { email } = await member()
		const cookies: string[] = []
		for (const _device of [1, 2]) {
			const reply = await login(email, PASSWORD, { mode: 'session' })
			cookies.push(reply.headers.get('set-cookie')?.split(';')[0] ?? '')
		}
		expect((await call('PATCH', '/users/me', { password: NEW_PASSWORD }, { cookie: cookies[0]! })).status).toBe(200)
		expect((await get('/users/me', { cookie: cookies[0]! })).status).toBe(200)
		expect((await get('/users/me', { cookie: cookies[1]! })).status).toBe(401)
	})

	it('holds for passwords that the Studio sets', async () => {
		const { id } = await signIn('Customer')
		const weak = await studio('PATCH', `/users/${id}`, { password: 'password123' })
		expect(failureOf(weak)).toMatchObject({ status: 400, code: 'FAILED_VALIDATION' })
		const created = await studio('POST', '/users', { email: newAddress(), password: 'burger', status: 'active' })
		expect(failureOf(created).message).toContain('password')
	})

	it('takes effect at once where an administrator suspends somebody', async () => {
		const { id, headers } = await signIn('Customer')
		await studio('PATCH', `/users/${id}`, { status: 'suspended' })
		expect((await get('/users/me', headers)).status).toBe(401)
	})
})

describe('another address', () => {
	const ask = (headers: Record<string, string>, email: string, password = PASSWORD) =>
		post('/capi/account/email', { email, password }, headers)
	const confirm = (token: string) => post('/capi/account/email/confirm', { token })

	it('is in place when it has been confirmed, with the guest orders that belong to it', async () => {
		const { email, headers } = await member()
		const next = newAddress('next')
		const order = await placedOrder({ email: next })
		expect((await ask({}, next)).status).toBe(401)
		expect(failureOf(await ask(headers, next, 'wrong')).code).toBe('INVALID_CREDENTIALS')
		expect(failureOf(await ask(headers, 'nonsense')).code).toBe('INVALID_PAYLOAD')
		expect((await ask(headers, next.toUpperCase())).status).toBe(200)
		const { link } = await mailTo(next, 'Confirm')
		expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/auth\/verify\?change=/)
		expect((await mailTo(email, 'A new email address')).text).toContain('/auth/reset-password')
		expect(await userRow({ email: { _eq: next } })).toBeUndefined()
		const token = tokenIn(link, 'change')
		expect((await confirm(token)).data).toEqual({ email: next })
		expect((await get('/users/me', headers)).status).toBe(401)
		expect((await login(email)).status).toBe(401)
		const { data } = await login(next)
		const orders = await get<{ orders: { reference: string }[] }>('/capi/shop/orders', {
			authorization: `Bearer ${data.access_token}`,
		})
		expect(orders.data.orders).toEqual([expect.objectContaining({ reference: order.reference })])
		expect(failureOf(await confirm(token))).toMatchObject({ status: 403, code: 'INVALID_TOKEN' })
	})

	it('cannot be one of somebody else, and nobody learns that it is', async () => {
		const [ann, bob] = [await member(), await member(newAddress('bob'))]
		const [taken, free] = [await ask(ann.headers, bob.email), await ask(ann.headers, newAddress())]
		expect(taken.body).toEqual(free.body)
		expect((await mailTo(bob.email, 'You already have an account')).link).not.toContain('change=')
		const contested = newAddress('contested')
		await ask(ann.headers, contested)
		await member(contested)
		const late = await confirm(tokenIn((await mailTo(contested, 'Confirm')).link, 'change'))
		expect(failureOf(late)).toMatchObject({ status: 409, code: 'RECORD_NOT_UNIQUE' })
	})

	it('is not confirmed by an old, a made-up or another kind of link, nor after a change of password', async () => {
		const { email, headers } = await member()
		const next = newAddress('next')
		await ask(headers, next)
		const token = tokenIn((await mailTo(next, 'Confirm')).link, 'change')
		setClock(3_600_001)
		expect(failureOf(await confirm(token))).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
		setClock(0)
		const waiting = newAddress()
		await register(waiting)
		const verification = tokenIn((await mailTo(waiting)).link)
		for (const other of ['x', verification]) expect(failureOf(await confirm(other)).code).toBe('INVALID_TOKEN')
		expect((await post('/capi/account/email/confirm', {})).status).toBe(400)
		await editMe(headers, { password: NEW_PASSWORD })
		expect(failureOf(await confirm(token)).code).toBe('INVALID_TOKEN')
		expect((await login(email, NEW_PASSWORD)).status).toBe(200)
	})
})

describe('an avatar', () => {
	const pixels = (format: 'png' | 'jpeg' | 'gif', size = 2_000) => {
		const picture = sharp({ create: { width: size, height: size, channels: 3, background: '#2b7a1d' } })
		return picture
			.withExif({ IFD0: { Copyright: 'Ann' } })
			.toFormat(format)
			.toBuffer()
	}
	async function upload(headers: Record<string, string>, bytes: Uint8Array, type = 'image/png', fields: object = {}) {
		const form = new FormData()
		for (const [name, value] of Object.entries(fields)) form.append(name, value)
		form.append('file', new File([Buffer.from(bytes)], 'me.png', { type }))
		const response = await fetch(`${baseUrl()}/files`, { method: 'POST', headers, body: form })
		const body = (await response.json()) as { data: { id: string } }
		return { status: response.status, body }
	}

	it('is stored small and without its secrets, shown to whoever knows its id, and replaced with its file', async () => {
		const { headers, id } = await member()
		const first = await upload(headers, await pixels('jpeg'), 'image/jpeg', { folder: null, title: 'x', id: 'x' })
		expect(first.status).toBe(200)
		const file = first.body.data.id
		expect((await editMe(headers, { avatar: file })).data).toMatchObject({ avatar: file })
		const shown = await fetch(`${baseUrl()}/assets/${file}?key=profile`)
		expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
		const original = Buffer.from(await (await fetch(`${baseUrl()}/assets/${file}`)).arrayBuffer())
		const { width, exif, format } = await sharp(original).metadata()
		expect({ width, exif, format }).toEqual({ width: 1024, exif: undefined, format: 'webp' })
		const second = (await upload(headers, await pixels('png', 64))).body.data.id
		await editMe(headers, { avatar: second })
		await expect.poll(() => hasFile(file), PATIENTLY).toBe(false)
		expect((await fetch(`${baseUrl()}/assets/${file}`)).status).toBe(403)
		await editMe(headers, { avatar: null })
		await expect.poll(() => hasFile(second), PATIENTLY).toBe(false)
		const isStored = () => readdirSync(join(inject('varDir'), 'uploads')).some((name) => name.startsWith(second))
		await expect.poll(isStored, PATIENTLY).toBe(false)
		expect(await userRow({ id: { _eq: id } })).toMatchObject({ avatar: null })
	})

	it('is nobody else’s to list, to show or to delete', async () => {
		const [ann, bob] = [await signIn('Customer'), await signIn('Customer')]
		const file = (await upload(ann.headers, await pixels('gif', 32), 'image/gif')).body.data.id
		for (const headers of [{}, ann.headers, bob.headers]) {
			expect((await get('/files?limit=-1&fields=id', headers)).status).toBe(403)
		}
		expect((await editMe(bob.headers, { avatar: file })).status).toBe(403)
		expect((await call('DELETE', `/files/${file}`, undefined, bob.headers)).status).toBe(403)
		expect((await call('PATCH', `/files/${file}`, { folder: null }, ann.headers)).status).toBe(403)
		expect((await call('DELETE', `/files/${file}`, undefined, ann.headers)).status).toBe(204)
	})

	it('goes when nobody shows it', async () => {
		const { headers } = await signIn('Customer')
		const file = (await upload(headers, await pixels('png', 32))).body.data.id
		setClock(3_700_000)
		await expect.poll(() => hasFile(file), PATIENTLY).toBe(false)
	})

	it('is a picture, and of a size to be one', async () => {
		const { headers } = await signIn('Customer')
		const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
		const html = Buffer.from('<!doctype html><script>alert(1)</script>')
		const broken = (await pixels('png', 64)).subarray(0, 60)
		for (const bytes of [svg, html, broken, Buffer.from('')]) {
			expect(await upload(headers, bytes)).toMatchObject({ status: 400 })
		}
		expect((await upload(headers, Buffer.alloc(6 * 1024 * 1024))).status).toBe(413)
		expect((await post('/files', { title: 'x' }, headers)).status).toBe(400)
		expect((await post('/files/import', { url: 'http://127.0.0.1/x.png' }, headers)).status).toBe(403)
		expect((await upload({}, await pixels('png', 32))).status).toBe(403)
	})
})

describe('the end of an account', () => {
	it('leaves nothing of the person, and lets them come back', async () => {
		const { email, headers, id, refreshToken } = await member()
		const guestOrder = await paidOrder({ email, last_name: 'Ryanson' })
		const ownOrder = await paidOrder({ email, last_name: 'Ryanson' }, headers)
		const form = deletionOf(email)
		const reply = await editMe(headers, form)
		expect(reply.status).toBe(200)
		expect(reply.data).toEqual({
			id,
			email: expect.stringMatching(/^deleted-\d{13}-[0-9a-f]{24}$/),
			first_name: 'Deleted',
			last_name: 'User',
		})
		const row = await userRow({ id: { _eq: id } })
		expect(row).toMatchObject({ status: 'archived', avatar: null, phone: null, password: null })
		for (const { id: order } of [guestOrder, ownOrder]) {
			const [kept] = await rowsOf('orders', { id: { _eq: order } })
			expect(kept).toMatchObject({ user: null, last_name: 'User', phone: '', email: row?.email })
		}
		expect((await get('/users/me', headers)).status).toBe(401)
		expect((await post('/auth/refresh', { refresh_token: refreshToken, mode: 'json' })).status).toBe(401)
		expect(failureOf(await login(email)).code).toBe('INVALID_CREDENTIALS')
		expect((await mailTo(email, 'Your account is gone')).text).toContain('We have deleted')
		const traces = await studio('GET', `/revisions?filter=${JSON.stringify({ item: { _eq: id } })}`)
		expect(JSON.stringify(traces.body)).not.toContain(email)
		const log = readFileSync(join(inject('varDir'), 'log/cms.log'), 'utf8')
		for (const secret of [email, PASSWORD, refreshToken]) expect(log).not.toContain(secret)
		await member(email, 2)
		await studio('PATCH', `/items/orders/${ownOrder.id}`, { order_status: 'cancelled' })
		await expect
			.poll(async () => (await rowsOf('orders', { id: { _eq: ownOrder.id } }))[0]?.first_name, PATIENTLY)
			.toBe('Deleted')
	})

	it('happens once, and what was written at the same moment goes as well', async () => {
		const { email, headers, id } = await member()
		const [item] = draftOf().items as object[]
		const draft = draftOf({ email, items: [{ ...item, note: 'Ring Zebedee' }] })
		const own = await placedOrder(draft, headers)
		const [first, second, late] = await Promise.all([
			editMe(headers, deletionOf(email)),
			editMe(headers, deletionOf(email)),
			placeOrder(draft, headers),
			editMe(headers, { first_name: 'Zebedee' }),
		])
		expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1)
		expect([401, 403, 404]).toContain(Math.max(first.status, second.status))
		// An edit that was let in before the end and comes after it.
		await studio('PATCH', `/users/${id}`, { first_name: 'Zebedee', phone: '0871234567' })
		const isGone = async () => {
			const { first_name, phone } = (await userRow({ id: { _eq: id } })) ?? {}
			return first_name === 'Deleted' && phone === null && (await rowsOf('orders', { user: { _eq: id } })).length === 0
		}
		await expect.poll(isGone, PATIENTLY).toBe(true)
		for (const { id: order } of [own, ...(late.status === 201 ? [late.data.order] : [])]) {
			expect(await rowsOf('orders', { id: { _eq: order } })).toMatchObject([{ last_name: 'User', phone: '' }])
			await studio('PATCH', `/items/orders/${order}`, { order_status: 'cancelled' })
			const noteOf = async () => (await rowsOf('order_lines', { order: { _eq: order } }))[0]?.note
			await expect.poll(noteOf, PATIENTLY).toBe('')
		}
		expect((await subjectsTo(email)).filter((subject) => subject === 'Your account is gone')).toHaveLength(1)
	})

	it('needs the present password, the own address and nothing else', async () => {
		const { email, headers, id } = await signIn('Customer')
		const form = deletionOf(email)
		const refusals = [
			{ ...form, email: deletionOf('bob@example.com').email },
			{ ...form, role: null },
			{ email: form.email },
			{ ...form, first_name: 'Ann' },
		]
		for (const refused of refusals) {
			const failure = failureOf(await editMe(headers, refused))
			expect(failure).toMatchObject({ status: 403, code: 'FORBIDDEN' })
			expect(deletionText(failure)).toMatch(/^You do not have permission to delete your account/)
		}
		setClock(ELEVEN_MINUTES)
		const stolen = failureOf(await editMe(headers, form))
		expect(deletionText(stolen)).toBe('Current password is incorrect')
		await login(email, PASSWORD, {}, headers)
		expect((await call('PATCH', `/users/${id}`, form, headers)).status).toBe(200)
		expect((await editMe(headers, form)).status).toBe(401)
		expect((await editMe({}, form)).status).toBe(401)
	})

	it('is an administrator’s business for everybody who works here', async () => {
		const roles = await studio<{ id: string; name: string }[]>('GET', '/roles?fields=id,name')
		const admin = roles.data.find(({ name }) => name === 'Administrator')?.id
		const people = [await signIn('Branch staff'), await signIn('Editor'), await signIn('Customer', { role: admin })]
		for (const { email, headers } of people) {
			const failure = failureOf(await editMe(headers, deletionOf(email)))
			expect(failure).toMatchObject({ status: 403, code: 'FORBIDDEN' })
			expect((await login(email)).status).toBe(200)
		}
	})
})
