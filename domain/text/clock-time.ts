import { english, type Language } from '@app/language/language'
import { dateFormat } from './formats.ts'

/** Wall-clock time in a time zone: `18:42`. `instant` is ISO 8601. */
export function formatClock(instant: string, timezone: string, language: Language = english): string {
	const parts = { timeZone: timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
	return dateFormat(language.locale, parts).format(new Date(instant))
}

/**
 * An instant that brings its place's own offset, as the API's do: the day and the time that clocks show there, and
 * their offset in milliseconds.
 */
export interface OwnTime {
	day: string
	time: string
	offsetMs: number
}

/** Reads it off the text, where Intl would have to load its time zones first; null where it brings no offset (`Z`). */
export function readOwnTime(instant: string): OwnTime | null {
	const [, day, time, sign, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*([+-])(\d\d):(\d\d)$/.exec(instant) ?? []
	if (!day || !time) return null
	const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000
	return { day, time, offsetMs: sign === '-' ? -offsetMs : offsetMs }
}
