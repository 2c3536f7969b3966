import { randomUUID } from 'node:crypto'
import type { DeviceMetadata } from '@app/contract/device-metadata'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, draftOf, expectFailure, get, placedOrder, post, rowsOf, setClock, signIn, studio } from './client.ts'
import { KNOWN_NETWORK } from './cms.ts'
import { forwarded } from './forwarded.ts'
import { deletionOf, login, member } from './people.ts'
import { rowOf, subscribed } from './push.ts'

const SOON = { timeout: 15_000, interval: 50 }
const DAY = 24 * 3_600_000
const VISITOR = `${KNOWN_NETWORK}.77`

interface DeviceRecord {
	about: string
	subject: string
	user: string | null
	device: string | null
	fingerprint: string | null
	address: string | null
	metadata: Record<string, Record<string, string | boolean>>
}

const recordsOf = (filter: object) => rowsOf<DeviceRecord>('device_records', filter)
const ofOrder = (id: number) => recordsOf({ about: { _eq: 'order' }, subject: { _eq: String(id) } })
const ofSignIn = (user: string) => recordsOf({ about: { _eq: 'sign_in' }, user: { _eq: user } })

const deviceInfo = {
	client: { user_agent: 'Mozilla/5.0 and so on', browser: 'Firefox 140', platform: 'Linux', language: 'en-IE' },
	security: { device_id: 'a-device-of-mine', device_fingerprint: 'a-print-of-mine', session_id: 'a-tab-of-mine' },
}

afterEach(() => setClock(0))

describe('the metadata of a visitor', () => {
	it('comes from the operator’s database for an address that a configured proxy passes on', async () => {
		const { metadata }: { metadata: DeviceMetadata } = (await forwarded(VISITOR, '/capi/system/status')).body
		expect(metadata.network).toMatchObject({ ip: VISITOR, forwarded_for: VISITOR, vpn: true, tor: 'unknown' })
		expect(metadata.geodata).toEqual({
			country: 'Ireland',
			country_code: 'IE',
			city: 'Dublin',
			region: 'unknown',
			asn: 'AS5466 Eircom',
			gps: 'unknown',
		})
	})

	it('is unknown where the database does not know, and nobody else’s word is taken', async () => {
		const { metadata }: { metadata: DeviceMetadata } = (
			await forwarded(VISITOR, '/capi/system/status', { proxy: '127.0.0.3' })
		).body
		expect(metadata.network).toMatchObject({ ip: '127.0.0.3', forwarded_for: 'unknown', vpn: 'unknown' })
		expect(new Set(Object.values(metadata.geodata))).toEqual(new Set(['unknown']))
	})
})

describe('the device of an order', () => {
	it('is kept shortened and keyed, for administrators alone', async () => {
		const headers = { 'idempotency-key': randomUUID() }
		const reply = await forwarded(VISITOR, '/capi/shop/orders', {
			body: draftOf({ phone: '087 123 9911' }),
			headers,
		})
		const { id, slug } = reply.body.data.order
		const told = await post('/capi/system/device', { about: 'order', slug, deviceInfo })
		expect(told.status).toBe(202)
		const [record] = await ofOrder(id)
		expect(record).toMatchObject({
			device: expect.stringMatching(/^[\w-]{22}$/),
			fingerprint: expect.stringMatching(/^[\w-]{22}$/),
			address: expect.stringMatching(/^[\w-]{22}$/),
			metadata: {
				network: { network: `${KNOWN_NETWORK}.0/24`, vpn: true },
				geodata: { country_code: 'IE', asn: 'AS5466 Eircom' },
				client: { browser: 'Firefox 140', platform: 'Linux', language: 'en-IE' },
			},
		})
		expect(JSON.stringify(record)).not.toMatch(new RegExp(`${VISITOR}|-of-mine|Mozilla|Dublin`))
		expect((await get('/items/device_records')).status).toBe(403)
		const { headers: customer } = await member()
		expect((await get('/items/device_records', customer)).status).toBe(403)
	})

	it('is told once: who sees the link later does not write over it', async () => {
		const { id, slug } = await placedOrder()
		await post('/capi/system/device', { about: 'order', slug, deviceInfo })
		const [first] = await ofOrder(id)
		const other = { ...deviceInfo, security: { device_id: 'another-device' } }
		expect((await post('/capi/system/device', { about: 'order', slug, deviceInfo: other })).status).toBe(202)
		expect(await ofOrder(id)).toEqual([first])
	})

	it.each([
		['nothing', {}],
		['a stranger’s word', { about: 'order', slug: 7, deviceInfo }],
		['no device', { about: 'order', slug: 'x' }],
		['a heap', { about: 'order', slug: 'x'.repeat(65), deviceInfo }],
	])('is 400 for %s', async (_what, body) => {
		expectFailure(await post('/capi/system/device', body), 400, 'INVALID_PAYLOAD')
	})
})

