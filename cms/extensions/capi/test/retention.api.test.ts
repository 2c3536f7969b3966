import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteSecrets } from '../../../../scripts/secrets.ts'
import { confirm, get, openSession, placedOrder, signIn, statusOf, studio, talkTo } from './client.ts'
import { type RunningCms, startCms } from './cms.ts'

/** What the privacy policy promises. */
const PROMISED_DAYS = 90
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
let cms: RunningCms
let database: Knex

beforeAll(async () => {
	cms = await startCms({
		RETENTION_SCHEDULE: '* * * * * *',
		// Every request is logged, and its log is looked through when it stops.
		LOG_LEVEL: 'info',
		LOGGER_HTTP_USE_LEVEL: 'info',
	})
	talkTo(cms)
	database = cms.openDatabase()
})
afterAll(async () => {
	await database?.destroy()
	await cms?.stop()
})

const countOf = async (rows: Knex.QueryBuilder) => Number((await rows.clone().count({ count: '*' }))[0].count)

it('notes of who signed in, and of what was changed, go after the promised days with the former contents', async () => {
	const { id: user } = await signIn('Customer')
	const old = await placedOrder()
	const young = await placedOrder()
	for (const { id } of [old, young]) await studio('PATCH', `/items/orders/${id}`, { first_name: 'Changed' })
	const signIns = database('directus_activity').where({ action: 'login', user })
	const notesOf = ({ id }: { id: number }) =>
		database('directus_activity').where({ collection: 'orders', item: String(id) })
	const formerOf = ({ id }: { id: number }) =>
		database('directus_revisions').where({ collection: 'orders', item: String(id) })
	expect(await countOf(signIns)).toBe(1)
	expect(await signIns.clone().first('ip')).toMatchObject({ ip: expect.any(String) })
	for (const order of [old, young]) expect(await countOf(formerOf(order))).toBeGreaterThan(0)

	await signIns.clone().update({ timestamp: daysAgo(PROMISED_DAYS + 1) })
	await notesOf(old).update({ timestamp: daysAgo(PROMISED_DAYS + 1) })
	await notesOf(young).update({ timestamp: daysAgo(PROMISED_DAYS - 1) })
	await expect.poll(() => countOf(signIns)).toBe(0)
	await expect.poll(() => countOf(notesOf(old))).toBe(0)
	expect(await countOf(formerOf(old))).toBe(0)
	expect(await countOf(notesOf(young))).toBeGreaterThan(0)
	expect(await countOf(formerOf(young))).toBeGreaterThan(0)
})

it('sessions that have ended go with their addresses, and open ones stay', async () => {
	const [ended, open] = [await signIn('Customer'), await signIn('Customer')]
	const sessionsOf = ({ id }: { id: string }) => database('directus_sessions').where({ user: id })
	await sessionsOf(ended).update({ expires: daysAgo(1) })
	await expect.poll(() => countOf(sessionsOf(ended))).toBe(0)
	expect(await countOf(sessionsOf(open))).toBe(1)
	expect((await get('/users/me', open.headers)).status).toBe(200)
})

it('what the provider reported is emptied after the promised days, and its id stays against replays', async () => {
	const event = (event_id: string, days: number) => ({
		...{ provider: 'sandbox', event_id, type: 'payment.paid', payload: JSON.stringify({ name: 'Ann Ryan' }) },
		...{ received_at: daysAgo(days), processed_at: daysAgo(days) },
	})
	await database('payment_events').insert([event('old', PROMISED_DAYS + 1), event('young', PROMISED_DAYS - 1)])
	const payloadOf = async (event_id: string) =>
		(await database('payment_events').where({ event_id }).first('payload'))!.payload
	await expect.poll(() => payloadOf('old')).toBeNull()
	expect(await payloadOf('young')).not.toBeNull()
})

it('the log of requests holds no key of an order or payment', async () => {
	const order = await placedOrder()
	const { data: session } = await openSession(order)
	noteSecrets(cms.varDir, [order.slug, session.payment_ref])
	expect((await get(`/capi/shop/orders/${order.slug}`)).status).toBe(200)
	expect(await statusOf(order)).toBe('pending_payment pending')
	expect(
		(
			await get(`/capi/payments/sandbox/pay/${session.payment_ref}`, {
				referer: `http://shop.test/track/${order.slug}`,
			})
		).status,
	).toBe(200)
	expect((await confirm(session.payment_ref)).data.status).toBe('paid')
	await get(`/capi/payments/return/${session.payment_ref}`)
})
