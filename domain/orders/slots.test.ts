import type { Opening } from '@app/contract/menu'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingAt } from '../branch/opening.ts'
import { addDays, formatInstant } from '../text/zoned-time.ts'
import { type SlotsInput, slotsOn } from './slots.ts'

const DUBLIN = 'Europe/Dublin'
const at = (iso: string) => Date.parse(iso)
const everyDay = (open: string, close: string): Opening => ({
	weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open, close })),
	exceptions: [],
})

function input(more: Partial<SlotsInput> = {}): SlotsInput {
	return {
		opening: everyDay('11:00', '13:00'),
		timezone: DUBLIN,
		date: '2026-11-20',
		now: at('2026-11-20T08:00:00Z'),
		slotMinutes: 30,
		leadMinutes: 15,
		...more,
	}
}
const starts = (more: Partial<SlotsInput> = {}) =>
	slotsOn(input(more)).map((slot) => formatInstant(slot.start, DUBLIN).slice(11, 16))
const free = (more: Partial<SlotsInput> = {}) =>
	slotsOn(input(more))
		.filter((slot) => slot.available)
		.map((slot) => formatInstant(slot.start, DUBLIN).slice(11, 16))

describe('the slots of a day', () => {
	it('fill the opening hours', () => {
		expect(starts()).toEqual(['11:00', '11:30', '12:00', '12:30'])
		expect(slotsOn(input())[0]).toEqual({
			start: at('2026-11-20T11:00:00Z'),
			end: at('2026-11-20T11:30:00Z'),
			available: true,
		})
	})

	it('leave out a last piece that is shorter than a slot', () => {
		expect(starts({ slotMinutes: 50 })).toEqual(['11:00', '11:50'])
	})

	it('begin a grid of their own with every opening', () => {
		const hours: Opening = {
			weekly: [
				{ day: 5, open: '11:10', close: '12:10' },
				{ day: 5, open: '17:00', close: '18:00' },
			],
			exceptions: [],
		}
		expect(starts({ opening: hours })).toEqual(['11:10', '11:40', '17:00', '17:30'])
	})

	it('begin again where one opening follows another without a gap', () => {
		const hours: Opening = {
			weekly: [
				{ day: 5, open: '11:00', close: '12:00' },
				{ day: 5, open: '12:00', close: '13:00' },
			],
			exceptions: [],
		}
		expect(starts({ opening: hours, slotMinutes: 50 })).toEqual(['11:00', '12:00'])
	})

	it('leave out what has begun', () => {
		expect(starts({ now: at('2026-11-20T11:30:00Z') })).toEqual(['11:30', '12:00', '12:30'])
		expect(starts({ now: at('2026-11-20T11:30:01Z') })).toEqual(['12:00', '12:30'])
	})

	it('are not available sooner than the kitchen can cook', () => {
		expect(free({ now: at('2026-11-20T11:00:00Z'), leadMinutes: 30 })).toEqual(['11:30', '12:00', '12:30'])
		expect(free({ now: at('2026-11-20T11:00:01Z'), leadMinutes: 30 })).toEqual(['12:00', '12:30'])
	})

	it('are not available where capacity is used up', () => {
		const full = at('2026-11-20T11:30:00Z')
		expect(free({ capacity: (start) => start !== full })).toEqual(['11:00', '12:00', '12:30'])
	})

	it('do not exist on a closed day, in the past, or without a length', () => {
		expect(starts({ opening: { weekly: [], exceptions: [] } })).toEqual([])
		expect(starts({ date: '2026-11-19' })).toEqual([])
		expect(starts({ slotMinutes: 0 })).toEqual([])
	})

	it('count hours past midnight to the day on which they start', () => {
		const opening = everyDay('23:00', '01:00')
		expect(starts({ opening })).toEqual(['23:00', '23:30'])
		expect(starts({ opening, date: '2026-11-21' })).toEqual(['00:00', '00:30', '23:00', '23:30'])
	})

	it('keep their grid across midnight', () => {
		expect(starts({ opening: everyDay('23:10', '01:00'), date: '2026-11-21' })).toEqual(['00:10', '23:10', '23:40'])
	})

	it('fill a day that is open all day', () => {
		const day = starts({ opening: everyDay('00:00', '24:00'), now: at('2026-11-19T00:00:00Z') })
		expect([day.length, day[0], day.at(-1)]).toEqual([48, '00:00', '23:30'])
	})
})

describe('when clocks change in Dublin', () => {
	const opening = everyDay('00:00', '24:00')

	it('the day that loses an hour has 46 half hours and none between 01:00 and 02:00', () => {
		const day = starts({ opening, date: '2026-03-29', now: at('2026-03-28T00:00:00Z') })
		expect(day).toHaveLength(46)
		expect(day.slice(0, 4)).toEqual(['00:00', '00:30', '02:00', '02:30'])
	})

	it('the day that gains an hour has 50 half hours, the doubled ones an hour apart', () => {
		const day = starts({ opening, date: '2026-10-25', now: at('2026-10-24T00:00:00Z') })
		expect(day).toHaveLength(50)
		expect(day.slice(0, 7)).toEqual(['00:00', '00:30', '01:00', '01:30', '01:00', '01:30', '02:00'])
	})

	it.each([
		['2026-03-27', everyDay('00:00', '24:00')],
		['2026-10-23', everyDay('00:00', '24:00')],
		['2026-03-27', everyDay('18:00', '03:00')],
		['2026-10-23', everyDay('18:00', '03:00')],
	])('days in a row from %s have every open half hour once', (first, hours) => {
		const slots = [0, 1, 2, 3, 4].flatMap((count) =>
			slotsOn(input({ opening: hours, date: addDays(first, count), now: 0 })).map((slot) => slot.start),
		)
		const expected: number[] = []
		for (let instant = slots[0]!; instant <= slots.at(-1)!; instant += 30 * 60_000) {
			if (openingAt(hours, DUBLIN, instant).isOpen) expected.push(instant)
		}
		expect(slots).toEqual(expected)
	})
})

describe('slots of any opening hours', () => {
	it('rise, never overlap, last as long as they should and start on their day', () => {
		const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
			return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
		})
		const entry = fc.record({ day: fc.integer({ min: 1, max: 7 }), open: clock, close: clock })
		const dates = fc.constantFrom('2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-11-20')
		fc.assert(
			fc.property(
				fc.array(entry, { maxLength: 10 }),
				dates,
				fc.integer({ min: 5, max: 90 }),
				(weekly, date, slotMinutes) => {
					const slots = slotsOn(input({ opening: { weekly, exceptions: [] }, date, slotMinutes, now: 0 }))
					for (const [index, slot] of slots.entries()) {
						expect(slot.end - slot.start).toBe(slotMinutes * 60_000)
						expect(formatInstant(slot.start, DUBLIN).slice(0, 10)).toBe(date)
						expect(slot.start).toBeGreaterThanOrEqual(slots[index - 1]?.end ?? 0)
					}
				},
			),
			{ numRuns: 60 },
		)
	})
})
