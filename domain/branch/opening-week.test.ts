import type { Opening } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'
import { comingExceptions, weekRows } from './opening-week.ts'

const DUBLIN = 'Europe/Dublin'
/** A Friday. */
const NOW = Date.parse('2026-11-20T12:00:00Z')
const EVENINGS = [1, 2, 3, 4, 5].map((day) => ({ day, open: '17:00', close: '23:00' }))

const opening = (exceptions: Partial<Opening['exceptions'][number]>[] = [], weekly = EVENINGS): Opening => ({
	weekly,
	exceptions: exceptions.map((entry) => ({
		date: '2026-11-27',
		closed: false,
		open: null,
		close: null,
		reason: null,
		...entry,
	})),
})

describe('the week', () => {
	it('goes from Monday to Sunday, with today marked and days off empty', () => {
		const rows = weekRows(opening(), DUBLIN, NOW)
		expect(rows.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
		expect(rows.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([5])
		expect(rows.map(({ hours }) => hours.length)).toEqual([1, 1, 1, 1, 1, 0, 0])
	})

	it.each([
		['Sunday night in Dublin', DUBLIN, '2026-11-22T23:30:00Z', 7],
		['already Monday in Berlin', 'Europe/Berlin', '2026-11-22T23:30:00Z', 1],
		['still Saturday in New York', 'America/New_York', '2026-11-22T03:30:00Z', 6],
	])('marks the branch’s own day: %s', (_, timezone, iso, day) => {
		const today = weekRows(opening(), timezone, Date.parse(iso)).find(({ isToday }) => isToday)
		expect(today?.day).toBe(day)
	})

	it('lists several hours of a day in their order', () => {
		const weekly = [
			{ day: 1, open: '17:00', close: '01:00' },
			{ day: 1, open: '12:00', close: '15:00' },
		]
		expect(weekRows(opening([], weekly), DUBLIN, NOW)[0]!.hours.map(({ open }) => open)).toEqual(['12:00', '17:00'])
	})

	it('is the regular one, whatever differs this week', () => {
		const closed = opening([{ date: '2026-11-20', closed: true }])
		expect(weekRows(closed, DUBLIN, NOW)[4]!.hours).toEqual([{ open: '17:00', close: '23:00' }])
	})
})

describe('coming exceptions', () => {
	it.each([
		['closed', { closed: true }, [], null],
		['other hours', { open: '10:00', close: '14:00' }, [{ open: '10:00', close: '14:00' }], null],
		['a reason alone', { reason: 'Live music' }, [{ open: '17:00', close: '23:00' }], 'Live music'],
		['closed for a reason', { closed: true, reason: 'Stocktaking' }, [], 'Stocktaking'],
	])('tell of a day: %s', (_, exception, hours, reason) => {
		expect(comingExceptions(opening([exception]), DUBLIN, NOW)).toEqual([
			{ date: '2026-11-27', isToday: false, hours, reason },
		])
	})

	it.each([
		['says nothing', {}],
		['repeats the week', { open: '17:00', close: '23:00' }],
		['closes a day that is closed anyway', { date: '2026-11-28', closed: true }],
		['was yesterday', { date: '2026-11-19', closed: true }],
		['is more than four weeks away', { date: '2026-12-19', closed: true }],
	])('leave out what %s', (_, exception) => {
		expect(comingExceptions(opening([exception]), DUBLIN, NOW)).toEqual([])
	})

	it('are in order, each day once, today and the last day of four weeks included', () => {
		const hours = opening([
			{ date: '2026-12-18', closed: true },
			{ date: '2026-11-24', open: '18:00', close: '20:00' },
			{ date: '2026-11-24', open: '12:00', close: '14:00', reason: 'Late delivery' },
			{ date: '2026-11-20', closed: true },
		])
		const days = comingExceptions(hours, DUBLIN, NOW)
		expect(days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-24', '2026-12-18'])
		expect(days[0]!.isToday).toBe(true)
		expect(days[1]).toMatchObject({ reason: 'Late delivery', hours: [{ open: '12:00' }, { open: '18:00' }] })
	})
})
