import type { TrackedOrder } from '@app/contract/orders'
import { formatClock } from '@app/domain/clock-time'

/**
 * When an order is ready, as a range in its branch's time zone: `18:42–18:52`, with the day where it is not today there. Null while that
 * is not known.
 */
export function formatReadyTime(
	{ ready_at, branch }: Pick<TrackedOrder, 'ready_at' | 'branch'>,
	now: number,
	locale: string,
): string | null {
	if (ready_at === null) return null
	const { timezone } = branch
	const dayOf = (instant: number | string) => formatDay(new Date(instant), timezone, locale)
	const from = formatClock(ready_at.min, timezone, locale)
	const to = formatClock(ready_at.max, timezone, locale)
	const range = from === to ? from : `${from}–${to}`
	const day = dayOf(ready_at.min)
	return day === dayOf(now) ? range : `${day}, ${range}`
}

function formatDay(date: Date, timezone: string, locale: string): string {
	const parts = { timeZone: timezone, weekday: 'short', day: 'numeric', month: 'short' } as const
	// Put together here: ICU versions differ in the punctuation between the parts, and server and browser must agree.
	const of = Object.fromEntries(
		new Intl.DateTimeFormat(locale, parts).formatToParts(date).map((p) => [p.type, p.value]),
	)
	return `${of.weekday} ${of.day} ${of.month}`
}
