import { afterEach, describe, expect, it, vi } from 'vitest'
import { readVapid } from '../../../../scripts/push-device.ts'
import { confirm, get, openSession, paidOrder, placedOrder, rowsOf, setClock, signIn } from './client.ts'
import {
	move,
	type PushDevice,
	push,
	recorded,
	rowOf,
	settled,
	statusOf,
	subscribe,
	subscribed,
	titles,
} from './push.ts'

const HOUR = 3_600_000
const SOON = { timeout: 15_000, interval: 50 }

afterEach(() => setClock(0))

/** Waits until the push service has been asked so often for the device. */
const asked = (device: PushDevice, times: number) =>
	vi.waitFor(async () => expect(await device.taken()).toHaveLength(times), SOON)

const attemptsFor = async (order: number) =>
	(
		await rowsOf<{ attempts: number; last_error: string | null; payload: { order: number } }>('outbox', {
			topic: { _eq: 'message.push' },
		})
	).filter(({ payload }) => payload.order === order)

describe('a device is told', () => {
	it('what happens to the order that its guest follows, once each', async () => {
		const order = await placedOrder({ first_name: 'Secretname' })
		const { reference, slug } = order
		const device = await subscribed({ orderSlug: slug })
		// The same once more: a reload, another tab.
		await subscribe(device, { orderSlug: slug })
		const { data } = await openSession(order)
		await Promise.all([1, 2, 3].map(() => confirm(data.payment_ref)))
		await settled(order.id)
		for (const to of ['accepted', 'preparing', 'ready', 'completed']) {
			await move(order.id, to)
			// What belongs to a move is written after its reply; one that the next has overtaken is no news.
			await recorded(order.id, to)
			await settled(order.id)
		}
		await titles(device, [
			`Order ${reference} is paid`,
			`The kitchen has order ${reference}`,
			`Order ${reference} is ready`,
		])
		const [, , ready] = await device.messages()
		expect(ready).toEqual({
			title: `Order ${reference} is ready`,
			body: expect.stringContaining(reference),
			tag: `order-${reference}`,
			path: `/track/${slug}`,
			language: 'en',
		})
		expect(JSON.stringify(await device.messages())).not.toMatch(/Secretname|@|087/)
	})

	it('in the language of its page, else in that of the order', async () => {
		const order = await placedOrder({}, { 'accept-language': 'de' })
		const device = await subscribed({ orderSlug: order.slug })
		const english = await subscribed({ orderSlug: order.slug }, { 'accept-language': 'en' })
		await confirm((await openSession(order)).data.payment_ref)
		await titles(device, [`Bestellung ${order.reference} ist bezahlt`])
		await titles(english, [`Order ${order.reference} is paid`])
		expect((await device.messages())[0]).toMatchObject({ path: `/track/${order.slug}`, language: 'de' })
		// Its customer goes on in another language.
		await statusOf(english, { orderSlug: order.slug }, { 'accept-language': 'de' })
		await move(order.id, 'accepted')
		await titles(english, [`Order ${order.reference} is paid`, `Die Küche hat Bestellung ${order.reference}`])
	})

	it('on every device of the customer, and on none that is off, that wants none or that left', async () => {
		const { headers } = await signIn('Customer')
		const phone = await subscribed({}, headers)
		const [off, silent, left] = [
			await subscribed({}, headers),
			await subscribed({}, headers),
			await subscribed({}, headers),
		]
		await push('unsubscribe', off)
		await push('preferences', silent, { topics: { orders: false, offers: true } }, headers)
		const order = await paidOrder({}, headers)
		const laptop = await subscribed({}, headers)
		await push('unsubscribe', left, { reason: 'sign-out' })
		await move(order.id, 'accepted')
		await titles(laptop, [`The kitchen has order ${order.reference}`])
		await titles(phone, [`Order ${order.reference} is paid`, `The kitchen has order ${order.reference}`])
		await settled(order.id)
		for (const quiet of [off, silent]) expect(await quiet.taken()).toEqual([])
		expect((await left.messages()).map(({ title }) => title)).not.toContain(`The kitchen has order ${order.reference}`)
	})

	it('by a message that the shop has signed, and that a push service can hold', async () => {
		const order = await placedOrder()
		const device = await subscribed({ orderSlug: order.slug })
		await confirm((await openSession(order)).data.payment_ref)
		await asked(device, 1)
		const [message] = await device.taken()
		const { data } = await get<{ public_key: string }>('/capi/push/key')
		const claims = readVapid(message!, data.public_key)
		expect(claims).toMatchObject({
			aud: new URL(device.subscription.endpoint).origin,
			sub: expect.stringMatching(/^mailto:/),
		})
		expect(Number(claims.exp) * 1_000 - Date.now()).toBeLessThanOrEqual(24 * HOUR)
		expect(message!.headers).toMatchObject({
			'content-encoding': 'aes128gcm',
			ttl: String(4 * 3_600),
			urgency: 'normal',
			topic: expect.stringMatching(/^[\w-]{32}$/),
		})
		expect(Buffer.from(message!.body, 'base64url').length).toBeLessThan(4_096)
	})
})

