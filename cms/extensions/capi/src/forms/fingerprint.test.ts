import { expect, it } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const HOUR = 3_600_000
const of = (parts: (string | number | null)[], now = NOON, key = 'key') => fingerprintOf(parts, key, now)

it('a copy has the same fingerprint as its letter', () => {
	expect(of(['Ann@example.com ', 'Two  lines\nof it', null])).toBe(of(['ann@example.com', 'two lines of it', null]))
	expect(of(['a', 1], NOON + HOUR)).toBe(of(['a', 1]))
})

it.each([
	['another letter', of(['a', 2])],
	['the next day', of(['a', 1], NOON + 24 * HOUR)],
	['another shop', of(['a', 1], NOON, 'other key')],
	['words that are cut elsewhere', of(['a 1'])],
])('%s has another', (_what, other) => {
	expect(other).not.toBe(of(['a', 1]))
})
