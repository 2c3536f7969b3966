import { inGerman } from '@app/language/german-language'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeDrive, describeHours, describeReadyTime, reasonAgainstOrdering } from './branch-text.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')
const closed = { is_open: false, closes_at: null, timezone: 'Europe/Dublin' }

afterEach(() => vi.restoreAllMocks())

describe('describeHours', () => {
	it.each([
		[
			'until when it is open',
			{ is_open: true, closes_at: '2026-11-20T23:00:00+00:00', next_open_at: null },
			'Open until 23:00',
		],
		['round the clock', { is_open: true, closes_at: null, next_open_at: null }, 'Open 24 hours'],
		['later today', { ...closed, next_open_at: '2026-11-20T12:00:00+00:00' }, 'Opens 12:00'],
		['tomorrow', { ...closed, next_open_at: '2026-11-21T09:30:00+00:00' }, 'Opens tomorrow 09:30'],
		['this week', { ...closed, next_open_at: '2026-11-23T09:00:00+00:00' }, 'Opens Monday 09:00'],
		['in a month', { ...closed, next_open_at: '2026-12-21T09:00:00+00:00' }, 'Opens 21 December 09:00'],
		['nobody knows when', { ...closed, next_open_at: null }, 'Closed until further notice'],
	])('tells %s', (_, branch, text) => {
		expect(describeHours({ ...closed, ...branch }, NOW)).toBe(text)
	})

	it("counts days and hours in the branch's time zone, not in the customer's", () => {
		const tokyo = { ...closed, timezone: 'Asia/Tokyo' }
		expect(describeHours({ ...tokyo, next_open_at: '2026-11-21T08:30:00+09:00' }, NOW)).toBe('Opens tomorrow 08:30')
		expect(describeHours({ ...tokyo, next_open_at: '2026-11-20T23:30:00Z' }, NOW)).toBe('Opens tomorrow 08:30')
		const closing = { ...tokyo, is_open: true, next_open_at: null }
		expect(describeHours({ ...closing, closes_at: '2026-11-20T23:00:00+09:00' }, NOW)).toBe('Open until 23:00')
		expect(describeHours({ ...closing, closes_at: '2026-11-20T14:00:00Z' }, NOW)).toBe('Open until 23:00')
	})

	// Ireland puts its clocks forward on 29 March 2026 at 01:00: its offset is another one at the opening than before.
	it.each([
		['2026-03-28T23:30:00Z', 'Opens tomorrow 11:00'],
		['2026-03-28T22:30:00Z', 'Opens tomorrow 11:00'],
		['2026-03-29T00:30:00Z', 'Opens 11:00'],
		['2026-03-29T01:30:00Z', 'Opens 11:00'],
	])('counts days across a change of the clocks: at %s it %s', (now, text) => {
		expect(describeHours({ ...closed, next_open_at: '2026-03-29T11:00:00+01:00' }, Date.parse(now))).toBe(text)
	})

	it('counts days back in the night before the clocks go back', () => {
		const branch = { ...closed, next_open_at: '2026-10-25T11:00:00+00:00' }
		expect(describeHours(branch, Date.parse('2026-10-24T23:30:00Z'))).toBe('Opens 11:00')
		expect(describeHours(branch, Date.parse('2026-10-24T22:30:00Z'))).toBe('Opens tomorrow 11:00')
	})

	it.each([
		['2026-11-20T23:30:00Z', 'Opens 11:00'],
		['2026-11-20T22:30:00Z', 'Opens tomorrow 11:00'],
	])('asks Intl no more at midnight (%s) than by day: it %s', (now, text) => {
		const asked = vi.spyOn(Intl, 'DateTimeFormat')
		const branch = { ...closed, timezone: 'Europe/Vienna', next_open_at: '2026-11-21T11:00:00+01:00' }
		expect(describeHours(branch, Date.parse(now))).toBe(text)
		expect(asked).not.toHaveBeenCalled()
	})
})

describe('reasonAgainstOrdering', () => {
	it.each([
		[true, 'busy', null],
		[false, 'branch_closed', 'Closed'],
		[false, 'dine_in_only', 'Dine-in only'],
		[false, 'kitchen_closed', 'Kitchen closed'],
		[false, 'open', 'No online orders'],
	] as const)('can order online: %s, %s gives %s', (can_order_online, kitchen_computed_status, reason) => {
		expect(reasonAgainstOrdering({ can_order_online, kitchen_computed_status })).toBe(reason)
	})
})

it.each([
	[{ distanceMeters: 1_240, durationSeconds: 20, isEstimated: false }, '1.2 km, 1 min'],
	[{ distanceMeters: 14_600, durationSeconds: 1_750, isEstimated: true }, 'about 15 km, 29 mins'],
	[{ distanceMeters: 0, durationSeconds: 0, isEstimated: true }, 'about 50 m, 1 min'],
	[{ distanceMeters: 470, durationSeconds: 61, isEstimated: false }, '450 m, 1 min'],
	[{ distanceMeters: 974, durationSeconds: 90, isEstimated: false }, '950 m, 2 mins'],
	[{ distanceMeters: 976, durationSeconds: 90, isEstimated: false }, '1 km, 2 mins'],
])('rounds a drive to what a driver cares about: %j is %s', (drive, text) => {
	expect(describeDrive(drive)).toBe(text)
})

it('tells how long an order takes as a range', () => {
	expect(describeReadyTime({ min: 10, max: 15 })).toBe('10–15 mins')
})

describe('in German', () => {
	it.each([
		['2026-11-20T12:00:00+00:00', 'Öffnet um 12:00\u00a0Uhr'],
		['2026-11-21T09:30:00+00:00', 'Öffnet morgen um 09:30\u00a0Uhr'],
		['2026-11-23T09:00:00+00:00', 'Öffnet am Montag um 09:00\u00a0Uhr'],
		['2026-12-21T09:00:00+00:00', 'Öffnet am 21. Dezember um 09:00\u00a0Uhr'],
	])('it opens at %s: %s', (next_open_at, text) => {
		expect(describeHours({ ...closed, next_open_at }, NOW, inGerman)).toBe(text)
	})

	it('has its own units and decimals', () => {
		const drive = { distanceMeters: 1_240, durationSeconds: 95, isEstimated: true }
		expect(describeDrive(drive, inGerman).replace(/\s/g, ' ')).toBe('etwa 1,2 km, 2 Min.')
		expect(describeReadyTime({ min: 10, max: 15 }, inGerman).replace(/\s/g, ' ')).toBe('10–15 Min.')
	})
})