describe('the device of a sign-in', () => {
	it('is kept with each, and described by who holds the token', async () => {
		const { id, headers } = await member()
		await post('/capi/system/device', { about: 'sign_in', deviceInfo }, headers)
		const [record] = await ofSignIn(id)
		expect(record).toMatchObject({ device: expect.any(String), metadata: { client: { browser: 'Firefox 140' } } })
		expectFailure(await post('/capi/system/device', { about: 'sign_in', deviceInfo }), 401, 'UNAUTHENTICATED')
	})

	it('goes with the account, and so does that of its orders', async () => {
		const { id, email, headers } = await member()
		const order = await placedOrder({}, headers)
		await vi.waitFor(async () => expect(await ofOrder(order.id)).toHaveLength(1), SOON)
		expect((await login(email)).status).toBe(200)
		expect((await call('PATCH', '/users/me', deletionOf(email), headers)).status).toBe(200)
		// What was noted before is written by now.
		const later = await placedOrder()
		await vi.waitFor(async () => expect(await ofOrder(later.id)).toHaveLength(1), SOON)
		expect(await ofSignIn(id)).toEqual([])
		expect(await ofOrder(order.id)).toEqual([])
	})
})

describe('the device of a push subscription', () => {
	it('is kept as the kind of browser alone', async () => {
		const { id, headers } = await signIn('Customer')
		const device = await subscribed({ deviceInfo }, headers)
		const { id: subject } = (await rowOf(device)) as { id: number }
		const ofPush = () => recordsOf({ about: { _eq: 'push' }, subject: { _eq: String(subject) } })
		await vi.waitFor(async () => expect(await ofPush()).toHaveLength(1), SOON)
		const [record] = await ofPush()
		expect(record).toMatchObject({ user: id, fingerprint: null, address: null })
		expect(record!.metadata.client).toEqual({ browser: 'Firefox 140', platform: 'Linux' })
		expect(JSON.stringify(record)).not.toMatch(/-of-mine|Mozilla|127\.0/)
	})
})

describe('POST /capi/test/phone', () => {
	it.each([
		['087 123 4567', { is_accepted: true, number: '+353871234567', country: 'IE' }],
		['+44 20 7946 0958', { is_accepted: true, number: '+442079460958', country: 'GB' }],
		['12', { is_accepted: false }],
		['pickle', { is_accepted: false, number: null }],
	])('says of %s what an order would', async (phone, answer) => {
		expect((await post('/capi/test/phone', { phone })).data).toMatchObject(answer)
	})
})

describe('device records', () => {
	it('are deleted once they are older than the setting says', async () => {
		const order = await placedOrder()
		await vi.waitFor(async () => expect(await ofOrder(order.id)).toHaveLength(1), SOON)
		await studio('PATCH', '/items/settings', { device_retention_days: 30 })
		setClock(30 * DAY - 60_000)
		const later = await placedOrder()
		await vi.waitFor(async () => expect(await ofOrder(later.id)).toHaveLength(1), SOON)
		expect(await ofOrder(order.id)).toHaveLength(1)
		setClock(30 * DAY + 60_000)
		await vi.waitFor(async () => expect(await ofOrder(order.id)).toEqual([]), SOON)
		expect(await ofOrder(later.id)).toHaveLength(1)
		await studio('PATCH', '/items/settings', { device_retention_days: 90 })
	})
})
