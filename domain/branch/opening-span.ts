import type { Opening } from '@app/contract/menu'
import { addDays, instantOf, weekdayOf } from '../text/zoned-time.ts'

/** A time of being open: epoch milliseconds, the end not included. */
export interface Span {
	start: number
	end: number
}

/** Hours of one day as staff typed them. */
export interface DayHours {
	open: string
	close: string
}

/**
 * Hours of a calendar day in order of opening: the day's exceptions where there are any, else the week's. A day
 * without an entry is closed. An exception that is neither closed nor has hours of its own only carries a reason, and
 * changes nothing.
 */
export function hoursOn(opening: Opening, day: string): DayHours[] {
	const exceptions = opening.exceptions.filter((exception) => exception.date === day)
	if (exceptions.some((exception) => exception.closed)) return []
	const own = exceptions.flatMap(({ open, close }) => (open !== null && close !== null ? [{ open, close }] : []))
	const hours = own.length > 0 ? own : opening.weekly.filter((entry) => entry.day === weekdayOf(day))
	return hours.map(({ open, close }) => ({ open, close })).sort((a, b) => minutesOf(a.open) - minutesOf(b.open))
}

/** Minutes after the day's midnight at which hours end; a close at or before the open lies on the next day. */
export function closeMinutes({ open, close }: DayHours): number {
	const end = minutesOf(close)
	return end <= minutesOf(open) ? end + 1440 : end
}

/** The spans of the hours that begin on these days, in order, overlaps made one. Spans that only touch stay apart. */
export function spansOf(opening: Opening, timezone: string, firstDay: string, days: number): Span[] {
	const spans: Span[] = []
	for (let index = 0; index < days; index++) {
		const day = addDays(firstDay, index)
		for (const hours of hoursOn(opening, day)) {
			const start = instantOf(day, minutesOf(hours.open), timezone)
			const end = instantOf(day, closeMinutes(hours), timezone)
			// Hours inside the hour that a clock change skips come out empty.
			if (end > start) spans.push({ start, end })
		}
	}
	return join(spans, (previous, next) => next.start < previous.end)
}

/**
 * Makes one span of those that follow each other without a gap, as one day that ends at 24:00 and the next that
 * starts at 00:00.
 */
export function joinTouching(spans: readonly Span[]): Span[] {
	return join(spans, (previous, next) => next.start <= previous.end)
}

function join(spans: readonly Span[], belong: (previous: Span, next: Span) => boolean): Span[] {
	const joined: Span[] = []
	for (const span of [...spans].sort((a, b) => a.start - b.start)) {
		const previous = joined.at(-1)
		if (previous && belong(previous, span)) previous.end = Math.max(previous.end, span.end)
		else joined.push({ ...span })
	}
	return joined
}

function minutesOf(clock: string): number {
	const [hours = 0, minutes = 0] = clock.split(':').map(Number)
	return hours * 60 + minutes
}
