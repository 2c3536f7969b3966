import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { get, PASSWORD, post, studio, talkTo } from './client.ts'
import { type RunningCms, startCms } from './cms.ts'
import { deletionOf, editMe, login, newAddress, register, STOREFRONT, tokenIn, verify } from './people.ts'

const received: ParsedMail[] = []
const server = new SMTPServer({
	disabledCommands: ['AUTH', 'STARTTLS'],
	onData(stream, _session, done) {
		simpleParser(stream).then((mail) => {
			received.push(mail)
			done()
		}, done)
	},
})
let cms: RunningCms

/** A CMS of its own that sends its mail to a real SMTP server. */
beforeAll(async () => {
	server.listen(0, '127.0.0.1')
	await once(server.server, 'listening')
	const { port } = server.server.address() as { port: number }
	cms = await startCms({
		EMAIL_TRANSPORT: 'smtp',
		EMAIL_FROM: 'pickle@bigdill.example',
		EMAIL_SMTP_HOST: '127.0.0.1',
		EMAIL_SMTP_PORT: String(port),
		EMAIL_SMTP_IGNORE_TLS: 'true',
	})
	talkTo(cms)
})

afterAll(async () => {
	await cms.stop()
	await new Promise((resolve) => server.close(() => resolve(null)))
})

/** The mail of a subject to an address, and its link. */
async function arrived(email: string, subject: string): Promise<{ mail: ParsedMail; link: string }> {
	const find = () => received.find((mail) => addressesOf(mail).includes(email) && mail.subject === subject)
	await expect.poll(find, { timeout: 15_000 }).toBeDefined()
	const mail = find()!
	return { mail, link: /https?:\/\/\S+[?&](?:token|change)=\S+/.exec(mail.text ?? '')?.[0] ?? '' }
}

function addressesOf({ to }: ParsedMail): (string | undefined)[] {
	return [to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))
}

it('sends every message through SMTP, in words and in HTML, and keeps none', async () => {
	const [email, next, invited] = [newAddress('ann'), newAddress('next'), newAddress('invited')]
	await register(email)
	const verification = await arrived(email, 'Verify your email address')
	await verify(tokenIn(verification.link))
	await register(email)
	await arrived(email, 'You already have an account')
	await post('/auth/password/request', { email, reset_url: `${STOREFRONT}/auth/verify-reset` })
	await arrived(email, 'Reset your password')
	let headers = { authorization: `Bearer ${(await login(email)).data.access_token}` }
	await post('/capi/account/email', { email: next, password: PASSWORD }, headers)
	const change = await arrived(next, 'Confirm your new email address')
	await arrived(email, 'A new email address for your account')
	expect((await post('/capi/account/email/confirm', { token: tokenIn(change.link, 'change') })).status).toBe(200)
	headers = { authorization: `Bearer ${(await login(next)).data.access_token}` }
	expect((await editMe(headers, deletionOf(next))).status).toBe(200)
	await arrived(next, 'Your account is gone')
	const roles = await studio<{ id: string; name: string }[]>('GET', '/roles?fields=id,name')
	await studio('POST', '/users/invite', { email: invited, role: roles.data.find(({ name }) => name === 'Editor')?.id })
	await arrived(invited, 'You are invited to Big Dill')

	expect(received).toHaveLength(7)
	for (const mail of received) {
		expect(mail.from?.value).toEqual([{ name: 'Big Dill', address: 'pickle@bigdill.example' }])
		expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
		expect(mail.html, mail.subject).toMatch(/^<!doctype html>[\s\S]*prefers-color-scheme: dark[\s\S]*Big Dill/)
		// Nothing is fetched when somebody opens it.
		expect(mail.html).not.toMatch(/<img|<script|url\(|<link/)
		expect(mail.html, mail.subject).not.toMatch(/\{\{|\{%|undefined|null/)
		expect(mail.text?.length, mail.subject).toBeGreaterThan(100)
		expect(mail.text).not.toMatch(/[<>]|&\w+;/)
	}
	expect(readdirSync(cms.varDir)).not.toContain('mail')
	expect((await get('/users/me', headers)).status).toBe(401)
})

it('goes on without the mail server: an account can still be asked for', async () => {
	await new Promise((resolve) => server.close(() => resolve(null)))
	expect((await register(newAddress())).status).toBe(204)
	expect(readdirSync(join(cms.varDir, 'log'))).toContain('cms.log')
})
