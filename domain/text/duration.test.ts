import { inGerman } from '@app/language/german-language'
import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

test.each([
	[0, '0 mins'],
	[59_999, '0 mins'],
	[60_000, '1 mins'],
	[59 * 60_000 + 59_999, '59 mins'],
	[3_600_000, '1h 0m'],
	[3_659_999, '1h 0m'],
	[7_500_000, '2h 5m'],
	[86_399_999, '23h 59m'],
	[90_000_000, '25h 0m'],
	[-1, '0 mins'],
])('%d ms is %s', (ms, text) => expect(formatDuration(ms)).toBe(text))

test.each([
	[60_000, '1\u00a0Min.'],
	[7_500_000, '2\u00a0Std. 5\u00a0Min.'],
])('in German %d ms is %s', (ms, text) => expect(formatDuration(ms, inGerman)).toBe(text))
