import type { TrackedOrder } from '@app/contract/orders'
import { formatClock } from '@app/domain/text/clock-time'
import { currentLanguage, t } from '@app/language/current'

/**
 * When an order is ready, as a range in its branch's time zone: `18:42–18:52`, with the day where it is not today
 * there. Null while that is not known.
 */
export function formatReadyTime(
	{ ready_at, branch }: Pick<TrackedOrder, 'ready_at' | 'branch'>,
	now: number,
): string | null {
	if (ready_at === null) return null
	const { timezone } = branch
	const from = formatClock(ready_at.min, timezone, currentLanguage())
	const to = formatClock(ready_at.max, timezone, currentLanguage())
	const range = from === to ? from : `${from}–${to}`
	const day = dayAt(ready_at.min, timezone)
	return isSameDay(day, dayAt(now, timezone)) ? range : t('{day}, {time}', { day: formatDay(day), time: range })
}

/**
 * When an order was placed, on the clocks of its branch: `Today, 18:42`, `Fri 20 Nov, 18:42`, in another year `20 Nov
 * 2025`.
 */
export function formatOrderTime(
	{ created_at, branch }: Pick<TrackedOrder, 'created_at' | 'branch'>,
	now: number,
): string {
	const { timezone } = branch
	const [day, today] = [dayAt(created_at, timezone), dayAt(now, timezone)]
	if (day.year !== today.year) return t('{day} {month} {year}', { day: day.day, month: day.month, year: day.year })
	const time = formatClock(created_at, timezone, currentLanguage())
	return t('{day}, {time}', { day: isSameDay(day, today) ? t('Today') : formatDay(day), time })
}

interface Day {
	weekday: string
	day: string
	month: string
	year: string
}

function dayAt(instant: number | string, timezone: string): Day {
	const parts = { timeZone: timezone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
	const texts = new Intl.DateTimeFormat(currentLanguage().locale, parts).formatToParts(new Date(instant))
	const textOf = (type: keyof Day) => texts.find((part) => part.type === type)?.value ?? ''
	return { weekday: textOf('weekday'), day: textOf('day'), month: textOf('month'), year: textOf('year') }
}

const isSameDay = (a: Day, b: Day) => a.day === b.day && a.month === b.month && a.year === b.year

/** Put together here: ICU versions differ in the punctuation between the parts, and server and browser must agree. */
const formatDay = ({ weekday, day, month }: Day) => t('{weekday} {day} {month}', { weekday, day, month })
