import { registrationText, resetText, verificationText } from '@app/domain/auth/account-texts'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { listMails } from '../../../../scripts/mail-folder.ts'
import { get, PASSWORD, placedOrder, post, setClock, studio } from './client.ts'
import {
	failureOf,
	login,
	mailTo,
	member,
	newAddress,
	register,
	STOREFRONT,
	tokenIn,
	userRow,
	verify,
} from './people.ts'

const WEEK_MS = 7 * 24 * 3_600_000

afterEach(() => setClock(0))

describe('registration', () => {
	it('opens a customer’s account with the click in the mail, and not before', async () => {
		const email = newAddress()
		expect((await register(email.toUpperCase())).status).toBe(204)
		const mail = await mailTo(email, 'Verify your email address')
		expect(mail.link).toMatch(new RegExp(`^${STOREFRONT}/auth/verify\\?token=[\\w-]+$`))
		expect(mail.html).toContain('Hello Ann')
		expect(failureOf(await login(email)).code).toBe('USER_INACTIVE')
		expect(failureOf(await login(email, 'another-password')).code).toBe('INVALID_CREDENTIALS')
		const reply = await verify(tokenIn(mail.link))
		expect({ status: reply.status, to: reply.headers.get('location') }).toEqual({
			status: 302,
			to: `${STOREFRONT}/auth/login`,
		})
		const { data } = await login(email)
		const me = await get('/users/me', { authorization: `Bearer ${data.access_token}` })
		expect(me.data).toMatchObject({
			email,
			first_name: 'Ann',
			last_name: 'Ryan',
			status: 'active',
			provider: 'default',
		})
	})

	it('speaks the language of the page, and the account keeps it', async () => {
		const email = newAddress()
		const german = { 'accept-language': 'de' }
		expect((await register(email, { verification_url: `${STOREFRONT}/de/auth/verify` }, german)).status).toBe(204)
		const mail = await mailTo(email, 'Bestätige deine E-Mail-Adresse')
		expect(mail.link).toMatch(new RegExp(`^${STOREFRONT}/de/auth/verify\\?token=[\\w-]+$`))
		expect(mail.html).toContain('Hallo Ann')
		expect(await userRow({ email: { _eq: email } })).toMatchObject({ language: 'de-DE' })
		expect((await verify(tokenIn(mail.link))).headers.get('location')).toBe(`${STOREFRONT}/de/auth/login`)
		// Whoever asks for it, from whatever page.
		await post('/auth/password/request', { email, reset_url: `${STOREFRONT}/auth/verify-reset` })
		const reset = await mailTo(email, 'Setz dein Passwort zurück')
		expect(reset.link).toContain(`${STOREFRONT}/de/auth/verify-reset?token=`)
		await register(email)
		expect((await mailTo(email, 'Du hast schon ein Konto')).html).toContain(`${STOREFRONT}/de/auth/login`)
		// The account goes on in the language of its last sign-in.
		await login(email, PASSWORD, {}, { 'accept-language': 'en-IE' })
		expect(await userRow({ email: { _eq: email } })).toMatchObject({ language: 'en-IE' })
	})

	it('tells a used, an expired, a replaced and a made-up link apart', async () => {
		const email = newAddress()
		await register(email)
		const first = tokenIn((await mailTo(email)).link)
		await register(email, { password: 'another-long-password-2' })
		const second = tokenIn((await mailTo(email, 'Verify', 2)).link)
		setClock(WEEK_MS + 1)
		const late = failureOf(await verify(second))
		setClock(0)
		const replaced = failureOf(await verify(first))
		const made = failureOf(await verify('x'.repeat(200)))
		const none = failureOf(await get('/users/register/verify-email'))
		expect((await verify(second)).status).toBe(409)
		const used = failureOf(await verify(second))
		expect({ late, replaced, made, none, used }).toMatchObject({
			late: { status: 401, code: 'TOKEN_EXPIRED' },
			replaced: { status: 403, code: 'INVALID_TOKEN' },
			made: { status: 403, code: 'INVALID_TOKEN' },
			none: { status: 403, code: 'INVALID_TOKEN' },
			used: { status: 400, code: 'INVALID_PAYLOAD' },
		})
		expect([late, replaced, made, used].map(verificationText)).toEqual([
			'Verification token has expired. Please request a new verification email.',
			'Verification token is invalid or has expired.',
			'Verification token is invalid or has expired.',
			'This email address has already been verified.',
		])
	})

	it('stays one where it is repeated with the same password', async () => {
		const email = newAddress()
		await register(email)
		await register(email, { first_name: 'Anne' })
		expect((await verify(tokenIn((await mailTo(email, 'Verify', 2)).link))).status).toBe(302)
		expect((await login(email)).status).toBe(200)
		expect(await userRow({ email: { _eq: email } })).toMatchObject({ first_name: 'Anne' })
	})

	it.each(['first', 'last', 'in between'])(
		'a stranger who registers a foreign address %s is not let in by its owner’s click',
		async (when) => {
			const email = newAddress('victim')
			const stranger = { password: 'the-stranger-waits-7', first_name: 'Mallory' }
			const owner = { password: PASSWORD, first_name: 'Vic' }
			const turns = { first: [stranger, owner], last: [owner, stranger], 'in between': [owner, stranger, owner] }[when]!
			for (const fields of turns) await register(email, fields)
			const reply = await verify(tokenIn((await mailTo(email, 'Verify', turns.length)).link))
			expect(failureOf(reply)).toMatchObject({ status: 409, code: 'PASSWORD_NEEDED' })
			for (const { password } of turns) expect(failureOf(await login(email, password)).code).toBe('INVALID_CREDENTIALS')
			expect(await userRow({ email: { _eq: email } })).toMatchObject({ status: 'active', first_name: null })
			const { link } = await mailTo(email, 'Reset')
			expect(link).toMatch(new RegExp(`^${STOREFRONT}/auth/verify-reset\\?token=`))
			const password = 'Chosen-By-The-Owner-77'
			expect((await post('/auth/password/reset', { token: tokenIn(link), password })).status).toBe(204)
			expect((await login(email, password)).status).toBe(200)
		},
	)

	it('answers alike for an address with an account, and tells its owner', async () => {
		const known = await member()
		const [first, again] = [await register(newAddress()), await register(known.email, { first_name: 'Mallory' })]
		expect([again.status, again.body]).toEqual([first.status, first.body])
		const mail = await mailTo(known.email, 'You already have an account')
		expect(mail.text).toContain('Sign in: http://127.0.0.1:3000/auth/login')
		expect(await userRow({ email: { _eq: known.email } })).toMatchObject({ first_name: 'Ann' })
		const weak = [await register(newAddress(), { password: 'x' }), await register(known.email, { password: 'x' })]
		expect(failureOf(weak[0]!)).toEqual(failureOf(weak[1]!))
	})

	it.each([
		[
			'a short password',
			{ password: 'x7#kQ9!vL' },
			'Password does not meet requirements. Please try a stronger password.',
		],
		[
			'the own name as password',
			{ password: 'Ann-Ryan-2026' },
			'Password does not meet requirements. Please try a stronger password.',
		],
		[
			'an endless password',
			{ password: 'Pickled-Onions-'.repeat(50_000) },
			'Password does not meet requirements. Please try a stronger password.',
		],
		['no address', { email: 'ann' }, 'Please check your input and try again.'],
		['no password', { password: undefined }, null],
		['a role', { role: 'c' }, 'Please check your input and try again.'],
		['a status', { status: 'active' }, 'Please check your input and try again.'],
		['two lines of name', { first_name: 'Ann\nBcc: x' }, 'Please check your input and try again.'],
		[
			'a foreign page for the link',
			{ verification_url: 'https://evil.example/auth/verify' },
			'Please check your input and try again.',
		],
	])('refuses %s', async (_what, fields, text) => {
		const reply = await register(newAddress(), fields)
		expect(reply.status).toBe(400)
		if (text) expect(registrationText(failureOf(reply))).toBe(text)
		expect(JSON.stringify(reply.body).length).toBeLessThan(1_000)
	})

	it('is refused with 403 while the Studio has it switched off', async () => {
		await studio('PATCH', '/settings', { public_registration: false })
		try {
			const reply = await register(newAddress())
			expect(reply.status).toBe(403)
			expect(registrationText(failureOf(reply))).toBe(
				'Public registration is not enabled. Please contact an administrator.',
			)
		} finally {
			await studio('PATCH', '/settings', { public_registration: true })
		}
	})

	it('brings guest orders of the address along, and only those', async () => {
		const email = newAddress('guest')
		const order = await placedOrder({ email: email.replace('guest', 'Guest') })
		const other = await placedOrder({ email: newAddress('other') })
		const { headers } = await member(email)
		const own = async () =>
			(await get<{ orders: { reference: string }[] }>('/capi/shop/orders', headers)).data.orders.map(
				({ reference }) => reference,
			)
		expect(await own()).toEqual([order.reference])
		const later = await placedOrder({ email })
		expect(await own()).not.toContain(later.reference)
		await login(email)
		expect((await own()).sort()).toEqual([order.reference, later.reference].sort())
		expect(await own()).not.toContain(other.reference)
	})

	it('takes no message of a stranger along to the address', async () => {
		const email = newAddress()
		await register(email, { first_name: 'Win www.evil.example/now' })
		const { html, text } = await mailTo(email)
		expect(html + text).not.toContain('evil.example')
	})
})

