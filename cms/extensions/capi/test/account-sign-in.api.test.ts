import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { loginText, resetRequestText } from '@app/domain/auth/account-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { listMails, nextMail } from '../../../../scripts/mail-folder.ts'
import { call, get, PASSWORD, post, signIn, studio, talkTo } from './client.ts'
import { type RunningCms, startCms } from './cms.ts'
import { failureOf, login, newAddress, register, tokenIn, verify } from './people.ts'

const RESPONSE_FLOOR_MS = 200
/** Long enough for what a slow machine tries within it. */
const WINDOW_SECONDS = 30
const SECRET = 'only-for-this-test-0123456789abcdef01234567'

let cms: RunningCms
let ann: string
/** An address that has to wait when the tests begin, before it may try another password. */
let slowed: { email: string; from: Record<string, string>; until: number }
let addresses = 0

/** A CMS of its own, which exempts no address and learns them from a proxy. */
beforeAll(async () => {
	cms = await startCms({
		SECRET,
		CAPI_UNLIMITED_ADDRESSES: '',
		IP_TRUST_PROXY: 'loopback',
		LOGIN_STALL_TIME: String(RESPONSE_FLOOR_MS),
		REGISTER_STALL_TIME: String(RESPONSE_FLOOR_MS),
		CAPI_ACCOUNT_WINDOW_SECONDS: String(WINDOW_SECONDS),
		CAPI_WRONG_PASSWORDS_PER_ACCOUNT: '3',
		CAPI_WRONG_PASSWORDS_PER_ADDRESS: '5',
		CAPI_WRONG_PASSWORDS_EVERYWHERE: '8',
		CAPI_REGISTRATIONS_PER_ADDRESS: '3',
		CAPI_MAILS_PER_RECIPIENT: '2',
		CAPI_ACCOUNT_REQUESTS_PER_ADDRESS: '4',
	})
	talkTo(cms)
	ann = (await signIn('Customer')).email
	const { email } = await signIn('Customer')
	const from = visitor()
	await statusesOf(3, () => tryAs(email, 'wrong', from))
	const wait = Number((await tryAs(email, PASSWORD, from)).headers.get('retry-after'))
	expect(wait).toBeGreaterThan(0)
	slowed = { email, from, until: Date.now() + wait * 1000 }
})

afterAll(() => cms.stop())

/** A visitor from an address that nobody has come from yet. */
const visitor = () => ({ 'x-forwarded-for': `203.0.113.${++addresses}` })
const tryAs = (email: string, password = PASSWORD, headers: Record<string, string> = visitor()) =>
	login(email, password, {}, headers)

/** The cookies that an answer sets, as a browser sends them back. */
const cookieOf = ({ headers }: { headers: Headers }) =>
	headers
		.getSetCookie()
		.map((cookie) => cookie.split(';', 1)[0])
		.join('; ')

async function statusesOf(count: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
	const statuses: number[] = []
	for (let index = 0; index < count; index++) statuses.push((await ask()).status)
	return statuses
}

