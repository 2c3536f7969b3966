import { english, type Language } from '@app/language/language'

const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60

/**
 * A duration in whole minutes, as section 9 writes it: '2h 5m', '59 mins'. What is negative (a clock was set back)
 * counts as nothing.
 */
export function formatDuration(ms: number, { t }: Language = english): string {
	const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
	if (minutes < MINUTES_PER_HOUR) return t('{minutes} mins', { minutes })
	const hours = String(Math.floor(minutes / MINUTES_PER_HOUR))
	return t('{hours}h {minutes}m', { hours, minutes: minutes % MINUTES_PER_HOUR })
}
