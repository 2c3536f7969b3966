import { describe, expect, it } from 'vitest'
import { flagFrom, instantFrom, jsonFrom, listFrom, minorFrom, numberFrom } from './columns.ts'

const noon = Date.UTC(2026, 10, 20, 12)

describe('columns of either database', () => {
	it.each([
		['milliseconds', noon],
		['a Date', new Date(noon)],
		['ISO text', '2026-11-20T12:00:00.000Z'],
		['CURRENT_TIMESTAMP of SQLite', '2026-11-20 12:00:00'],
	])('read an instant from %s', (_what, value) => expect(instantFrom(value)).toBe(noon))

	it('read decimals from numbers and from text', () => {
		expect([minorFrom(12.5, 'EUR'), minorFrom('12.50', 'EUR'), minorFrom(null, 'EUR')]).toEqual([1250, 1250, 0])
	})

	it('read flags from 1 and from true', () => {
		expect([1, true, 0, false, null].map(flagFrom)).toEqual([true, true, false, false, false])
	})

	it('read JSON from text and as it is, and take what is broken for the fallback', () => {
		expect([jsonFrom('{"a":1}', {}), jsonFrom({ a: 1 }, {}), jsonFrom('{', {}), jsonFrom(null, 5)]).toEqual([
			{ a: 1 },
			{ a: 1 },
			{},
			5,
		])
		expect([listFrom('["a"]'), listFrom('{}'), listFrom(null)]).toEqual([['a'], [], []])
	})

	it('tell nothing from zero', () => expect([numberFrom(null), numberFrom(0), numberFrom('7')]).toEqual([null, 0, 7]))
})
