import { english, type Language } from '@app/language/language'
import type { PlainMessage } from '@app/language/messages'

/** What the checkout says without a network. */
export const CHECKOUT_OFFLINE_MESSAGE: PlainMessage =
	'You are offline. Paying needs a connection: your cart is kept, so press Checkout again when you are back.'
export const PAY_OFFLINE_MESSAGE: PlainMessage =
	'You are offline. Paying needs a connection. Nothing was sent and nothing was charged.'

const DAY_MS = 86_400_000

interface Reader {
	language?: Language
	/** The device's own without one. */
	timeZone?: string
}

/**
 * When something was last heard of the server, in the device's own time: `14:05`, and with its day once that is
 * another one.
 * @param at and @param now epoch milliseconds
 */
export function formatCachedTime(at: number, now: number, { language = english, timeZone }: Reader = {}): string {
	const { locale } = language
	const day = (ms: number) => new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone }).format(ms)
	const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }
	if (day(at) === day(now)) return new Intl.DateTimeFormat(locale, time).format(at)
	const isThisWeek = Math.abs(now - at) < 6 * DAY_MS
	const date: Intl.DateTimeFormatOptions = isThisWeek ? { weekday: 'short' } : { day: 'numeric', month: 'short' }
	return `${new Intl.DateTimeFormat(locale, { ...date, timeZone }).format(at)}, ${new Intl.DateTimeFormat(locale, time).format(at)}`
}

/** The mark of the offline mode. */
export function offlineMark(menuAt: number | null, now: number, reader: Reader = {}): string {
	const { t } = reader.language ?? english
	if (menuAt === null) return t('Offline')
	return t('Offline · menu from {time}', { time: formatCachedTime(menuAt, now, reader) })
}
