import type { Opening } from '@app/contract/menu'
import { addDays, localDay, weekdayOf } from '../text/zoned-time.ts'
import { type DayHours, hoursOn } from './opening-span.ts'

/** Days of the week, Monday first, as in the contract's weekly hours. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
/** Exceptions further away are not worth a line yet. */
const EXCEPTIONS_AHEAD_DAYS = 28

export interface WeekRow {
	/** Monday is 1, Sunday is 7. */
	day: number
	/** In order of opening; empty where the day is closed. */
	hours: DayHours[]
	isToday: boolean
}

export interface ComingException {
	/** YYYY-MM-DD in the branch's zone. */
	date: string
	isToday: boolean
	/** What holds on that day; empty where it is closed. */
	hours: DayHours[]
	reason: string | null
}

/** The regular hours of the week, Monday to Sunday. `now` is epoch milliseconds; "today" is the branch's own. */
export function weekRows(opening: Opening, timezone: string, now: number): WeekRow[] {
	const today = localDay(now, timezone)
	const monday = addDays(today, 1 - weekdayOf(today))
	const regular = { ...opening, exceptions: [] }
	return WEEKDAYS.map((day) => ({
		day,
		hours: hoursOn(regular, addDays(monday, day - 1)),
		isToday: day === weekdayOf(today),
	}))
}

/**
 * The days of the next four weeks that differ from the week or have something to tell, today included, each once, in
 * order.
 */
export function comingExceptions(opening: Opening, timezone: string, now: number): ComingException[] {
	const today = localDay(now, timezone)
	const last = addDays(today, EXCEPTIONS_AHEAD_DAYS)
	const regular = { ...opening, exceptions: [] }
	const dates = new Set(opening.exceptions.map(({ date }) => date))
	return [...dates]
		.filter((date) => today <= date && date <= last)
		.sort()
		.map((date) => ({ date, isToday: date === today, hours: hoursOn(opening, date), reason: reasonOn(opening, date) }))
		.filter(({ date, hours, reason }) => reason !== null || !isSame(hours, hoursOn(regular, date)))
}

function reasonOn({ exceptions }: Opening, date: string): string | null {
	const reasons = exceptions.flatMap((exception) => (exception.date === date && exception.reason) || [])
	return reasons.length > 0 ? [...new Set(reasons)].join(', ') : null
}

function isSame(a: readonly DayHours[], b: readonly DayHours[]): boolean {
	return a.length === b.length && a.every(({ open, close }, at) => open === b[at]?.open && close === b[at]?.close)
}
