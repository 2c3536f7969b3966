import { describe, expect, it } from 'vitest'
import { setReadyTime } from './set-ready-time.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')

describe('the minutes that staff type', () => {
	it.each([
		[25, '2026-11-20T12:25:00.000Z'],
		['25', '2026-11-20T12:25:00.000Z'],
		[1, '2026-11-20T12:01:00.000Z'],
		[240, '2026-11-20T16:00:00.000Z'],
	])('%j become an instant', (ready_minutes, at) => {
		const edit = { order_status: 'accepted', ready_minutes }
		expect(setReadyTime(edit, NOON)).toEqual({
			order_status: 'accepted',
			ready_minutes: Number(ready_minutes),
			ready_min_at: at,
			ready_max_at: at,
		})
	})

	it('leave the estimate where there are none', () => {
		for (const ready_minutes of [null, '', undefined, 'undefined']) {
			expect(setReadyTime({ order_status: 'accepted', ready_minutes }, NOON)).toEqual({ order_status: 'accepted' })
		}
	})

	it.each([0, -5, 241, 2.5, 'soon', true, [5], {}])('are refused for %j', (ready_minutes) => {
		expect(() => setReadyTime({ ready_minutes }, NOON)).toThrow(expect.objectContaining({ status: 400 }))
	})
})
