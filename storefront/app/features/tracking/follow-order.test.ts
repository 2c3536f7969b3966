import type { TrackedOrder } from '@app/contract/orders'
import { expect, it, vi } from 'vitest'
import { makeOrder } from '../../../test/make-order.ts'
import { followOrder } from './follow-order.ts'

/** Two heartbeats of the shop and a little more. */
const SILENCE_MS = 55_000

/** The part of an EventSource that is used, with its events fired by hand. */
class FakeStream extends EventTarget {
	onerror: (() => void) | null = null
	isClosed = false
	close() {
		this.isClosed = true
	}
	send(order: unknown) {
		this.dispatchEvent(new MessageEvent('order', { data: JSON.stringify(order) }))
	}
}

function follow(ask: () => Promise<TrackedOrder> = () => Promise.reject(new Error('down'))) {
	const streams: FakeStream[] = []
	const waits: { run: () => void; ms: number }[] = []
	const watches: { run: () => void; isCancelled: boolean }[] = []
	const orders: string[] = []
	const connections: string[] = []
	const following = followOrder({
		open: () => {
			const stream = new FakeStream()
			streams.push(stream)
			return stream as never
		},
		ask,
		onOrder: (order) => orders.push(order.order_status),
		onConnection: (connection) => connections.push(connection),
		schedule: (run, ms) => {
			if (ms === SILENCE_MS) {
				const watch = { run, isCancelled: false }
				watches.push(watch)
				return () => {
					watch.isCancelled = true
				}
			}
			waits.push({ run, ms })
			return () => {}
		},
	})
	return { ...following, streams, waits, watches, orders, connections, last: () => streams.at(-1)! }
}

it('hands on every event of the stream', () => {
	const { last, orders, connections } = follow()
	last().send(makeOrder({ order_status: 'accepted' }))
	last().send(makeOrder({ order_status: 'ready' }))
	expect(orders).toEqual(['accepted', 'ready'])
	expect(connections).toEqual(['live', 'live'])
})

it('ignores an event that is no order', () => {
	const { last, orders } = follow()
	last().send({ hello: 'world' })
	expect(orders).toEqual([])
})

it('connects again with growing waits, at most 30 s, and starts over once an event has come', () => {
	const { last, waits } = follow()
	for (let round = 0; round < 7; round++) {
		last().onerror?.()
		waits.at(-1)!.run()
	}
	expect(waits.map(({ ms }) => ms)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
	last().send(makeOrder())
	last().onerror?.()
	expect(waits.at(-1)!.ms).toBe(1_000)
})

it('asks for the order while the stream is down, and says when neither works', async () => {
	const ask = vi.fn<() => Promise<TrackedOrder>>()
	const { last, waits, orders, connections } = follow(ask)
	ask.mockResolvedValueOnce(makeOrder({ order_status: 'preparing' }))
	last().onerror?.()
	await vi.waitFor(() => expect(connections).toEqual(['asking']))
	expect(orders).toEqual(['preparing'])
	ask.mockRejectedValueOnce(new Error('down'))
	waits.at(-1)!.run()
	last().onerror?.()
	await vi.waitFor(() => expect(connections.at(-1)).toBe('lost'))
})

it('takes a stream that has gone silent for a broken one, and a heartbeat for a sign of life', async () => {
	const { last, streams, watches, waits, connections } = follow(async () => makeOrder())
	last().send(makeOrder())
	last().dispatchEvent(new MessageEvent('heartbeat', { data: '{}' }))
	expect(watches.map(({ isCancelled }) => isCancelled)).toEqual([true, true, false])
	watches.at(-1)!.run()
	expect(streams[0]!.isClosed).toBe(true)
	await vi.waitFor(() => expect(connections.at(-1)).toBe('asking'))
	waits.at(-1)!.run()
	expect(streams).toHaveLength(2)
})

it('leaves nothing open when it is stopped', () => {
	const { stop, wake, streams, watches } = follow()
	stop()
	wake()
	expect(watches.every(({ isCancelled }) => isCancelled)).toBe(true)
	expect(streams).toHaveLength(1)
	expect(streams[0]!.isClosed).toBe(true)
})
