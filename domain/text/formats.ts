import { staticDate, staticKilometres } from './static-formats.ts'

/**
 * To make one of Intl's formats costs many times what its use costs, and a menu says hundreds of prices: each is made
 * once.
 */
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

function keep<Format>(formats: Map<string, Format>, make: () => Format, name: string): Format {
	const format = formats.get(name) ?? make()
	formats.set(name, format)
	return format
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	return keep(numbers, () => new Intl.NumberFormat(locale, options), locale + JSON.stringify(options))
}

/** Of a named time zone: the machine's own may change meanwhile. */
export function dateFormat(
	locale: string,
	options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
	return keep(dates, () => new Intl.DateTimeFormat(locale, options), locale + JSON.stringify(options))
}

/** The day of an instant (epoch milliseconds), the same for readers anywhere: `22 November 2026`. */
export function formatDate(instant: number, locale: string): string {
	return staticDate(instant, locale) ?? dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
}

/** `5 km`. */
export function formatKilometres(kilometres: number, locale: string): string {
	return (
		staticKilometres(kilometres, locale) ??
		numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(kilometres)
	)
}
