import type { PushCheckReply } from '@app/contract/push'
import { expect, inject, vi } from 'vitest'
import { PushDevice } from '../../../../scripts/push-device.ts'
import { call, post, rowsOf, studio } from './client.ts'

export type { PushDevice }

/** A browser that nobody has subscribed yet. */
export const newDevice = () => new PushDevice(inject('pushOrigin'))

export type Headers = Record<string, string>

export const subscribe = (device: Pick<PushDevice, 'subscription'>, fields: object = {}, headers: Headers = {}) =>
	post('/capi/push/subscribe', { subscription: device.subscription, userId: null, ...fields }, headers)

/** Subscribed, for a signed-in customer or for an order. */
export async function subscribed(fields: object = {}, headers: Headers = {}): Promise<PushDevice> {
	const device = newDevice()
	const reply = await subscribe(device, fields, headers)
	expect(reply.body, JSON.stringify(reply.body)).toEqual({ success: true, error: null })
	return device
}

/** A call that names the device. */
export const push = (path: string, { subscription }: PushDevice, fields: object = {}, headers: Headers = {}) =>
	post(`/capi/push/${path}`, { endpoint: subscription.endpoint, userId: null, ...fields }, headers)

export async function statusOf(device: PushDevice | null, fields: object = {}, headers: Headers = {}) {
	const endpoint = device?.subscription.endpoint ?? null
	const body = { endpoint, permission: 'granted', userId: null, ...fields }
	return (await call('POST', '/capi/push/check-status', body, headers)).body as PushCheckReply
}

export const rowOf = async ({ subscription }: PushDevice) =>
	(await rowsOf('push_subscriptions', { endpoint: { _eq: subscription.endpoint } }))[0]

export const move = (id: number, order_status: string) => studio('PATCH', `/items/orders/${id}`, { order_status })

const SOON = { timeout: 15_000, interval: 50 }

/** Waits until the device has been sent these, and nothing else. */
export const titles = (device: PushDevice, expected: string[]) =>
	vi.waitFor(async () => expect((await device.messages()).map(({ title }) => title)).toEqual(expected), SOON)

/** Waits until the move of an order is in its history, and what follows from it in the outbox. */
export const recorded = (order: number, order_status: string) =>
	vi.waitFor(async () => {
		const history = await rowsOf('order_history', { order: { _eq: order }, order_status: { _eq: order_status } })
		expect(history).toHaveLength(1)
	}, SOON)

/** Waits until every message about an order for devices has been sent or given up. */
export const settled = (order: number) =>
	vi.waitFor(async () => {
		const rows = await rowsOf<{ payload: { order: number }; sent_at: string | null }>('outbox', {
			topic: { _eq: 'message.push' },
		})
		const own = rows.filter(({ payload }) => payload.order === order)
		expect(own.every(({ sent_at }) => sent_at !== null)).toBe(true)
		return own
	}, SOON)
