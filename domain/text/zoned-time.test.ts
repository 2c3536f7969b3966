import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, formatInstant, instantOf, isCalendarDay, localDay, weekdayOf } from './zoned-time.ts'

const DUBLIN = 'Europe/Dublin'
const at = (iso: string) => Date.parse(iso)

describe('clock times of a zone as instants', () => {
	it.each([
		['winter', '2026-11-20', '09:00', '2026-11-20T09:00:00Z'],
		['summer', '2026-07-01', '09:00', '2026-07-01T08:00:00Z'],
		['the day clocks go forward, before', '2026-03-29', '00:59', '2026-03-29T00:59:00Z'],
		['the day clocks go forward, in the hour that is missing', '2026-03-29', '01:30', '2026-03-29T01:30:00Z'],
		['the day clocks go forward, after', '2026-03-29', '02:00', '2026-03-29T01:00:00Z'],
		['the day clocks go back, before', '2026-10-25', '00:59', '2026-10-24T23:59:00Z'],
		['the day clocks go back, the first of two', '2026-10-25', '01:30', '2026-10-25T00:30:00Z'],
		['the day clocks go back, after', '2026-10-25', '02:00', '2026-10-25T02:00:00Z'],
		['24:00', '2026-11-20', '24:00', '2026-11-21T00:00:00Z'],
		['hours past midnight', '2026-11-20', '26:30', '2026-11-21T02:30:00Z'],
	])('%s', (_, day, clock, expected) => {
		expect(new Date(instantOf(day, minutes(clock), DUBLIN)).toISOString()).toBe(new Date(expected).toISOString())
	})

	it('moves on by the missing hour west of Greenwich too', () => {
		expect(formatInstant(instantOf('2026-03-08', 150, 'America/New_York'), 'UTC')).toBe('2026-03-08T07:30:00+00:00')
	})

	it('read back as the time that was meant, wherever that time exists', () => {
		const zones = fc.constantFrom(DUBLIN, 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC')
		const days = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count))
		fc.assert(
			fc.property(zones, days, fc.integer({ min: 240, max: 1439 }), (zone, day, minute) => {
				const text = formatInstant(instantOf(day, minute, zone), zone)
				expect(text.slice(0, 16)).toBe(`${day}T${clockOf(minute)}`)
			}),
		)
	})
})

describe('an instant in a zone', () => {
	it.each([
		['2026-11-20T18:30:00Z', DUBLIN, '2026-11-20T18:30:00+00:00'],
		['2026-07-01T18:30:00Z', DUBLIN, '2026-07-01T19:30:00+01:00'],
		['2026-07-01T23:30:00Z', DUBLIN, '2026-07-02T00:30:00+01:00'],
		['2026-07-01T12:00:00Z', 'Asia/Kolkata', '2026-07-01T17:30:00+05:30'],
		['2026-07-01T12:00:00Z', 'America/St_Johns', '2026-07-01T09:30:00-02:30'],
	])('%s in %s is %s', (instant, zone, expected) => {
		expect(formatInstant(at(instant), zone)).toBe(expected)
		expect(at(formatInstant(at(instant), zone))).toBe(at(instant))
		expect(localDay(at(instant), zone)).toBe(expected.slice(0, 10))
	})

	it('cannot be told in a zone that does not exist', () => {
		expect(() => localDay(0, 'Mars/Olympus')).toThrow(RangeError)
	})
})

describe('calendar days', () => {
	it.each([
		['2026-11-20', true],
		['2028-02-29', true],
		['2026-02-29', false],
		['2026-02-30', false],
		['2026-13-01', false],
		['2026-1-1', false],
		['20 November', false],
		['', false],
	])('%s: %s', (text, expected) => {
		expect(isCalendarDay(text)).toBe(expected)
	})

	it('begin the week on Monday', () => {
		expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(weekdayOf)).toEqual([1, 5, 7])
	})

	it('follow each other across months and years', () => {
		expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
		expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
	})
})

function minutes(clock: string): number {
	const [hours, rest] = clock.split(':').map(Number)
	return hours! * 60 + rest!
}

function clockOf(minute: number): string {
	return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