describe('a sign-in', () => {
	it('says why an account does not open to whoever has its password, and nothing to others', async () => {
		const people = {
			suspended: await signIn('Customer'),
			invited: await signIn('Customer'),
			archived: await signIn('Customer'),
		}
		for (const [status, { id }] of Object.entries(people)) await studio('PATCH', `/users/${id}`, { status })
		const unverified = newAddress()
		await register(unverified, {}, visitor())
		const right = []
		const wrong = []
		for (const email of [people.suspended.email, people.invited.email, people.archived.email, unverified]) {
			right.push(failureOf(await tryAs(email)))
			wrong.push(failureOf(await tryAs(email, 'wrong-password')))
		}
		expect(right.map(({ code }) => code)).toEqual([
			'USER_SUSPENDED',
			'USER_INACTIVE',
			'USER_SUSPENDED',
			'USER_INACTIVE',
		])
		expect(right.map(loginText).slice(0, 2)).toEqual([
			'Your account has been suspended. Please contact support.',
			'Please verify your email address before signing in',
		])
		const unknown = failureOf(await tryAs(newAddress()))
		for (const failure of wrong) expect(failure).toEqual(unknown)
		expect(loginText(unknown)).toBe('Invalid email or password')
	})

	it('takes as long whatever it finds', async () => {
		const unverified = newAddress()
		await register(unverified, {}, visitor())
		const attempts = [
			[ann, PASSWORD],
			[ann, 'wrong'],
			[newAddress(), 'wrong'],
			[unverified, PASSWORD],
			[unverified, 'wrong'],
		] as const
		for (const [email, password] of attempts) {
			const start = performance.now()
			await tryAs(email, password)
			expect(performance.now() - start).toBeGreaterThan(RESPONSE_FLOOR_MS * 0.95)
		}
	})

	it('is refused to an address after so many wrong passwords of an account, known or not, right ones too', async () => {
		const known = (await signIn('Customer')).email
		for (const email of [newAddress(), known]) {
			const from = visitor()
			expect(await statusesOf(3, () => tryAs(email, 'wrong', from))).toEqual([401, 401, 401])
			const refused = await tryAs(email.toUpperCase(), PASSWORD, from)
			expect(failureOf(refused)).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' })
			const wait = Number(refused.headers.get('retry-after'))
			expect(wait).toBeGreaterThan(0)
			expect(wait).toBeLessThanOrEqual(WINDOW_SECONDS)
		}
		expect((await tryAs(known)).status).toBe(200)
	})

	it.each(['Customer', 'Editor'])('of a %s from elsewhere is not held up by a guesser', async (role) => {
		const { email } = await signIn(role)
		const guesser = visitor()
		expect((await statusesOf(4, () => tryAs(email, 'wrong', guesser))).at(-1)).toBe(429)
		expect((await tryAs(email)).status).toBe(200)
	})

	it('of a device that has signed in before is not held up by a guesser at its own address', async () => {
		const { email } = await signIn('Customer')
		const from = visitor()
		const device = { ...from, cookie: cookieOf(await tryAs(email, PASSWORD, from)) }
		expect((await statusesOf(6, () => tryAs(email, 'wrong', from))).at(-1)).toBe(429)
		expect((await tryAs(email, PASSWORD, device)).status).toBe(200)
		expect(await statusesOf(4, () => tryAs(email, 'wrong', device))).toEqual([401, 401, 401, 429])
		const other = (await signIn('Customer')).email
		await statusesOf(3, () => tryAs(other, 'wrong', from))
		expect((await tryAs(other, PASSWORD, device)).status).toBe(429)
	})

	it.each([
		['Customer', 'http://127.0.0.1:3000/auth/login'],
		['Editor', '/admin/login'],
	])('of a %s passes guesses from everywhere, at home or with the link in the mail', async (role, page) => {
		const { email } = await signIn(role)
		const home = visitor()
		expect((await tryAs(email, PASSWORD, home)).status).toBe(200)
		expect(await statusesOf(8, () => tryAs(email, 'wrong'))).toEqual(Array(8).fill(401))
		const stranger = visitor()
		expect(failureOf(await tryAs(email, PASSWORD, stranger))).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' })
		expect((await tryAs(email, 'wrong', home)).status).toBe(401)
		const mail = await nextMail(cms.varDir, email, { subject: 'Many wrong passwords' })
		const link = new URL(mail.link ?? '')
		const away = visitor()
		expect((await tryAs(email, PASSWORD, away)).status).toBe(429)
		const opened = await get(link.pathname + link.search, away)
		expect(cookieOf(opened)).toContain('known_device_')
		expect({ status: opened.status, page: opened.headers.get('location') }).toEqual({
			status: 303,
			page: expect.stringMatching(new RegExp(`${page}$`)),
		})
		expect((await tryAs(email, PASSWORD, away)).status).toBe(200)
		const late = visitor()
		for (const dead of [link.pathname + link.search, '/capi/account/sign-in-link?token=made-up']) {
			const reply = await get(dead, late)
			expect({ status: reply.status, cookies: cookieOf(reply) }).toEqual({ status: 303, cookies: '' })
		}
		expect((await tryAs(email, PASSWORD, late)).status).toBe(429)
		const mails = listMails(cms.varDir).filter(({ to, subject }) => to === email && subject.includes('Many wrong'))
		// One before that sign-in, and one for the refusal after it.
		expect(mails.length).toBeLessThanOrEqual(2)
	})

	it('of an address that nobody has is refused as those of accounts are, and nobody gets a mail', async () => {
		const email = newAddress()
		expect(await statusesOf(9, () => tryAs(email, 'wrong'))).toEqual([...Array(8).fill(401), 429])
		expect(listMails(cms.varDir).filter(({ to }) => to === email)).toEqual([])
	})

	it('counts tries that come all at once', async () => {
		const { email } = await signIn('Customer')
		const from = visitor()
		const replies = await Promise.all(Array.from({ length: 12 }, () => tryAs(email, 'wrong', from)))
		expect(replies.filter(({ status }) => status === 401)).toHaveLength(3)
	})

	it('frees its address when the password is right', async () => {
		const { email } = await signIn('Customer')
		const from = visitor()
		for (const _round of [1, 2]) {
			expect(await statusesOf(2, () => tryAs(email, 'wrong', from))).toEqual([401, 401])
			expect((await tryAs(email, PASSWORD, from)).status).toBe(200)
		}
	})

	it('is refused after so many wrong passwords from an address, and right ones do not count', async () => {
		const from = visitor()
		expect(await statusesOf(8, () => tryAs(ann, PASSWORD, from))).toEqual(Array(8).fill(200))
		expect(await statusesOf(6, () => tryAs(newAddress(), 'wrong', from))).toEqual([...Array(5).fill(401), 429])
		expect((await tryAs(ann, PASSWORD, from)).status).toBe(429)
		expect((await tryAs(ann)).status).toBe(200)
	})

	it('counts for the visitor what the storefront’s own server asks, and nothing for the server', async () => {
		const key = createHmac('sha256', SECRET).update('storefront server').digest('hex')
		const wrong = (headers: Record<string, string>) => tryAs(newAddress(), 'wrong', headers)
		const server = { ...visitor(), 'x-storefront-server': key }
		expect(await statusesOf(6, () => wrong(server))).toEqual(Array(6).fill(401))
		const forSomebody = { ...server, 'x-storefront-client-address': '198.51.100.7' }
		expect(await statusesOf(6, () => wrong(forSomebody))).toEqual([...Array(5).fill(401), 429])
		const liar = {
			...visitor(),
			'x-storefront-server': key.replace(/.$/, 'x'),
			'x-storefront-client-address': '198.51.100.8',
		}
		expect(await statusesOf(6, () => wrong(liar))).toEqual([...Array(5).fill(401), 429])
	})

	it.each([[{}], [{ email: 7, password: [] }], [{ email: 'ann', password: 'x' }], [[]]])(
		'is 400 for %j',
		async (body) => expect((await post('/auth/login', body, visitor())).status).toBe(400),
	)
})

