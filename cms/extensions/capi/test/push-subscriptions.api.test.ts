import { describe, expect, it } from 'vitest'
import { call, expectFailure, get, paidOrder, placedOrder, post, rowsOf, signIn } from './client.ts'
import { deletionOf, editMe, member } from './people.ts'
import { newDevice, push, rowOf, statusOf, subscribe, subscribed } from './push.ts'

describe('the key', () => {
	it('is public, and a point that browsers take', async () => {
		const { data } = await get<{ public_key: string }>('/capi/push/key')
		expect(Buffer.from(data.public_key, 'base64url')).toHaveLength(65)
	})
})

describe('the status of a device', () => {
	it('has six answers for a signed-in customer and what they do', async () => {
		const { headers } = await signIn('Customer')
		const device = newDevice()
		expect(await statusOf(null)).toMatchObject({ success: true, status: 'login-required', modal_type: null })
		expect(await statusOf(null, { permission: 'default' }, headers)).toMatchObject({
			status: 'browser-permission-required',
			modal_type: 'permission',
		})
		expect(await statusOf(null, { permission: 'denied' }, headers)).toMatchObject({ modal_type: null })
		expect(await statusOf(device, {}, headers)).toMatchObject({
			status: 'subscription-required',
			modal_type: 'device',
			message: expect.any(String),
		})
		await subscribe(device, {}, headers)
		expect(await statusOf(device, {}, headers)).toMatchObject({ status: 'active', modal_type: null })
		await push('unsubscribe', device)
		expect(await statusOf(device, {}, headers)).toMatchObject({ status: 'user-disabled', modal_type: null })
		const other = await signIn('Customer')
		expect(await statusOf(device, {}, other.headers)).toMatchObject({ status: 'subscription-update-required' })
		expect((await push('update', device, {}, headers)).body).toEqual({ success: true, message: expect.any(String) })
		expect(await statusOf(device, {}, headers)).toMatchObject({ status: 'active' })
	})

	it('is a guest’s by the name of their order', async () => {
		const order = await placedOrder()
		const orderSlug = order.slug
		const device = newDevice()
		expect(await statusOf(device, { orderSlug })).toMatchObject({ status: 'subscription-required' })
		await subscribe(device, { orderSlug })
		expect(await statusOf(device, { orderSlug })).toMatchObject({ status: 'active' })
		expect(await statusOf(device)).toMatchObject({ status: 'login-required' })
		const next = await placedOrder()
		expect(await statusOf(device, { orderSlug: next.slug })).toMatchObject({ status: 'subscription-update-required' })
		await push('update', device, { orderSlug: next.slug })
		expect(await statusOf(device, { orderSlug: next.slug })).toMatchObject({ status: 'active' })
	})

	it('believes the token, not the body', async () => {
		const [me, victim] = [await signIn('Customer'), await signIn('Customer')]
		const device = await subscribed({ userId: victim.id }, me.headers)
		expect(await rowOf(device)).toMatchObject({ user: me.id })
		expectFailure(await subscribe(newDevice(), { userId: victim.id }), 401, 'UNAUTHENTICATED')
		expect(await statusOf(device, { userId: victim.id })).toMatchObject({ status: 'login-required' })
	})

	it('says what is wrong with a question', async () => {
		expectFailure(await post('/capi/push/check-status', { permission: 'maybe' }), 400, 'INVALID_PAYLOAD')
		expectFailure(
			await post('/capi/push/check-status', { permission: 'granted', endpoint: 'x'.repeat(2000) }),
			400,
			'INVALID_PAYLOAD',
		)
		const unknown = { permission: 'granted', orderSlug: 'no-such-order' }
		expectFailure(await post('/capi/push/check-status', unknown), 404, 'NOT_FOUND')
	})
})

