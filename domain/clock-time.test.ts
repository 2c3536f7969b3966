import { createLanguage } from '@app/language/language'
import { LANGUAGE_TAGS } from '@app/language/tags'
import { expect, it } from 'vitest'
import { formatClock } from './clock-time.ts'

it("shows an instant by the clock of its place, not of the reader's", () => {
	expect(formatClock('2026-11-20T18:15:00+00:00', 'Europe/Paris')).toBe('19:15')
})

it('begins the day with 00, in every language', () => {
	for (const tag of LANGUAGE_TAGS) {
		expect(formatClock('2026-11-20T00:05:00+00:00', 'Europe/Dublin', createLanguage(tag))).toBe('00:05')
	}
})
