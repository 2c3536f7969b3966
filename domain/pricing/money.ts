import { english, type Language } from '@app/language/language'
import { numberFormat } from '../text/formats.ts'
import { staticMoney } from '../text/static-formats.ts'

/** Digits after the decimal point that a currency has (ISO 4217): EUR 2, JPY 0. */
export function currencyDigits(currency: string): number {
	let count = digits.get(currency)
	if (count === undefined) {
		count = numberFormat(english.locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
		digits.set(currency, count)
	}
	return count
}

/**
 * Asking a formatter is slow as well, and every sum asks; most shops' currency is known (known-formats.ts says why).
 */
const digits = new Map([['EUR', 2]])

/**
 * A decimal amount of the wire as integer minor units, halves rounded away from zero: 12.5 EUR is 1250.
 * Throws a RangeError for NaN and infinities, which would otherwise spread silently through every sum.
 */
export function toMinor(decimal: number, currency: string): number {
	if (!Number.isFinite(decimal)) throw new RangeError('An amount of money must be a finite number')
	// 15 digits are what a double keeps of a decimal: 1.005 * 3 is 3.0149999999999997, and the customer's 3.015 is meant.
	// Moving the point inside the text keeps 1.005 from becoming 100.49999999999999, as 1.005 * 100 is.
	const [mantissa, exponent] = Math.abs(decimal).toExponential(14).split('e')
	const minor = Math.round(Number(`${mantissa}e${Number(exponent) + currencyDigits(currency)}`))
	return decimal < 0 && minor > 0 ? -minor : minor
}

/** Integer minor units as the decimal that the wire carries: 1250 EUR is 12.5. */
export function fromMinor(minor: number, currency: string): number {
	return minor / 10 ** currencyDigits(currency)
}

/** Minor units as text for people: `€12.50`. */
export function formatMoney(minor: number, currency: string, { locale }: Language = english): string {
	return (
		staticMoney(minor, currency, locale) ??
		numberFormat(locale, { style: 'currency', currency }).format(fromMinor(minor, currency))
	)
}

/** As people say it: `€14`, `€14.50`. */
export function formatRoundMoney(minor: number, currency: string, { locale }: Language = english): string {
	const amount = fromMinor(minor, currency)
	const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {}
	return (
		staticMoney(minor, currency, locale, true) ??
		numberFormat(locale, { style: 'currency', currency, ...digits }).format(amount)
	)
}
