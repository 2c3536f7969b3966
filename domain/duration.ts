const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60

/** A duration in whole minutes, as section 9 writes it: '2h 5m', '59 mins'. What is negative (a clock was set back) counts as nothing. */
export function formatDuration(ms: number): string {
	const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
	if (minutes < MINUTES_PER_HOUR) return `${minutes} mins`
	return `${Math.floor(minutes / MINUTES_PER_HOUR)}h ${minutes % MINUTES_PER_HOUR}m`
}
