import { once } from 'node:events'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../../../scripts/free-port.ts'
import { get, paidOrder, rowsOf, setClock, statusOf, studio, talkTo } from './client.ts'
import { type RunningCms, startCms } from './cms.ts'

const SOON = { timeout: 15_000, interval: 50 }
const MINUTE = 60_000
const REFUSED = 'refused@example.com'

interface Task {
	id: number
	attempts: number
	sent_at: string | null
	failed_at: string | null
	last_error: string | null
	payload: { order: number }
}

let cms: RunningCms
let port: number
let mailServer: SMTPServer | undefined
const mails: ParsedMail[] = []

/** A mail server that takes everything but one address. */
async function startMailServer(): Promise<void> {
	mailServer = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		onRcptTo: ({ address }, _session, done) =>
			done(address === REFUSED ? Object.assign(new Error(`No such user: ${address}`), { responseCode: 550 }) : null),
		onData: (stream, _session, done) => {
			simpleParser(stream).then((mail) => {
				mails.push(mail)
				done()
			}, done)
		},
	})
	mailServer.listen(port, '127.0.0.1')
	await once(mailServer.server, 'listening')
}

const taskOf = async (order: number) =>
	(await rowsOf<Task>('outbox', { topic: { _eq: 'message.mail' } })).find(({ payload }) => payload.order === order)

beforeAll(async () => {
	port = await freePort()
	cms = await startCms({
		EMAIL_TRANSPORT: 'smtp',
		EMAIL_SMTP_HOST: '127.0.0.1',
		EMAIL_SMTP_PORT: String(port),
		EMAIL_SMTP_IGNORE_TLS: 'true',
	})
	talkTo(cms)
})

afterAll(async () => {
	mailServer?.close()
	await cms?.stop()
})

describe('a mail server that is down', () => {
	it('makes the shop degraded, and keeps nobody out', async () => {
		const read = async () => (await get('/capi/system/tech')).body.data.checks
		await vi.waitFor(async () => expect(await read()).toContainEqual(expect.objectContaining({ name: 'mail' })), SOON)
		expect(await read()).toContainEqual(expect.objectContaining({ name: 'mail', status: 'degraded', detail: 'failed' }))
		expect((await get('/capi/system/status')).body.status).toBe('degraded')
	})

	it('holds up no order, and loses no message', async () => {
		const order = await paidOrder({ email: 'patient@example.com' })
		expect(await statusOf(order)).toBe('confirmed paid')
		await vi.waitFor(async () => expect(await taskOf(order.id)).toMatchObject({ attempts: 1, sent_at: null }), SOON)
		await vi.waitFor(async () => expect((await taskOf(order.id))!.last_error).toMatch(/ECONNREFUSED|ESOCKET/), SOON)
		await startMailServer()
		setClock(MINUTE)
		await vi.waitFor(async () => expect((await taskOf(order.id))!.sent_at).not.toBeNull(), SOON)
		expect(mails.map(({ subject }) => subject)).toEqual([`Your receipt for order ${order.reference}`])
		expect(mails[0]!.messageId).toMatch(/^<message-\d+@/)
	})

	it('is no other customer’s trouble when it refuses one, and names nobody', async () => {
		const [refused, other] = [await paidOrder({ email: REFUSED }), await paidOrder({ email: 'other@example.com' })]
		await vi.waitFor(async () => expect((await taskOf(other.id))!.sent_at).not.toBeNull(), SOON)
		await vi.waitFor(async () => expect((await taskOf(refused.id))!.last_error).toMatch(/550/), SOON)
		expect((await taskOf(refused.id))!.last_error).not.toContain('@')
	})

	it('is given up after many attempts, and the message stays for administrators to see', async () => {
		const { id } = await paidOrder({ email: REFUSED })
		await vi.waitFor(async () => expect((await taskOf(id))!.last_error).not.toBeNull(), SOON)
		const task = (await taskOf(id))!
		await studio('PATCH', `/items/outbox/${task.id}`, { attempts: 29, available_at: new Date().toISOString() })
		await vi.waitFor(async () => {
			expect(await taskOf(id)).toMatchObject({ attempts: 30, sent_at: null, failed_at: expect.any(String) })
		}, SOON)
		setClock(24 * 60 * MINUTE)
		const later = await paidOrder({ email: 'later@example.com' })
		await vi.waitFor(async () => expect((await taskOf(later.id))!.sent_at).not.toBeNull(), SOON)
		expect(await taskOf(id)).toMatchObject({ attempts: 30 })
	})
})