describe('a forgotten password', () => {
	const request = (email: unknown, reset_url = `${STOREFRONT}/auth/verify-reset`) =>
		post('/auth/password/request', { email, reset_url })
	const reset = (token: string, password: string) => post('/auth/password/reset', { token, password })

	it('is replaced by the link in the mail, once, and ends all sessions', async () => {
		const { email, headers, refreshToken } = await member()
		expect((await request(email)).status).toBe(204)
		const { link } = await mailTo(email, 'Reset your password')
		expect(link).toMatch(new RegExp(`^${STOREFRONT}/auth/verify-reset\\?token=`))
		const weak = failureOf(await reset(tokenIn(link), 'ann-ryan-ann-ryan'))
		expect(resetText(weak)).toBe('Password does not meet requirements. Please try a stronger password.')
		expect((await reset(tokenIn(link), 'Brand-new-words-55')).status).toBe(204)
		expect((await get('/users/me', headers)).status).toBe(401)
		expect((await post('/auth/refresh', { refresh_token: refreshToken, mode: 'json' })).status).toBe(401)
		expect((await login(email)).status).toBe(401)
		expect((await login(email, 'Brand-new-words-55')).status).toBe(200)
		const used = failureOf(await reset(tokenIn(link), 'Brand-new-words-56'))
		const made = failureOf(await reset('made.up.token', 'Brand-new-words-56'))
		expect([used.code, made.code]).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN'])
		expect(resetText(used)).toBe('Reset token is invalid or has expired. Please request a new password reset.')
	})

	it('is asked for without learning who has an account', async () => {
		const { email } = await member()
		const [known, unknown] = [await request(email), await request(newAddress())]
		expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
		expect(failureOf(await request('nonsense')).status).toBe(422)
		expect(failureOf(await request(email, 'https://evil.example')).code).toBe('INVALID_PAYLOAD')
	})

	it('is not reset for accounts that wait for their click', async () => {
		const email = newAddress()
		await register(email)
		await mailTo(email, 'Verify')
		expect((await request(email)).status).toBe(204)
		await register(email)
		await mailTo(email, 'Verify', 2)
		const subjects = listMails(inject('varDir')).filter(({ to }) => to === email)
		expect(subjects.map(({ subject }) => subject)).not.toContain('Reset your password')
	})
})