describe('a subscription', () => {
	it('needs both keys, and says so in its own words', async () => {
		const { headers } = await signIn('Customer')
		const { endpoint, keys } = newDevice().subscription
		for (const lacking of [
			{ endpoint },
			{ endpoint, keys: { auth: keys.auth } },
			{ endpoint, keys: { p256dh: keys.p256dh } },
		]) {
			const reply = await post('/capi/push/subscribe', { subscription: lacking }, headers)
			expectFailure(reply, 400, 'INVALID_PAYLOAD')
			const text = 'Invalid subscription: missing required keys'
			expect(reply.body).toMatchObject({ message: text, error: text })
		}
	})

	it('needs keys that a message can be encrypted for', async () => {
		const { headers } = await signIn('Customer')
		const { subscription } = newDevice()
		const wrong = { subscription: { ...subscription, keys: { ...subscription.keys, p256dh: 'AAAA' } } }
		expectFailure(await subscribe(wrong as never, {}, headers), 400, 'INVALID_PAYLOAD')
	})

	it.each([
		'http://127.0.0.1:8055/utils/cache/clear',
		'https://127.0.0.1/x',
		'https://169.254.169.254/latest/meta-data',
		'https://push.evil.example/x',
		'https://fcm.googleapis.com:8443/x',
		'https://me@fcm.googleapis.com/x',
		'http://fcm.googleapis.com/x',
		'file:///etc/passwd',
	])('cannot aim our requests at %s', async (endpoint) => {
		const { headers } = await signIn('Customer')
		const reply = await post(
			'/capi/push/subscribe',
			{ subscription: { ...newDevice().subscription, endpoint } },
			headers,
		)
		expectFailure(reply, 400, 'INVALID_PAYLOAD')
		expect(await rowsOf('push_subscriptions', { endpoint: { _eq: endpoint } })).toEqual([])
	})

	it('is one of a device, and moves with who is signed in on it', async () => {
		const [former, next] = [await signIn('Customer'), await signIn('Customer')]
		const device = await subscribed({ deviceInfo: { client: { platform: 'Android' } } }, former.headers)
		const topics = { orders: true, offers: true }
		expect((await push('preferences', device, { topics }, former.headers)).data).toEqual({ enabled: true, topics })
		await subscribe(device, {}, next.headers)
		expect(await rowOf(device)).toMatchObject({ user: next.id, wants_offers: false })
		expectFailure(await push('preferences', device, {}, former.headers), 404, 'NOT_FOUND')
		expect((await push('preferences', device, {}, next.headers)).data).toEqual({
			enabled: true,
			topics: { orders: true, offers: false },
		})
		expectFailure(await push('update', newDevice(), {}, next.headers), 404, 'NOT_FOUND')
	})

	it('is renewed by whoever knows its secret: address and keys change, whose it is and what it follows stay', async () => {
		const { id, headers } = await signIn('Customer')
		const { slug: orderSlug } = await placedOrder()
		const former = await subscribed({ orderSlug }, headers)
		const next = newDevice()
		const renew = (secret: string, subscription: object = next.subscription) => {
			const { endpoint, keys } = former.subscription
			return post('/capi/push/renew', { former: { endpoint, keys: { ...keys, auth: secret } }, subscription })
		}
		const { auth } = former.subscription.keys
		expectFailure(await renew(next.subscription.keys.auth), 404, 'NOT_FOUND')
		expectFailure(await renew(''), 404, 'NOT_FOUND')
		const elsewhere = { ...next.subscription, endpoint: 'https://push.evil.example/x' }
		expectFailure(await renew(auth, elsewhere), 400, 'INVALID_PAYLOAD')
		expect(await rowOf(former)).toMatchObject({ user: id })

		expect((await renew(auth)).status).toBe(200)
		expect(await rowOf(former)).toBeUndefined()
		expect(await rowOf(next)).toMatchObject({ user: id, enabled: true })
		expect(await statusOf(next, { orderSlug }, headers)).toMatchObject({ status: 'active' })
		// The worker's word a second time, or after the page's own.
		expectFailure(await renew(auth), 404, 'NOT_FOUND')
	})

	it('leaves the account at sign-out, and keeps a guest’s order', async () => {
		const { headers } = await signIn('Customer')
		const { slug } = await placedOrder()
		const [own, shared] = [await subscribed({}, headers), await subscribed({ orderSlug: slug }, headers)]
		for (const device of [own, shared]) await push('unsubscribe', device, { reason: 'sign-out' })
		expect(await rowOf(own)).toBeUndefined()
		expect(await rowOf(shared)).toMatchObject({ user: null })
		expect(await statusOf(shared, { orderSlug: slug })).toMatchObject({ status: 'active' })
		expect((await push('unsubscribe', newDevice())).status).toBe(200)
	})

	it('ends with the account', async () => {
		const { headers, email } = await member()
		const order = await paidOrder({ email }, headers)
		const [own, follower] = [await subscribed({}, headers), await subscribed({ orderSlug: order.slug })]
		expect((await editMe(headers, deletionOf(email))).status).toBe(200)
		expect(await rowOf(own)).toBeUndefined()
		expect(await statusOf(follower, { orderSlug: order.slug })).toMatchObject({
			status: 'subscription-update-required',
		})
	})

	it('is kept for the twenty devices that were used last', async () => {
		const { headers, id } = await signIn('Customer')
		const first = await subscribed({}, headers)
		await Promise.all(Array.from({ length: 20 }, () => subscribed({}, headers)))
		expect(await rowsOf('push_subscriptions', { user: { _eq: id } })).toHaveLength(20)
		expect(await rowOf(first)).toBeUndefined()
	})

	it('is nobody’s to read but the administrator’s', async () => {
		for (const collection of ['push_subscriptions', 'push_orders']) {
			expect((await call('GET', `/items/${collection}`)).status).toBeGreaterThanOrEqual(401)
			for (const role of ['Customer', 'Branch staff', 'Editor']) {
				const { headers } = await signIn(role)
				expect((await call('GET', `/items/${collection}`, undefined, headers)).status).toBe(403)
			}
		}
	})
})
