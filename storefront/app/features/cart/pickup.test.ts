import { expect, it } from 'vitest'
import { pickupDays } from './pickup.ts'

it("offers a week of days of the branch's own calendar", () => {
	const lateEvening = Date.parse('2026-11-20T16:30:00Z')
	const days = pickupDays(lateEvening, 'Asia/Tokyo')
	expect(days).toHaveLength(7)
	expect(days[0]).toEqual({ day: '2026-11-21', label: 'Today' })
	expect(days[1]).toEqual({ day: '2026-11-22', label: 'Tomorrow' })
	expect(days[2]?.label).toBe('Monday, 23 November')
})

it('neither repeats nor skips a day when the clocks change', () => {
	const days = pickupDays(Date.parse('2026-10-23T22:30:00Z'), 'Europe/Dublin')
	expect(days.map(({ day }) => day.slice(8))).toEqual(['23', '24', '25', '26', '27', '28', '29'])
})
