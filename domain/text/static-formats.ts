/*
 * How the languages that we speak write what first screens say, without asking Intl: the first of its formats takes a
 * slow phone a seventh of a second before anything on the page works. known-formats.test.ts holds every one of them
 * to Intl's own words; whatever is not known here is null, and Intl is asked (formats.ts).
 */

interface StaticLocale {
	decimal: string
	group: string
	/** Around an amount in euro. */
	euro: readonly [before: string, after: string]
	minutes: string
	/** A time in full words. */
	wholeMinutes: readonly [one: string, other: string]
	/** A long date. */
	day: (day: number, month: string, year: number) => string
	months: readonly string[]
}

const LOCALES: Readonly<Record<string, StaticLocale>> = {
	'en-IE': {
		decimal: '.',
		group: ',',
		euro: ['€', ''],
		minutes: 'mins',
		wholeMinutes: ['minute', 'minutes'],
		day: (day, month, year) => `${day} ${month} ${year}`,
		months: 'January February March April May June July August September October November December'.split(' '),
	},
	'de-DE': {
		decimal: ',',
		group: '.',
		euro: ['', '\u00a0€'],
		minutes: 'Min.',
		wholeMinutes: ['Minute', 'Minuten'],
		day: (day, month, year) => `${day}. ${month} ${year}`,
		months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
	},
}

/** Integer minor units of a currency as text, `€12.50`; `isRound` leaves out cents that are none, `€14`. */
export function staticMoney(minor: number, currency: string, locale: string, isRound = false): string | null {
	const known = LOCALES[locale]
	if (!known || currency !== 'EUR' || !Number.isSafeInteger(minor) || Object.is(minor, -0)) return null
	const digits = String(Math.abs(minor)).padStart(3, '0')
	const units = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, known.group)
	const amount = isRound && minor % 100 === 0 ? units : units + known.decimal + digits.slice(-2)
	const [before, after] = known.euro
	return (minor < 0 ? '-' : '') + before + amount + after
}

/** Minutes from and to, `10–15 mins`. */
export function staticMinutes(min: number, max: number, locale: string): string | null {
	const known = LOCALES[locale]
	const isPlain = Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min < max && max < 1000
	return known && isPlain ? `${min}–${max} ${known.minutes}` : null
}

/** A time in full words, `20 minutes`. */
export function staticWholeMinutes(minutes: number, locale: string): string | null {
	const known = LOCALES[locale]
	const isPlain = Number.isInteger(minutes) && minutes >= 0 && minutes < 1000
	return known && isPlain ? `${minutes} ${known.wholeMinutes[minutes === 1 ? 0 : 1]}` : null
}

/** A whole number of kilometres, `5 km`. */
export function staticKilometres(kilometres: number, locale: string): string | null {
	const isPlain = Number.isInteger(kilometres) && kilometres >= 0 && kilometres < 1000
	return LOCALES[locale] && isPlain ? `${kilometres} km` : null
}

/** The day of an instant in UTC, `22 November 2026`. */
export function staticDate(instant: number, locale: string): string | null {
	const known = LOCALES[locale]
	const date = new Date(instant)
	const year = date.getUTCFullYear()
	return known && year >= 1600 && year < 10_000
		? known.day(date.getUTCDate(), known.months[date.getUTCMonth()]!, year)
		: null
}
