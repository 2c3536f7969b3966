import type { MailLanguage } from '@app/language/mails'
import type { Order } from '../../repositories/orders.ts'

/** Making a formatter costs far more than formatting, and every mail formats. */
const formatters = new Map<string, { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>()

function formattersOf(locale: string, timeZone: string) {
	const key = `${locale} ${timeZone}`
	let found = formatters.get(key)
	if (!found) {
		found = {
			day: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
			clock: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
		}
		formatters.set(key, found)
	}
	return found
}

/** When an order can be fetched, in the branch's time: `on Friday 20 November, between 18:30 and 18:40`. */
export function formatPickup(
	{ readyMinAt, readyMaxAt, pickupTime }: Pick<Order, 'readyMinAt' | 'readyMaxAt' | 'pickupTime'>,
	timezone: string,
	{ say, locale }: MailLanguage,
): string {
	const start = readyMinAt ?? pickupTime
	if (start === null) return say('as soon as possible')
	const formats = formattersOf(locale, timezone)
	const day = formats.day.format(start)
	const from = formats.clock.format(start)
	const to = formats.clock.format(readyMaxAt ?? start)
	return from === to
		? say('on {day}, at {time}', { day, time: from })
		: say('on {day}, between {from} and {to}', { day, from, to })
}
