import type { AnalyticsEvent } from '@app/contract/measurement'

/** What carries events out of the page; there is one for each configured tool, loaded after analytics was accepted. */
export type Carrier = (event: AnalyticsEvent) => void

/**
 * Events wait in memory until the visitor has answered; the welcome of the installed app is over before anybody is
 * asked.
 */
const MAX_WAITING = 50

let waiting: AnalyticsEvent[] | null = []
let carry: Carrier | null = null

/**
 * Measures something. Safe at any time and never slow. Without consent or configuration nothing leaves the page and
 * nothing is stored; with a no the event is gone. Never put personal data into an event.
 */
export function track(event: AnalyticsEvent): void {
	if (carry) carry(event)
	else if (waiting && waiting.length < MAX_WAITING) waiting.push(event)
}

/** From here on events go to `carrier`; null drops them. What waited goes the same way. */
export function carryEvents(carrier: Carrier | null): void {
	const kept = waiting
	waiting = null
	carry = carrier
	if (carrier) for (const event of kept ?? []) carrier(event)
}
