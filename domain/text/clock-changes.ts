const DAY_MS = 86_400_000
const MARCH = 2
const OCTOBER = 9

/**
 * Whether the clocks of a time zone may be put forward or back between two instants (epoch milliseconds, the earlier
 * one first). All of Europe does it on the last Sundays of March and October or never (clock-changes.test.ts holds
 * that to Intl, which a first screen had better not ask); of other zones nothing is known here.
 */
export function mayClocksChange(from: number, to: number, timezone: string): boolean {
	if (!timezone.startsWith('Europe/')) return true
	for (let year = new Date(from).getUTCFullYear(); year <= new Date(to).getUTCFullYear(); year++)
		for (const sunday of [lastSundayOf(MARCH, year), lastSundayOf(OCTOBER, year)])
			if (from < sunday + DAY_MS && to > sunday) return true
	return false
}

/** Its midnight in UTC: in all of Europe clocks are changed within the day that follows. */
function lastSundayOf(month: number, year: number): number {
	const lastDay = Date.UTC(year, month + 1, 0)
	return lastDay - new Date(lastDay).getUTCDay() * DAY_MS
}
