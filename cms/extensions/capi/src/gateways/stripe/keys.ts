const HOUR_MS = 3_600_000

/**
 * An idempotency key for a call that may be made again later. Stripe repeats its first answer to a key for a day,
 * also where that was a failure of its own: an hour later the call is a new one. Only for calls that cannot do harm
 * twice.
 */
export function hourlyKey(action: string, object: string, now: number): string {
	return `${action}-${object}-${Math.floor(now / HOUR_MS)}`
}
