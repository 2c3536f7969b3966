import type { OrderStatus, TrackedOrder } from '@app/contract/orders'

const MINUTE_MS = 60_000
const IN_THE_KITCHEN: readonly OrderStatus[] = ['confirmed', 'accepted', 'preparing']

/**
 * The instant up to which an order's ready time may be promised, epoch ms; null where the kitchen is not at work on
 * it or gave no time.
 */
export function promisedUntil({
	order_status,
	ready_at,
}: Pick<TrackedOrder, 'order_status' | 'ready_at'>): number | null {
	return ready_at !== null && IN_THE_KITCHEN.includes(order_status) ? Date.parse(ready_at.max) : null
}

/** Whether an order takes longer than its branch said. */
export function isLate(order: Pick<TrackedOrder, 'order_status' | 'ready_at'>, now: number): boolean {
	return isPromiseOver(promisedUntil(order), now)
}

/** A ready time names a minute, and holds until that is over. */
export function isPromiseOver(until: number | null, now: number): boolean {
	return until !== null && now >= until + MINUTE_MS
}
