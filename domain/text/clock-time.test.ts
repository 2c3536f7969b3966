import { createLanguage } from '@app/language/language'
import { LANGUAGE_TAGS } from '@app/language/tags'
import { expect, it } from 'vitest'
import { formatClock, readOwnTime } from './clock-time.ts'

it("shows an instant by the clock of its place, not of the reader's", () => {
	expect(formatClock('2026-11-20T18:15:00+00:00', 'Europe/Paris')).toBe('19:15')
})

it('begins the day with 00, in every language', () => {
	for (const tag of LANGUAGE_TAGS) {
		expect(formatClock('2026-11-20T00:05:00+00:00', 'Europe/Dublin', createLanguage(tag))).toBe('00:05')
	}
})

it.each([
	['2026-11-20T18:15:00+00:00', { day: '2026-11-20', time: '18:15', offsetMs: 0 }],
	['2026-11-20T23:45:00.123+09:30', { day: '2026-11-20', time: '23:45', offsetMs: 34_200_000 }],
	['2026-11-20T00:05:00-03:00', { day: '2026-11-20', time: '00:05', offsetMs: -10_800_000 }],
	['2026-11-20T18:15:00Z', null],
	['today', null],
])('reads what clocks show off %s', (instant, own) => {
	expect(readOwnTime(instant)).toEqual(own)
})
