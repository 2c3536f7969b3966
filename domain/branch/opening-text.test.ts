import { inGerman } from '@app/language/german-language'
import { describe, expect, it } from 'vitest'
import {
	describeClosingSoon,
	describeDayHours,
	describeLastMinutes,
	describeLastMinutesToPay,
	nameDate,
	nameWeekday,
} from './opening-text.ts'

const NOW = Date.parse('2026-11-20T22:40:00Z')

describe('describeClosingSoon', () => {
	it.each([
		['in 20 minutes', true, '2026-11-20T23:00:00+00:00', 'Closes in 20 minutes'],
		['in a zone of its own', true, '2026-11-21T00:00:00+01:00', 'Closes in 20 minutes'],
		['in less than a minute', true, '2026-11-20T22:40:20+00:00', 'Closes in 1 minute'],
		['at the edge', true, '2026-11-20T23:25:00+00:00', 'Closes in 45 minutes'],
		['later', true, '2026-11-20T23:26:00+00:00', null],
		['just now', true, '2026-11-20T22:40:00+00:00', null],
		['a while ago, the answer being old', true, '2026-11-20T22:00:00+00:00', null],
		['never', true, null, null],
		['not at all, being closed', false, '2026-11-20T23:00:00+00:00', null],
	])('closes %s', (_, is_open, closes_at, text) => {
		expect(describeClosingSoon({ is_open, closes_at }, NOW)).toBe(text)
	})

	it.each([
		['2026-11-20T23:00:00+00:00', 'Schließt in 20 Minuten'],
		['2026-11-20T22:40:20+00:00', 'Schließt in 1 Minute'],
	])('counts in German: %s', (closes_at, text) => {
		expect(describeClosingSoon({ is_open: true, closes_at }, NOW, inGerman)?.replace(/\s/g, ' ')).toBe(text)
	})
})

it.each([
	[
		'within 20 minutes',
		'2026-11-20T23:00:00+00:00',
		'Temple Bar closes at 23:00, in 20 minutes. Check out before then.',
	],
	['in another zone', '2026-11-20T23:50:00+01:00', 'Temple Bar closes at 23:50, in 10 minutes. Check out before then.'],
	['without an offset', '2026-11-20T22:41:00Z', 'Temple Bar closes at 22:41, in 1 minute. Check out before then.'],
	['later', '2026-11-20T23:01:00+00:00', null],
	['a while ago', '2026-11-20T22:30:00+00:00', null],
	['never', null, null],
])('describeLastMinutes warns of a branch that closes %s', (_, closes_at, text) => {
	const branch = { title: 'Temple Bar', timezone: 'Europe/Dublin', is_open: true, closes_at }
	expect(describeLastMinutes(branch, NOW)).toBe(text)
})

it.each([
	['as soon as possible', null, 'Temple Bar closes at 23:00, in 20 minutes. Pay before then.'],
	['before closing', '2026-11-20T22:50:00Z', 'Temple Bar closes at 23:00, in 20 minutes. Pay before then.'],
	['the next day', '2026-11-21T12:00:00Z', null],
])('describeLastMinutesToPay warns of an order for pickup %s', (_, pickup_time, text) => {
	const closes_at = '2026-11-20T23:00:00+00:00'
	const branch = { title: 'Temple Bar', timezone: 'Europe/Dublin', is_open: true, closes_at }
	expect(describeLastMinutesToPay({ pickup_time }, branch, NOW)).toBe(text)
	expect(describeLastMinutesToPay({ pickup_time }, { ...branch, closes_at: null }, NOW)).toBeNull()
})

it.each([
	[[], 'Closed'],
	[[{ open: '11:00', close: '23:00' }], '11:00–23:00'],
	[[{ open: '18:00', close: '02:00' }], '18:00–02:00'],
	[[{ open: '11:00', close: '24:00' }], '11:00–00:00'],
	[[{ open: '00:00', close: '24:00' }], 'Open 24 hours'],
	[[{ open: '00:00', close: '00:00' }], 'Open 24 hours'],
	[
		[
			{ open: '12:00', close: '15:00' },
			{ open: '17:00', close: '22:00' },
		],
		'12:00–15:00, 17:00–22:00',
	],
])('the hours of a day: %j are %s', (hours, text) => {
	expect(describeDayHours(hours)).toBe(text)
})

it('names days', () => {
	expect([1, 7].map((day) => nameWeekday(day))).toEqual(['Monday', 'Sunday'])
	expect(nameDate('2026-12-25')).toMatch(/^Friday,? 25 December$/)
	expect(nameDate('2026-12-25', inGerman)).toBe('Freitag, 25. Dezember')
})
