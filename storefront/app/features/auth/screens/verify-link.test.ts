import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followLink, type LinkPurpose } from './verify-link.server.ts'

const INVALID = 'Verification token is invalid or has expired.'
const EXPIRED = 'Verification token has expired. Please request a new verification email.'
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImEifQ.c2ln'

/** The replies as Directus and our extension of it give them. */
const refusal = (status: number, code: string, message: string) => ({
	status,
	body: { errors: [{ message, extensions: { code } }] },
})

let server: Server
let url: string
let reply: { status: number; body?: unknown; location?: string }
let asked: { method: string; url: string; body: string }[]

async function textOf(request: IncomingMessage): Promise<string> {
	let text = ''
	for await (const chunk of request) text += chunk
	return text
}

beforeAll(async () => {
	server = createServer(async (request, response) => {
		asked.push({ method: request.method ?? '', url: request.url ?? '', body: await textOf(request) })
		if (reply.location) response.setHeader('Location', reply.location)
		response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply.body ?? {}))
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
	asked = []
})
afterAll(() => {
	server.closeAllConnections()
	server.close()
})

const follow = (purpose: LinkPurpose = 'verify', token = TOKEN, cms: string | null = url) =>
	followLink(cms, purpose, token)

test('a good link is answered with a redirect into the Studio, which is not followed', async () => {
	reply = { status: 302, location: '/admin/users/1' }
	expect(await follow()).toEqual({ kind: 'confirmed' })
	expect(asked).toEqual([{ method: 'GET', url: `/users/register/verify-email?token=${TOKEN}`, body: '' }])
})

test.each([
	refusal(400, 'INVALID_PAYLOAD', 'Invalid payload. Invalid verification code.'),
	refusal(400, 'INVALID_PAYLOAD', 'This email address has already been verified.'),
])('a link that was used before says so: %j', async (used) => {
	reply = used
	expect(await follow()).toEqual({ kind: 'used', message: 'This email address has already been verified.' })
})

test.each([
	[refusal(401, 'TOKEN_EXPIRED', EXPIRED), EXPIRED],
	[refusal(403, 'INVALID_TOKEN', INVALID), INVALID],
	[{ status: 418, body: 'tea' }, 'Email verification failed. The link may be expired or invalid.'],
])('%j is refused with its text', async (given, message) => {
	reply = given
	expect(await follow()).toEqual({ kind: 'refused', message })
})

test('an address that was registered with two passwords has one more step', async () => {
	reply = refusal(409, 'PASSWORD_NEEDED', 'Please choose a password.')
	expect(await follow()).toEqual({ kind: 'password-needed' })
})

test('what cannot be a token is refused without asking the CMS', async () => {
	expect(await follow('verify', 'garbage')).toEqual({ kind: 'refused', message: INVALID })
	expect(asked).toEqual([])
})

test('a new address is confirmed with the token in the body', async () => {
	reply = { status: 200, body: { success: true, data: { email: 'ada@example.com' } } }
	expect(await follow('change')).toEqual({ kind: 'confirmed' })
	expect(asked).toEqual([
		{ method: 'POST', url: '/capi/account/email/confirm', body: JSON.stringify({ token: TOKEN }) },
	])
})

test('a new address that somebody else has meanwhile is refused', async () => {
	reply = refusal(409, 'RECORD_NOT_UNIQUE', 'This email address belongs to another account.')
	expect(await follow('change')).toEqual({
		kind: 'refused',
		message: 'This email address belongs to another account.',
	})
})

test.each([500, 503, 429])('%s leaves the link as it is', async (status) => {
	reply = { status }
	expect(await follow()).toEqual({ kind: 'unreachable' })
})

test('a CMS that does not answer, or has no address, leaves the link as it is, and nothing is logged', async () => {
	const log = vi.spyOn(console, 'error')
	expect(await follow('verify', TOKEN, 'http://127.0.0.1:1')).toEqual({ kind: 'unreachable' })
	expect(await follow('verify', TOKEN, null)).toEqual({ kind: 'unreachable' })
	expect(log).not.toHaveBeenCalled()
})