describe('other ways in', () => {
	it('have no passwords: GraphQL is for the Studio', async () => {
		const query = `mutation { auth_login(email: "${ann}", password: "${PASSWORD}") { access_token } }`
		expect((await post('/graphql/system', { query }, visitor())).status).toBe(403)
	})

	it('have no passwords: a websocket takes tokens', async () => {
		const socket = new WebSocket(`${cms.url.replace('http', 'ws')}/websocket`)
		const reply = await new Promise<string>((resolve, reject) => {
			socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', email: ann, password: PASSWORD })))
			socket.on('message', (data) => resolve(String(data)))
			socket.on('close', () => resolve('closed'))
			socket.on('error', reject)
		})
		socket.close()
		expect(reply).not.toContain('"ok"')
	})

	it('do not tell who has an account: invitations are the administrator’s', async () => {
		const roles = await studio<{ id: string; name: string }[]>('GET', '/roles?fields=id,name')
		const role = roles.data.find(({ name }) => name === 'Customer')?.id
		const { headers } = await signIn('Customer')
		for (const email of [ann, newAddress()]) {
			expect((await post('/users/invite', { email, role }, visitor())).status).toBe(403)
			expect((await post('/users/invite', { email, role }, headers)).status).toBe(403)
		}
		const email = newAddress('invited')
		expect((await studio('POST', '/users/invite', { email, role })).status).toBe(204)
		const { link } = await nextMail(cms.varDir, email, { subject: 'invited' })
		// A customer chooses the password in the storefront, and people of the Studio choose it there.
		expect(new URL(link!).pathname).toBe('/auth/verify-reset')
		const editor = newAddress('editor')
		const editorRole = roles.data.find(({ name }) => name === 'Editor')?.id
		expect((await studio('POST', '/users/invite', { email: editor, role: editorRole })).status).toBe(204)
		const studioLink = (await nextMail(cms.varDir, editor, { subject: 'invited' })).link
		expect(new URL(studioLink!).pathname).toBe('/admin/accept-invite')
		const token = tokenIn(link)
		const weak = failureOf(await post('/users/invite/accept', { token, password: 'password123' }, visitor()))
		expect(weak).toMatchObject({ status: 400, message: expect.stringContaining('password') })
		expect((await post('/users/invite/accept', { token, password: PASSWORD }, visitor())).status).toBe(204)
		expect((await tryAs(email)).status).toBe(200)
	})
})

