import type { Branch } from '@app/contract/menu'
import type { TrackedOrder } from '@app/contract/orders'
import { english, type Language } from '@app/language/language'
import { formatClock, readOwnTime } from '../text/clock-time.ts'
import { dateFormat, numberFormat } from '../text/formats.ts'
import { staticWholeMinutes } from '../text/static-formats.ts'
import type { DayHours } from './opening-span.ts'

const MINUTE_MS = 60_000
/** Sooner than this a customer should know that the doors close. */
const SOON_MINUTES = 45
/** Sooner than this a customer with a cart is warned: closing time takes it. */
const LAST_MINUTES = 20
/** A Monday. */
const SOME_MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

type ClosingBranch = Pick<Branch, 'title' | 'is_open' | 'closes_at' | 'timezone'>

/**
 * "Closes in 20 minutes" while an open branch is about to close, else null. It counts from `now` (epoch
 * milliseconds), so it is only told where the time is the reader's own; a page that was kept says "Open until …".
 */
export function describeClosingSoon(
	branch: Pick<Branch, 'is_open' | 'closes_at'>,
	now: number,
	language: Language = english,
): string | null {
	const minutes = minutesLeft(branch, now)
	if (minutes === null || minutes > SOON_MINUTES) return null
	return language.t('Closes in {minutes}', { minutes: nameMinutes(minutes, language) })
}

/**
 * "Temple Bar closes at 22:00, in 12 minutes. Check out before then." in the last minutes of an open branch, else
 * null; as above.
 */
export function describeLastMinutes(branch: ClosingBranch, now: number, language: Language = english): string | null {
	const values = lastMinutes(branch, now, language)
	return values && language.t('{branch} closes at {time}, in {minutes}. Check out before then.', values)
}

/**
 * The same for an order that waits for its payment; null as well where its own time is after closing, since it can be
 * paid until then.
 */
export function describeLastMinutesToPay(
	{ pickup_time }: Pick<TrackedOrder, 'pickup_time'>,
	branch: ClosingBranch,
	now: number,
	language: Language = english,
): string | null {
	if (pickup_time && branch.closes_at && Date.parse(pickup_time) > Date.parse(branch.closes_at)) return null
	const values = lastMinutes(branch, now, language)
	return values && language.t('{branch} closes at {time}, in {minutes}. Pay before then.', values)
}

function lastMinutes(branch: ClosingBranch, now: number, language: Language) {
	const minutes = minutesLeft(branch, now)
	if (minutes === null || minutes > LAST_MINUTES || branch.closes_at === null) return null
	const time = readOwnTime(branch.closes_at)?.time ?? formatClock(branch.closes_at, branch.timezone, language)
	return { branch: branch.title, time, minutes: nameMinutes(minutes, language) }
}

/**
 * Minutes until an open branch closes, begun ones included; null where it does not, or has done so since the facts
 * were fetched.
 */
function minutesLeft({ is_open, closes_at }: Pick<Branch, 'is_open' | 'closes_at'>, now: number): number | null {
	if (!is_open || closes_at === null) return null
	const minutes = Math.ceil((Date.parse(closes_at) - now) / MINUTE_MS)
	return minutes > 0 ? minutes : null
}

function nameMinutes(minutes: number, { locale }: Language): string {
	return (
		staticWholeMinutes(minutes, locale) ??
		numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes)
	)
}

/** The hours of a day: "12:00–15:00, 17:00–01:00", "Open 24 hours", "Closed". */
export function describeDayHours(hours: readonly DayHours[], { t }: Language = english): string {
	if (hours.length === 0) return t('Closed')
	if (hours.some(({ open, close }) => open === '00:00' && (close === '24:00' || close === '00:00'))) {
		return t('Open 24 hours')
	}
	return hours.map(({ open, close }) => `${open}–${close === '24:00' ? '00:00' : close}`).join(', ')
}

/** The name of a day of the week, Monday being 1: "Monday". */
export function nameWeekday(day: number, { locale }: Language = english): string {
	const names = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
	return names.format(SOME_MONDAY + (day - 1) * DAY_MS)
}

/** A calendar day, YYYY-MM-DD, as people say it: "Friday 25 December". */
export function nameDate(date: string, { locale }: Language = english): string {
	const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
	return dateFormat(locale, parts).format(Date.parse(`${date}T00:00:00Z`))
}
