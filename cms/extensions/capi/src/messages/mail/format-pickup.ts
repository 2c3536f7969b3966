import type { Order } from '../../repositories/orders.ts'

/** Making a formatter costs far more than formatting, and every mail formats. */
const formatters = new Map<string, { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>()

function formattersOf(timeZone: string) {
	let found = formatters.get(timeZone)
	if (!found) {
		found = {
			day: new Intl.DateTimeFormat('en-IE', { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
			clock: new Intl.DateTimeFormat('en-IE', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
		}
		formatters.set(timeZone, found)
	}
	return found
}

/** When an order can be fetched, in the branch's time: `on Friday 20 November, between 18:30 and 18:40`. */
export function formatPickup(
	{ readyMinAt, readyMaxAt, pickupTime }: Pick<Order, 'readyMinAt' | 'readyMaxAt' | 'pickupTime'>,
	timezone: string,
): string {
	const from = readyMinAt ?? pickupTime
	if (from === null) return 'as soon as possible'
	const { day, clock } = formattersOf(timezone)
	const start = clock.format(from)
	const end = clock.format(readyMaxAt ?? from)
	const time = start === end ? `at ${start}` : `between ${start} and ${end}`
	return `on ${day.format(from)}, ${time}`
}