describe('limits', () => {
	it('stop registrations from an address', async () => {
		const from = visitor()
		expect(await statusesOf(4, () => register(newAddress(), {}, from))).toEqual([204, 204, 204, 429])
	})

	const askForReset = (email: string, from: Record<string, string>) =>
		post('/auth/password/request', { email, reset_url: 'http://127.0.0.1:3000/auth/verify-reset' }, from)
	const mailsTo = (email: string) => listMails(cms.varDir).filter(({ to }) => to === email)

	it('stop messages to one address for whoever causes them, whether or not there is an account', async () => {
		for (const email of [(await signIn('Customer')).email, newAddress()]) {
			const from = visitor()
			expect(await statusesOf(2, () => askForReset(email, from))).toEqual([204, 204])
			const stopped = await askForReset(email, from)
			expect(failureOf(stopped).message).toContain('rate limit')
			expect(resetRequestText(failureOf(stopped))).toBe('Too many requests. Please wait before trying again')
			expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
			expect((await askForReset(email, visitor())).status).toBe(204)
		}
	})

	it('let nobody fill a mailbox or take away the link of its owner', async () => {
		const { email } = await signIn('Customer')
		expect(await statusesOf(6, () => askForReset(email, visitor()))).toEqual(Array(6).fill(204))
		expect(mailsTo(email)).toHaveLength(2)
		const { link } = mailsTo(email)[0]!
		const password = 'Chosen-By-The-Owner-77'
		expect((await post('/auth/password/reset', { token: tokenIn(link), password }, visitor())).status).toBe(204)
		// What the mails said is over: the owner's next request is another matter.
		expect((await askForReset(email, visitor())).status).toBe(204)
		await nextMail(cms.varDir, email, { subject: 'Reset', count: 3 })
	})

	it.each([
		['registrations of a new address', newAddress, (email: string) => register(email, {}, visitor())],
		[
			'registrations of an account',
			async () => (await signIn('Customer')).email,
			(email: string) => register(email, {}, visitor()),
		],
		[
			'sign-ups to the newsletter',
			newAddress,
			(email: string) => post('/capi/newsletter/subscribe', { email, place: 'home' }, visitor()),
		],
	])('answer %s alike and mail few of them', async (_what, nameAddress, ask) => {
		const email = await nameAddress()
		const statuses = await statusesOf(6, () => ask(email))
		expect(new Set(statuses).size).toBe(1)
		expect(statuses[0]).toBeLessThan(300)
		await nextMail(cms.varDir, email, { count: 2 })
		expect(mailsTo(email)).toHaveLength(2)
	})

	it.each([
		['verification links', (headers: Record<string, string>) => verify('made-up', headers)],
		[
			'reset links',
			(headers: Record<string, string>) => post('/auth/password/reset', { token: 'x', password: 'y' }, headers),
		],
		[
			'reset requests',
			(headers: Record<string, string>) => post('/auth/password/request', { email: newAddress() }, headers),
		],
		[
			'invitations',
			(headers: Record<string, string>) => post('/users/invite/accept', { token: 'x', password: 'y' }, headers),
		],
		[
			'address changes',
			(headers: Record<string, string>) => post('/capi/account/email/confirm', { token: 'x' }, headers),
		],
	])('stop %s from an address', async (_what, ask) => {
		const from = visitor()
		const statuses = await statusesOf(5, () => ask(from))
		expect(statuses.at(-1)).toBe(429)
		expect(statuses.slice(0, 4)).not.toContain(429)
	})

	it('stop guesses of the password behind the second factor and the address change', async () => {
		const { headers } = await signIn('Customer')
		const generate = () => call('POST', '/users/me/tfa/generate', { password: 'wrong' }, headers)
		expect((await statusesOf(4, generate)).at(-1)).toBe(429)
		const other = await signIn('Customer')
		const from = visitor()
		const change = () =>
			post('/capi/account/email', { email: newAddress(), password: 'wrong' }, { ...from, ...other.headers })
		expect(await statusesOf(4, change)).toEqual([401, 401, 401, 429])
		expect((await tryAs(other.email, PASSWORD, from)).status).toBe(429)
		expect((await tryAs(other.email)).status).toBe(200)
		expect((await get('/users/me', other.headers)).status).toBe(200)
	})
})

describe('when its delay is over', () => {
	it('an address may try one more password, and waits longer after that', async () => {
		await setTimeout(Math.max(0, slowed.until - Date.now()))
		expect((await tryAs(slowed.email, 'wrong', slowed.from)).status).toBe(401)
		const refused = await tryAs(slowed.email, PASSWORD, slowed.from)
		expect(refused.status).toBe(429)
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(5)
	})
})
