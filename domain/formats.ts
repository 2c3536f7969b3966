/** To make one of Intl's formats costs many times what its use costs, and a menu says hundreds of prices: each is made once. */
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
