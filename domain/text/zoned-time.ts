import { tzOffset } from '@date-fns/tz'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The calendar day of an instant in a time zone, YYYY-MM-DD. Throws a RangeError where the zone is unknown. */
export function localDay(ms: number, timezone: string): string {
	return localIso(ms, timezone).slice(0, 10)
}

/** An instant as ISO 8601 with the zone's own offset: `2026-11-20T18:30:00+00:00`. */
export function formatInstant(ms: number, timezone: string): string {
	const offset = offsetAt(ms, timezone)
	const minutes = Math.abs(offset)
	const hh = String(Math.trunc(minutes / 60)).padStart(2, '0')
	const mm = String(Math.trunc(minutes % 60)).padStart(2, '0')
	return `${localIso(ms, timezone).slice(0, 19)}${offset < 0 ? '-' : '+'}${hh}:${mm}`
}

/**
 * The instant at which a zone's clocks show a time, given as minutes after midnight of a day (1440 and more: the days
 * after). A time that happens twice (clocks go back) means its first occurrence; one that never happens (clocks go
 * forward) moves on by the hour that is missing, as java.time and Temporal decide. TZDate leaves both to the order of
 * its own corrections.
 */
export function instantOf(day: string, minutes: number, timezone: string): number {
	const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
	// A zone's offset changes at most once within a day to either side, so these two are the only candidates.
	const before = offsetAt(wall - DAY_MS, timezone)
	const after = offsetAt(wall + DAY_MS, timezone)
	const candidates = [wall - before * MINUTE_MS, wall - after * MINUTE_MS]
	const real = candidates.filter((candidate) => candidate + offsetAt(candidate, timezone) * MINUTE_MS === wall)
	return real.length > 0 ? Math.min(...real) : wall - before * MINUTE_MS
}

/** The calendar day that lies `count` days after a day; negative counts go back. */
export function addDays(day: string, count: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Monday is 1, Sunday is 7, as in the contract's weekly hours. */
export function weekdayOf(day: string): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Whether a text is a day that the calendar has: 2026-02-30 is not. */
export function isCalendarDay(text: string): boolean {
	const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
	return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

function localIso(ms: number, timezone: string): string {
	return new Date(ms + offsetAt(ms, timezone) * MINUTE_MS).toISOString()
}

function offsetAt(ms: number, timezone: string): number {
	return tzOffset(timezone, new Date(ms))
}
