import { inGerman } from '@app/language/german-language'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyDigits, formatMoney, fromMinor, toMinor } from './money.ts'

describe('money', () => {
	it.each([
		['EUR', 2],
		['JPY', 0],
		['KWD', 3],
	])('%s has %i digits', (currency, digits) => {
		expect(currencyDigits(currency)).toBe(digits)
	})

	it.each([
		['a plain amount', 12.5, 'EUR', 1250],
		['nothing', 0, 'EUR', 0],
		['a half that a double keeps just below itself', 1.005, 'EUR', 101],
		['a half that noise has moved', 1.005 * 3, 'EUR', 302],
		['noise around a whole cent', 4.35 * 3, 'EUR', 1305],
		['less than half a cent', 0.0049, 'EUR', 0],
		['a half below zero, away from zero', -1.005, 'EUR', -101],
		['a very small amount', 1e-9, 'EUR', 0],
		['less than one', 0.3, 'EUR', 30],
		['one cent below zero', -0.01, 'EUR', -1],
		['a large amount', 12_345_678.9, 'EUR', 1_234_567_890],
		['a currency without digits', 1234, 'JPY', 1234],
		['half a yen', 0.5, 'JPY', 1],
	])('turns %s into minor units', (_, decimal, currency, minor) => {
		expect(toMinor(decimal, currency)).toBe(minor)
	})

	it('never gives a negative zero, which JSON and Object.is tell apart', () => {
		expect(Object.is(toMinor(-0.001, 'EUR'), 0)).toBe(true)
	})

	it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => {
		expect(() => toMinor(amount, 'EUR')).toThrow(RangeError)
	})

	it('comes back unchanged from the wire, in any currency', () => {
		const amounts = fc.integer({ min: -1e10, max: 1e10 })
		fc.assert(
			fc.property(amounts, fc.constantFrom('EUR', 'JPY', 'KWD'), (minor, currency) => {
				expect(toMinor(fromMinor(minor, currency), currency)).toBe(minor)
			}),
		)
	})

	it('is written with the symbol and digits of its currency', () => {
		expect(formatMoney(1250, 'EUR')).toBe('€12.50')
		expect(formatMoney(123456, 'EUR')).toBe('€1,234.56')
		expect(formatMoney(-50, 'EUR')).toBe('-€0.50')
		expect(formatMoney(123456, 'EUR', inGerman).replace(/\s/g, ' ')).toBe('1.234,56 €')
	})
})
