import { expect, it, vi } from 'vitest'

it('makes each format once, and another one for whatever differs', async () => {
	// As nobody has used it yet: other tests share what is loaded.
	vi.resetModules()
	const { dateFormat, numberFormat } = await import('./formats.ts')
	const [numbers, dates] = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')]
	const say = (locale: string, unit: string, timeZone: string) => [
		numberFormat(locale, { style: 'unit', unit }).format(5),
		dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(0),
	]
	expect(say('en-IE', 'minute', 'UTC')).toEqual(['5 mins', '00:00'])
	expect(say('en-IE', 'minute', 'UTC')).toEqual(['5 mins', '00:00'])
	expect([numbers.mock.calls.length, dates.mock.calls.length]).toEqual([1, 1])
	expect(say('de-DE', 'meter', 'Asia/Tokyo')).toEqual(['5 m', '09:00'])
	vi.restoreAllMocks()
})
