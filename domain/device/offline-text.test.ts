import { inGerman } from '@app/language/german-language'
import { expect, it } from 'vitest'
import { offlineMark } from './offline-text.ts'

const NOW = Date.parse('2026-11-20T15:30:00Z')

it.each([
	['the same day', '2026-11-20T14:05:00Z', 'Offline · menu from 14:05'],
	['just after midnight', '2026-11-20T00:00:00Z', 'Offline · menu from 00:00'],
	['the day before', '2026-11-19T23:59:00Z', 'Offline · menu from Thu, 23:59'],
	['weeks ago', '2026-10-01T11:05:00Z', 'Offline · menu from 1 Oct, 12:05'],
])('%s', (_what, at, expected) => {
	expect(offlineMark(Date.parse(at), NOW, { timeZone: 'Europe/Dublin' })).toBe(expected)
})

it('names no time where no menu is known', () => {
	expect(offlineMark(null, NOW)).toBe('Offline')
})

it('names the day in the language of the reader', () => {
	const mark = offlineMark(Date.parse('2026-10-01T11:05:00Z'), NOW, { language: inGerman, timeZone: 'Europe/Dublin' })
	expect(mark).toBe('Offline · Karte: Stand 1. Okt., 12:05')
})
