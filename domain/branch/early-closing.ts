import type { Opening } from '@app/contract/menu'
import { localDay } from '../text/zoned-time.ts'
import type { OpeningNow } from './opening.ts'
import { spansOf } from './opening-span.ts'

/** A branch shut for longer than this after it closed early says no day of reopening. */
const HORIZON_DAYS = 60

/**
 * When a branch that staff closed early opens again: the start of its first opening after that moment. Around the
 * clock that is the next midnight. Null where no opening is known.
 */
export function reopensAt(opening: Opening, timezone: string, closedAt: number): number | null {
	const spans = spansOf(opening, timezone, localDay(closedAt, timezone), HORIZON_DAYS)
	return spans.find((span) => span.start > closedAt)?.start ?? null
}

/** What the opening hours say, corrected for a branch that staff have closed until `reopens` (epoch milliseconds). */
export function closeEarly(state: OpeningNow, reopens: number | null): OpeningNow {
	return { ...state, isOpen: false, closesAt: null, nextOpenAt: reopens }
}

/** Whether a branch that was closed early still is. */
export function isClosedEarly(reopens: number | null, now: number): boolean {
	return reopens === null || now < reopens
}