describe('a push service', () => {
	it.each([404, 410])('that answers %s no longer knows the device, and neither do we', async (status) => {
		const order = await paidOrder()
		const device = await subscribed({ orderSlug: order.slug })
		await device.willBeAnswered([status])
		await move(order.id, 'accepted')
		await vi.waitFor(async () => expect(await rowOf(device)).toBeUndefined(), SOON)
		expect(await device.taken()).toHaveLength(1)
	})

	it.each([
		['is busy', 429],
		['is broken', 500],
		['does not answer', 0],
	])('that %s is asked again later, and the other devices have theirs at once', async (_what, status) => {
		const order = await paidOrder()
		const [slow, fine] = [await subscribed({ orderSlug: order.slug }), await subscribed({ orderSlug: order.slug })]
		await slow.willBeAnswered([status])
		await move(order.id, 'accepted')
		await asked(fine, 1)
		await asked(slow, 1)
		// The answer is judged a moment after it was given; a hanging one after five seconds.
		await vi.waitFor(async () => {
			const failed = (await attemptsFor(order.id)).filter(({ last_error }) => last_error !== null)
			expect(failed).toHaveLength(1)
			expect(failed[0]!.last_error).toMatch(status === 0 ? /TimeoutError/ : new RegExp(`PushServiceError ${status}`))
		}, SOON)
		setClock(60_000)
		await asked(slow, 2)
		await settled(order.id)
		expect((await slow.messages()).map(({ title }) => title)).toEqual(
			Array(2).fill(`The kitchen has order ${order.reference}`),
		)
		expect(await fine.taken()).toHaveLength(1)
	})

	it('that refuses a message is not asked again for it', async () => {
		const order = await paidOrder()
		const device = await subscribed({ orderSlug: order.slug })
		await device.willBeAnswered([413])
		await move(order.id, 'accepted')
		await recorded(order.id, 'accepted')
		await settled(order.id)
		expect(await device.taken()).toHaveLength(1)
		expect(await rowOf(device)).toMatchObject({ enabled: true })
	})

	it('that comes back late is not given news that nobody needs any more', async () => {
		const order = await paidOrder()
		const device = await subscribed({ orderSlug: order.slug })
		await device.willBeAnswered([503])
		await move(order.id, 'accepted')
		await asked(device, 1)
		await vi.waitFor(
			async () => expect((await attemptsFor(order.id))[0]!.last_error).toContain('PushServiceError 503'),
			SOON,
		)
		for (const to of ['preparing', 'ready']) await move(order.id, to)
		await asked(device, 2)
		setClock(60_000)
		await settled(order.id)
		expect((await device.messages()).map(({ title }) => title)).toEqual([
			`The kitchen has order ${order.reference}`,
			`Order ${order.reference} is ready`,
		])
	})
})
