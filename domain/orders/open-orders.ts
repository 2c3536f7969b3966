/** What tells whose unpaid orders are counted together. An account's own count as if of one phone number. */
export const ORDER_ORIGINS = ['device', 'address', 'phone'] as const
type Origin = (typeof ORDER_ORIGINS)[number]

/** How many unpaid orders may be open at a time from one device, one address and one phone number. */
export type OpenOrderCaps = Record<Origin, number>

/** An unpaid order that is open, and what it has in common with a new one. */
export interface OpenOrder {
	/** When it is given up, epoch milliseconds. */
	expiresAt: number
	/** Epoch milliseconds. */
	placedAt: number
	shared: readonly Origin[]
}

interface CapRules {
	caps: OpenOrderCaps
	now: number
	/**
	 * How long an order counts that has nothing but its phone number in common with the new one: anybody can type
	 * anybody's number. Infinity where the number stands for an account.
	 */
	strangerMs: number
}

/**
 * When a new order may be placed again, epoch milliseconds; null where it may be placed now. Each cap that is reached
 * waits until so many of its orders have been given up, or count no longer, that one more has room.
 */
export function decideOpenOrderWait(open: readonly OpenOrder[], { caps, now, strangerMs }: CapRules): number | null {
	const countsUntil = ({ expiresAt, placedAt, shared }: OpenOrder) =>
		shared.length === 1 && shared[0] === 'phone' ? Math.min(expiresAt, placedAt + strangerMs) : expiresAt
	const waits = ORDER_ORIGINS.flatMap((origin) => {
		const ends = open
			.filter(({ shared }) => shared.includes(origin))
			.map(countsUntil)
			.filter((end) => end > now)
		const isFull = ends.length >= caps[origin]
		return isFull ? [ends.sort((a, b) => a - b)[ends.length - caps[origin]]!] : []
	})
	return waits.length > 0 ? Math.max(...waits) : null
}
