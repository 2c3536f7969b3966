import type { Opening } from '@app/contract/menu'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatInstant } from '../text/zoned-time.ts'
import { nextBoundary, openingAt } from './opening.ts'

const DUBLIN = 'Europe/Dublin'
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const at = (iso: string) => Date.parse(iso)

const weekly = (days: number[], open: string, close: string) => days.map((day) => ({ day, open, close }))
const opening = (hours: Opening['weekly'], exceptions: Partial<Opening['exceptions'][number]>[] = []): Opening => ({
	weekly: hours,
	exceptions: exceptions.map((entry) => ({
		date: '2026-11-20',
		closed: false,
		open: null,
		close: null,
		reason: null,
		...entry,
	})),
})

const DAYTIME = opening(weekly(EVERY_DAY, '11:00', '22:00'))
const LATE = opening(weekly(EVERY_DAY, '18:00', '02:00'))
const ALWAYS = opening(weekly(EVERY_DAY, '00:00', '24:00'))

/** 2026-11-20 is a Friday; Dublin is on UTC. */
function statusAt(hours: Opening, iso: string) {
	const now = openingAt(hours, DUBLIN, at(iso))
	const text = (ms: number | null) => (ms === null ? null : formatInstant(ms, DUBLIN).slice(0, 16))
	return { isOpen: now.isOpen, closesAt: text(now.closesAt), nextOpenAt: text(now.nextOpenAt) }
}

describe('whether a branch is open', () => {
	it.each([
		['just before opening', DAYTIME, '2026-11-20T10:59:59Z', false, null, '2026-11-20T11:00'],
		['at opening', DAYTIME, '2026-11-20T11:00:00Z', true, '2026-11-20T22:00', null],
		['just before closing', DAYTIME, '2026-11-20T21:59:59Z', true, '2026-11-20T22:00', null],
		['at closing', DAYTIME, '2026-11-20T22:00:00Z', false, null, '2026-11-21T11:00'],
		['past midnight, in hours that began yesterday', LATE, '2026-11-21T01:59:59Z', true, '2026-11-21T02:00', null],
		['when yesterday’s hours end', LATE, '2026-11-21T02:00:00Z', false, null, '2026-11-21T18:00'],
		['before midnight, in hours that end tomorrow', LATE, '2026-11-20T23:30:00Z', true, '2026-11-21T02:00', null],
		['around the clock', ALWAYS, '2026-11-20T03:00:00Z', true, null, null],
		['around the clock, at midnight', ALWAYS, '2026-11-20T00:00:00Z', true, null, null],
	])('%s', (_, hours, iso, isOpen, closesAt, nextOpenAt) => {
		expect(statusAt(hours, iso)).toEqual({ isOpen, closesAt, nextOpenAt })
	})

	it('takes a close at the opening time as a whole day', () => {
		const hours = opening(weekly(EVERY_DAY, '09:00', '09:00'))
		expect(statusAt(hours, '2026-11-20T08:30:00Z')).toEqual({ isOpen: true, closesAt: null, nextOpenAt: null })
	})

	it('knows several hours a day, in whatever order they were typed', () => {
		const hours = opening([...weekly([5], '17:00', '22:00'), ...weekly([5], '12:00', '15:00')])
		expect(statusAt(hours, '2026-11-20T14:00:00Z').closesAt).toBe('2026-11-20T15:00')
		expect(statusAt(hours, '2026-11-20T16:00:00Z')).toEqual({
			isOpen: false,
			closesAt: null,
			nextOpenAt: '2026-11-20T17:00',
		})
	})

	it('joins hours that touch or overlap', () => {
		const hours = opening([
			...weekly([5], '11:00', '15:00'),
			...weekly([5], '15:00', '20:00'),
			...weekly([5], '19:00', '23:00'),
		])
		expect(statusAt(hours, '2026-11-20T12:00:00Z').closesAt).toBe('2026-11-20T23:00')
	})

	it('joins days open all day up to the one that is not', () => {
		const hours = opening([...weekly([5, 6], '00:00', '24:00'), ...weekly([7], '00:00', '20:00')])
		expect(statusAt(hours, '2026-11-20T10:00:00Z').closesAt).toBe('2026-11-22T20:00')
	})

	it('is closed on a day without an entry, and opens on the next that has one', () => {
		const hours = opening(weekly([1], '11:00', '22:00'))
		expect(statusAt(hours, '2026-11-20T12:00:00Z')).toEqual({
			isOpen: false,
			closesAt: null,
			nextOpenAt: '2026-11-23T11:00',
		})
	})

	it('knows of no opening where there are no hours at all', () => {
		expect(statusAt(opening([]), '2026-11-20T12:00:00Z')).toEqual({ isOpen: false, closesAt: null, nextOpenAt: null })
	})
})

