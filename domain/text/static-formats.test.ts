import { LANGUAGES } from '@app/language/tags'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { staticDate, staticKilometres, staticMinutes, staticMoney, staticWholeMinutes } from './static-formats.ts'

const DAY_MS = 86_400_000

describe.each(Object.values(LANGUAGES))('what is known of $locale is what Intl says', ({ locale }) => {
	const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
	const round = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', minimumFractionDigits: 0 })

	it('of amounts', () => {
		const amounts = fc.oneof(fc.integer({ min: -2000, max: 200_000 }), fc.integer({ min: -1e13, max: 1e13 }))
		fc.assert(
			fc.property(amounts, (minor) => {
				expect(staticMoney(minor, 'EUR', locale)).toBe(euro.format(minor / 100))
				const isRound = minor % 100 === 0
				expect(staticMoney(minor, 'EUR', locale, true)).toBe((isRound ? round : euro).format(minor / 100))
			}),
		)
		expect(staticMoney(14_00, 'EUR', locale, true)).toBe(round.format(14))
	})

	it('of each day of ten years', () => {
		const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
		for (let day = 0; day < 3653; day++) {
			const noon = Date.UTC(2020, 0, 1, 12) + day * DAY_MS
			expect(staticDate(noon, locale)).toBe(long.format(noon))
		}
	})

	it('of minutes', () => {
		const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' })
		for (let min = 0; min < 90; min++)
			for (const more of [1, 5, 300]) {
				expect(staticMinutes(min, min + more, locale)).toBe(minutes.formatRange(min, min + more))
			}
	})

	it('of minutes in full words', () => {
		const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
		for (const count of Array(1000).keys()) expect(staticWholeMinutes(count, locale)).toBe(minutes.format(count))
	})

	it('of kilometres', () => {
		const kilometres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' })
		for (const count of Array(1000).keys()) expect(staticKilometres(count, locale)).toBe(kilometres.format(count))
	})
})

it.each([
	['another currency', staticMoney(1250, 'GBP', 'en-IE')],
	['another language', staticMoney(1250, 'EUR', 'fr-FR')],
	['half a cent', staticMoney(0.5, 'EUR', 'en-IE')],
	['a negative zero', staticMoney(-0, 'EUR', 'en-IE')],
	['what is no number', staticMoney(Number.NaN, 'EUR', 'en-IE')],
	['one time from and to, which Intl marks as about', staticMinutes(10, 10, 'en-IE')],
	['thousands of minutes', staticMinutes(10, 1000, 'en-IE')],
	['half a minute', staticWholeMinutes(0.5, 'en-IE')],
	['a part of a kilometre', staticKilometres(1.2, 'en-IE')],
	['a day of another language', staticDate(0, 'fr-FR')],
	['no day at all', staticDate(Number.NaN, 'en-IE')],
])('leaves %s to Intl', (_, text) => {
	expect(text).toBeNull()
})
