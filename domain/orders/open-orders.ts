/** What tells whose unpaid orders are counted together. An account's own count as if of one phone number. */
export const ORDER_ORIGINS = ['device', 'address', 'phone'] as const
type Origin = (typeof ORDER_ORIGINS)[number]

/** How many unpaid orders may be open at a time from one device, one address and one phone number. */
export type OpenOrderCaps = Record<Origin, number>

/** An unpaid order that is open, and what it has in common with a new one. */
export interface OpenOrder {
	/** When it is given up, epoch milliseconds. */
	expiresAt: number
	shared: readonly Origin[]
}

/**
 * When a new order may be placed again, epoch milliseconds; null where it may be placed now. Each cap that is reached
 * waits until so many of its orders have been given up that one more has room.
 */
export function decideOpenOrderWait(open: readonly OpenOrder[], caps: OpenOrderCaps): number | null {
	const waits = ORDER_ORIGINS.flatMap((origin) => {
		const ends = open.filter(({ shared }) => shared.includes(origin)).map(({ expiresAt }) => expiresAt)
		const isFull = ends.length >= caps[origin]
		return isFull ? [ends.sort((a, b) => a - b)[ends.length - caps[origin]]!] : []
	})
	return waits.length > 0 ? Math.max(...waits) : null
}
