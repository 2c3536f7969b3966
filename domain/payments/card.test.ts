import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	cardBrand,
	expiryState,
	formatCardNumber,
	formatStoredExpiry,
	isExpired,
	parseExpiry,
	passesLuhn,
	securityCodeLength,
} from './card.ts'

describe('a card number', () => {
	it.each([
		'4242424242424242',
		'4000000000000002',
		'4000000000009995',
		'4000002500003155',
		'4000000000000119',
		'4242 4242 4242 4242',
		'3782-822463-10005',
	])('%s passes the check', (number) => {
		expect(passesLuhn(number)).toBe(true)
	})

	it.each(['4242424242424241', '', '0', '42424242424', '42424242424242424242', '4242 4242 4242 424x'])(
		'%s does not',
		(number) => {
			expect(passesLuhn(number)).toBe(false)
		},
	)

	it('with one digit changed never passes', () => {
		const digits = '4242424242424242'
		fc.assert(
			fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (index, by) => {
				const wrong = digits.replace(/\d/g, (digit, at) => (at === index ? String((Number(digit) + by) % 10) : digit))
				expect(passesLuhn(wrong)).toBe(false)
			}),
		)
	})

	it.each([
		['4', 'visa'],
		['5105 1051', 'mastercard'],
		['2221', 'mastercard'],
		['2720', 'mastercard'],
		['2721', null],
		['2220', null],
		['34', 'amex'],
		['37', 'amex'],
		['6011', 'discover'],
		['3056', 'diners'],
		['300', 'diners'],
		['36', 'diners'],
		['3528', 'jcb'],
		['62', 'unionpay'],
		['6759', 'maestro'],
		['', null],
		['9', null],
	])('that begins with %s is of %s', (number, brand) => {
		expect(cardBrand(number)).toBe(brand)
	})

	it('loses no digit when it is written in groups', () => {
		const typed = fc.array(fc.constantFrom(...'0123456789'), { maxLength: 19 }).map((digits) => digits.join(''))
		fc.assert(
			fc.property(fc.constantFrom('', '37', '36', '4'), typed, (start, rest) => {
				const digits = `${start}${rest}`.slice(0, 19)
				expect(formatCardNumber(digits).replaceAll(' ', '')).toBe(digits)
				expect(formatCardNumber(digits)).not.toMatch(/ $|\d{7}/)
			}),
		)
	})

	it.each([
		['4242424242424242', '4242 4242 4242 4242'],
		['42424', '4242 4'],
		['4242-4242', '4242 4242'],
		['378282246310005', '3782 822463 10005'],
		['36070500001020', '3607 050000 1020'],
		['6759649826438453123', '6759 6498 2643 8453 123'],
		['42424242424242424242424242', '4242 4242 4242 4242 424'],
		['', ''],
		['card', ''],
	])('%s is written %s', (text, expected) => {
		expect(formatCardNumber(text)).toBe(expected)
		expect(formatCardNumber(expected)).toBe(expected)
	})

	it('has a security code of four digits at American Express alone', () => {
		expect(['amex', 'visa', null].map((brand) => securityCodeLength(brand as 'amex' | 'visa' | null))).toEqual([
			4, 3, 3,
		])
	})
})

describe('an expiry date', () => {
	it.each([
		['12/27', 12, 2027],
		['12 / 27', 12, 2027],
		['1/27', 1, 2027],
		['01/2027', 1, 2027],
		['1227', 12, 2027],
		['122027', 12, 2027],
		[' 12-27 ', 12, 2027],
		[' 1227 ', 12, 2027],
	])('%s is read', (text, month, year) => {
		expect(parseExpiry(text)).toEqual({ month, year })
	})

	it.each(['', '12', '13/27', '00/27', '12/7', '12/027', 'soon', '12/27/01'])('%s is none', (text) => {
		expect(parseExpiry(text)).toBeNull()
	})

	it('lasts to the end of its month, anywhere on earth', () => {
		const expiry = { month: 11, year: 2026 }
		expect(isExpired(expiry, Date.parse('2026-11-30T23:59:59-12:00'))).toBe(false)
		expect(isExpired(expiry, Date.parse('2026-12-01T00:00:00-12:00'))).toBe(true)
		expect(isExpired({ month: 12, year: 2026 }, Date.parse('2027-01-01T00:00:00-12:00'))).toBe(true)
	})
})

describe('the expiry of a saved card', () => {
	it('is written as on the card', () => expect(formatStoredExpiry({ month: 4, year: 2029 })).toBe('04/29'))

	it.each([
		[11, 2026, 'soon'],
		[12, 2026, 'soon'],
		[1, 2027, 'fine'],
		[10, 2026, 'expired'],
	] as const)('%i/%i in November 2026 is %s', (month, year, state) => {
		expect(expiryState({ month, year }, Date.UTC(2026, 10, 20))).toBe(state)
	})
})
