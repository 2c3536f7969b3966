import { expect, it } from 'vitest'
import { formatClock } from './clock-time.ts'

it("shows an instant by the clock of its place, not of the reader's", () => {
	expect(formatClock('2026-11-20T18:15:00+00:00', 'Europe/Paris', 'en-IE')).toBe('19:15')
})

it('begins the day with 00, in every language', () => {
	for (const locale of ['en-IE', 'en-US', 'ja-JP']) {
		expect(formatClock('2026-11-20T00:05:00+00:00', 'Europe/Dublin', locale)).toBe('00:05')
	}
})