describe('an exception', () => {
	it('closes the day', () => {
		const hours = opening(weekly(EVERY_DAY, '11:00', '22:00'), [{ closed: true }])
		expect(statusAt(hours, '2026-11-20T12:00:00Z')).toEqual({
			isOpen: false,
			closesAt: null,
			nextOpenAt: '2026-11-21T11:00',
		})
	})

	it('leaves the hours that began the day before', () => {
		const hours = opening(weekly(EVERY_DAY, '18:00', '02:00'), [{ closed: true }])
		expect(statusAt(hours, '2026-11-20T01:00:00Z').closesAt).toBe('2026-11-20T02:00')
		expect(statusAt(hours, '2026-11-20T19:00:00Z').isOpen).toBe(false)
	})

	it('replaces the hours of the day', () => {
		const hours = opening(weekly(EVERY_DAY, '11:00', '22:00'), [{ open: '15:00', close: '17:00' }])
		expect(statusAt(hours, '2026-11-20T12:00:00Z').nextOpenAt).toBe('2026-11-20T15:00')
		expect(statusAt(hours, '2026-11-20T16:00:00Z').closesAt).toBe('2026-11-20T17:00')
	})

	it('opens a day that the week has closed', () => {
		const hours = opening([], [{ open: '10:00', close: '14:00' }])
		expect(statusAt(hours, '2026-11-20T11:00:00Z').isOpen).toBe(true)
	})

	it.each([
		{ open: '15:00', close: null },
		{ open: null, close: '15:00' },
	])('with half its hours changes nothing: $open to $close', (half) => {
		expect(statusAt(opening(weekly(EVERY_DAY, '11:00', '22:00'), [half]), '2026-11-20T12:00:00Z').closesAt).toBe(
			'2026-11-20T22:00',
		)
	})

	it('that only gives a reason changes nothing', () => {
		const hours = opening(weekly(EVERY_DAY, '11:00', '22:00'), [{ reason: 'Live music' }])
		expect(statusAt(hours, '2026-11-20T12:00:00Z').isOpen).toBe(true)
	})

	it('ends being open around the clock when its day comes near', () => {
		const closed = opening(ALWAYS.weekly, [{ date: '2026-11-25', closed: true }])
		expect(statusAt(closed, '2026-11-20T12:00:00Z').closesAt).toBe('2026-11-25T00:00')
		expect(statusAt(closed, '2026-11-10T12:00:00Z').closesAt).toBeNull()
	})

	it('lets the end of a long closure be seen', () => {
		const days = Array.from({ length: 28 }, (_, index) => ({ date: `2027-02-${String(index + 1).padStart(2, '0')}` }))
		const shut = opening(
			DAYTIME.weekly,
			days.map((day) => ({ ...day, closed: true })),
		)
		expect(statusAt(shut, '2027-02-02T12:00:00Z').nextOpenAt).toBe('2027-03-01T11:00')
	})
})

