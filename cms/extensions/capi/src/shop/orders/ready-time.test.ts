import { describe, expect, it } from 'vitest'
import { decideReadyTime } from './ready-time.ts'

const now = Date.UTC(2026, 10, 20, 12)
const minutes = (count: number) => new Date(now + count * 60_000)
const readyIn = { min: 10, max: 15 }

describe('the ready time', () => {
	it.each(['confirmed', 'accepted'] as const)('is estimated from now when an order is %s', (to) => {
		expect(decideReadyTime({ pickupTime: null, readyMinAt: now - 1 }, to, readyIn, now)).toEqual({
			ready_min_at: minutes(10),
			ready_max_at: minutes(15),
		})
	})

	it('is the slot of an order for later', () => {
		const later = decideReadyTime({ pickupTime: now + 3_600_000, readyMinAt: null }, 'accepted', readyIn, now)
		expect(later).toEqual({ ready_min_at: minutes(60), ready_max_at: minutes(65) })
	})

	it('is left alone once the kitchen cooks, and afterwards', () => {
		const order = { pickupTime: null, readyMinAt: now }
		expect(
			(['preparing', 'ready', 'completed', 'cancelled'] as const).map((to) => decideReadyTime(order, to, readyIn, now)),
		).toEqual([null, null, null, null])
	})
})
