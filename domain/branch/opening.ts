import { DEFAULT_CLOSE, DEFAULT_OPEN } from '@app/contract/constants'
import type { Opening } from '@app/contract/menu'
import { addDays, instantOf, localDay } from '../text/zoned-time.ts'
import { closeMinutes, type DayHours, hoursOn, joinTouching, type Span, spansOf } from './opening-span.ts'

/** An end further away than this counts as open around the clock. */
const CLOSING_HORIZON_DAYS = 8
/** A branch shut for longer than this, for works or a season, says no day of reopening. */
const OPENING_HORIZON_DAYS = 60

export interface OpeningNow {
	isOpen: boolean
	/** When the present opening ends; null while closed, or where no end is in sight for 8 days. */
	closesAt: number | null
	/** When it opens next; null while open, or where no opening is known. */
	nextOpenAt: number | null
	/**
	 * Today's hours in the branch's zone, from the first opening to the last closing; 09:00 to 22:00 where today has
	 * none.
	 */
	hours: DayHours
	/** Open from midnight to midnight today. */
	allDay: boolean
}

/** What the opening hours of a branch say at an instant. Instants are epoch milliseconds. */
export function openingAt(opening: Opening, timezone: string, now: number): OpeningNow {
	const today = localDay(now, timezone)
	// Hours may begin late on one day and end on the next, and 24:00 as an opening time pushes that by one more.
	const spans = joinTouching(spansOf(opening, timezone, addDays(today, -2), CLOSING_HORIZON_DAYS + 2))
	const current = spans.find((span) => span.start <= now && now < span.end)
	return {
		isOpen: current !== undefined,
		closesAt: current && current.end < midnight(today, CLOSING_HORIZON_DAYS, timezone) ? current.end : null,
		nextOpenAt: current ? null : findNextOpen(opening, timezone, now, today),
		hours: hoursOfDay(hoursOn(opening, today)),
		allDay: spans.some((span) => coversDay(span, today, timezone)),
	}
}

/** The next instant at which `isOpen`, the hours or the day may change: a buffered reply that shows them ends there. */
export function nextBoundary(opening: Opening, timezone: string, now: number): number {
	const { closesAt, nextOpenAt } = openingAt(opening, timezone, now)
	const nextDay = midnight(localDay(now, timezone), 1, timezone)
	return Math.min(nextDay, closesAt ?? nextDay, nextOpenAt ?? nextDay)
}

function findNextOpen(opening: Opening, timezone: string, now: number, today: string): number | null {
	for (let index = 0; index < OPENING_HORIZON_DAYS; index++) {
		const next = spansOf(opening, timezone, addDays(today, index), 1).find((span) => span.start > now)
		if (next) return next.start
	}
	return null
}

function hoursOfDay(hours: DayHours[]): DayHours {
	const [first] = hours
	if (!first) return { open: DEFAULT_OPEN, close: DEFAULT_CLOSE }
	const last = hours.reduce((latest, entry) => (closeMinutes(entry) > closeMinutes(latest) ? entry : latest))
	return { open: first.open, close: last.close }
}

function coversDay(span: Span, day: string, timezone: string): boolean {
	return span.start <= midnight(day, 0, timezone) && span.end >= midnight(day, 1, timezone)
}

function midnight(day: string, daysLater: number, timezone: string): number {
	return instantOf(addDays(day, daysLater), 0, timezone)
}