describe('today’s hours', () => {
	it('go from the first opening to the last closing', () => {
		const hours = opening([...weekly([5], '17:00', '01:00'), ...weekly([5], '12:00', '15:00')])
		expect(openingAt(hours, DUBLIN, at('2026-11-20T10:00:00Z')).hours).toEqual({ open: '12:00', close: '01:00' })
	})

	it('are 09:00 to 22:00 where the day has none', () => {
		expect(openingAt(opening([]), DUBLIN, at('2026-11-20T10:00:00Z')).hours).toEqual({ open: '09:00', close: '22:00' })
	})

	it('are those of the branch’s own day', () => {
		const hours = opening([...weekly([5], '10:00', '20:00'), ...weekly([6], '12:00', '18:00')])
		const instant = at('2026-11-20T23:30:00Z')
		expect(openingAt(hours, DUBLIN, instant).hours.open).toBe('10:00')
		expect(openingAt(hours, 'Europe/Paris', instant).hours.open).toBe('12:00')
	})

	it('say when the whole day is open', () => {
		expect(openingAt(ALWAYS, DUBLIN, at('2026-11-20T10:00:00Z')).allDay).toBe(true)
		expect(openingAt(DAYTIME, DUBLIN, at('2026-11-20T10:00:00Z')).allDay).toBe(false)
		expect(openingAt(LATE, DUBLIN, at('2026-11-20T10:00:00Z')).allDay).toBe(false)
		const fridays = opening([...weekly([5], '00:00', '24:00'), ...weekly([1], '11:00', '22:00')])
		expect(openingAt(fridays, DUBLIN, at('2026-11-20T10:00:00Z')).allDay).toBe(true)
		expect(openingAt(fridays, DUBLIN, at('2026-11-21T10:00:00Z')).allDay).toBe(false)
		expect(openingAt(ALWAYS, DUBLIN, at('2026-03-29T10:00:00Z')).allDay).toBe(true)
		expect(openingAt(ALWAYS, DUBLIN, at('2026-10-25T10:00:00Z')).allDay).toBe(true)
	})
})

describe('when clocks change in Dublin', () => {
	it.each([
		['forward: hours across the change are an hour shorter', LATE, '2026-03-29T00:30:00Z', '2026-03-29T01:00:00.000Z'],
		['back: hours across the change are an hour longer', LATE, '2026-10-24T23:00:00Z', '2026-10-25T02:00:00.000Z'],
		['forward: the day’s hours follow the new time', DAYTIME, '2026-03-29T10:30:00Z', '2026-03-29T21:00:00.000Z'],
		['back: the day’s hours follow the new time', DAYTIME, '2026-10-25T11:30:00Z', '2026-10-25T22:00:00.000Z'],
	])('%s', (_, hours, iso, closesAt) => {
		expect(new Date(openingAt(hours, DUBLIN, at(iso)).closesAt ?? 0).toISOString()).toBe(closesAt)
	})

	it('hours that the change leaves empty are not announced', () => {
		const hours = opening(weekly([7], '01:00', '02:00'))
		expect(statusAt(hours, '2026-03-28T12:00:00Z').nextOpenAt).toBe('2026-04-05T01:00')
	})

	it('hours that lie in the skipped hour alone are no hours', () => {
		const hours = opening(weekly([7], '01:15', '02:00'))
		expect(openingAt(hours, DUBLIN, at('2026-03-29T01:20:00Z')).isOpen).toBe(false)
	})
})

describe('the end of a buffered reply', () => {
	it.each([
		['is the closing', DAYTIME, '2026-11-20T12:00:00Z', '2026-11-20T22:00:00.000Z'],
		[
			'is midnight after closing, when the day’s hours change',
			DAYTIME,
			'2026-11-20T22:00:00Z',
			'2026-11-21T00:00:00.000Z',
		],
		['is the opening', DAYTIME, '2026-11-20T09:00:00Z', '2026-11-20T11:00:00.000Z'],
		['is midnight where nothing opens or closes', ALWAYS, '2026-11-20T09:00:00Z', '2026-11-21T00:00:00.000Z'],
		['is midnight of the branch, not of UTC', ALWAYS, '2026-07-01T09:00:00Z', '2026-07-01T23:00:00.000Z'],
	])('%s', (_, hours, iso, expected) => {
		expect(new Date(nextBoundary(hours, DUBLIN, at(iso))).toISOString()).toBe(expected)
	})

	it('comes later, and nothing changes before it', () => {
		const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
			return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
		})
		const entry = fc.record({ day: fc.integer({ min: 1, max: 7 }), open: clock, close: clock })
		const instants = fc.integer({ min: at('2026-03-27T00:00:00Z') / 1000, max: at('2026-04-02T00:00:00Z') / 1000 })
		fc.assert(
			fc.property(
				fc.array(entry, { maxLength: 8 }),
				instants,
				fc.double({ min: 0, max: 1, noNaN: true }),
				(hours, s, part) => {
					const now = s * 1000
					const end = nextBoundary(opening(hours), DUBLIN, now)
					expect(end).toBeGreaterThan(now)
					const between = openingAt(opening(hours), DUBLIN, now + Math.floor((end - 1 - now) * part))
					expect(between).toEqual(openingAt(opening(hours), DUBLIN, now))
				},
			),
			{ numRuns: 60 },
		)
	})
})
