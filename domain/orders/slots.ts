import type { Opening } from '@app/contract/menu'
import { spansOf } from '../branch/opening-span.ts'
import { addDays, instantOf } from '../text/zoned-time.ts'

/** A time to fetch an order: epoch milliseconds, the end not included. */
export interface Slot {
	start: number
	end: number
	available: boolean
}

export interface SlotsInput {
	opening: Opening
	timezone: string
	/** Calendar day in the branch's zone, YYYY-MM-DD. */
	date: string
	now: number
	slotMinutes: number
	/** How long the kitchen needs: a slot that starts sooner is listed as not available. */
	leadMinutes: number
	/** Whether the slot that starts then still takes orders; without it every slot does. */
	capacity?: (start: number) => boolean
}

/**
 * Slots that start on a calendar day, from now on. Hours that run past midnight give their late slots to the day on
 * which those start, so that asking two days in a row neither repeats nor misses one. Each opening begins a grid of
 * its own, and a slot always lies wholly inside an opening. Slots are counted in real minutes, which keeps them right
 * when clocks change.
 */
export function slotsOn({ opening, timezone, date, now, slotMinutes, leadMinutes, capacity }: SlotsInput): Slot[] {
	const length = slotMinutes * 60_000
	if (!(length > 0)) return []
	const dayStart = instantOf(date, 0, timezone)
	const dayEnd = instantOf(addDays(date, 1), 0, timezone)
	const earliest = now + leadMinutes * 60_000
	const slots: Slot[] = []
	for (const span of spansOf(opening, timezone, addDays(date, -2), 3)) {
		const from = Math.max(dayStart, now, span.start)
		let start = span.start + Math.ceil((from - span.start) / length) * length
		for (; start < dayEnd && start + length <= span.end; start += length) {
			const available = start >= earliest && (capacity?.(start) ?? true)
			slots.push({ start, end: start + length, available })
		}
	}
	return slots
}
