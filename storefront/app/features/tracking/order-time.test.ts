import { provideLanguage } from '@app/language/current'
import { german } from '@app/language/german'
import { createLanguage, english } from '@app/language/language'
import { afterEach, expect, it } from 'vitest'
import { formatOrderTime, formatReadyTime } from './order-time.ts'

const order = (min: string, max: string, timezone = 'Europe/Dublin') => ({
	ready_at: { min, max },
	branch: { timezone } as never,
})
const NOON = Date.parse('2026-07-20T12:00:00Z')

it('shows the ready time as a range on the clocks of the branch', () => {
	const ready = order('2026-07-20T17:42:00+00:00', '2026-07-20T17:52:00+00:00')
	expect(formatReadyTime(ready, NOON)).toBe('18:42–18:52')
	expect(formatReadyTime({ ...ready, branch: { timezone: 'America/New_York' } as never }, NOON)).toBe('13:42–13:52')
})

it('shows one time where the range is none', () => {
	expect(formatReadyTime(order('2026-07-20T17:42:00Z', '2026-07-20T17:42:30Z'), NOON)).toBe('18:42')
})

it('names the day where it is another one at the branch', () => {
	expect(formatReadyTime(order('2026-07-20T23:30:00Z', '2026-07-20T23:40:00Z'), NOON)).toBe('Tue 21 Jul, 00:30–00:40')
})

it('says nothing while the time is not known', () => {
	expect(formatReadyTime({ ready_at: null, branch: { timezone: 'Europe/Dublin' } as never }, NOON)).toBeNull()
})

it.each([
	['today at the branch', '2026-07-19T23:30:00Z', 'Today, 00:30'],
	['another day of the year', '2026-07-17T17:42:00Z', 'Fri 17 Jul, 18:42'],
	['another year', '2025-11-20T18:42:00Z', '20 Nov 2025'],
])('says when an order was placed: %s', (_, created_at, text) => {
	expect(formatOrderTime({ created_at, branch: { timezone: 'Europe/Dublin' } as never }, NOON)).toBe(text)
})

afterEach(() => provideLanguage(() => english))

it('writes days as German does', () => {
	const language = createLanguage('de', german)
	provideLanguage(() => language)
	expect(formatReadyTime(order('2026-07-20T23:30:00Z', '2026-07-20T23:40:00Z'), NOON)).toBe(
		'Di., 21. Juli, 00:30–00:40',
	)
	const placed = (created_at: string) =>
		formatOrderTime({ created_at, branch: { timezone: 'Europe/Dublin' } as never }, NOON)
	expect(['2026-07-20T08:30:00Z', '2025-11-20T18:42:00Z'].map(placed)).toEqual(['Heute, 09:30', '20. Nov. 2025'])
})
