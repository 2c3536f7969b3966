import type { Branch } from '@app/contract/menu'
import { formatClock } from './clock-time.ts'
import type { Drive } from './distance.ts'

type Hours = Pick<Branch, 'is_open' | 'closes_at' | 'next_open_at' | 'timezone'>

const DAY_MS = 86_400_000
/** Below a kilometre. */
const STEP_M = 50

/** Whether a branch is open and until when, or when it opens next: "Open until 22:00", "Opens Sunday 12:00". */
export function describeHours(branch: Hours, now: number, locale: string): string {
	if (branch.is_open) {
		return branch.closes_at ? `Open until ${formatClock(branch.closes_at, branch.timezone, locale)}` : 'Open 24 hours'
	}
	if (!branch.next_open_at) return 'Closed until further notice'
	const time = formatClock(branch.next_open_at, branch.timezone, locale)
	return `Opens ${dayName(Date.parse(branch.next_open_at), now, branch.timezone, locale)}${time}`
}

/** Why a branch takes no online order now, in a few words; null when it does. */
export function reasonAgainstOrdering(
	branch: Pick<Branch, 'can_order_online' | 'kitchen_computed_status'>,
): string | null {
	if (branch.can_order_online) return null
	switch (branch.kitchen_computed_status) {
		case 'branch_closed':
			return 'Closed'
		case 'dine_in_only':
			return 'Dine-in only'
		case 'kitchen_closed':
			return 'Kitchen closed'
		case 'open':
		case 'busy':
			return 'No online orders'
		default:
			return branch.kitchen_computed_status satisfies never
	}
}

/** How long an order takes: "10–15 min". */
export function describeReadyTime({ min, max }: Branch['ready_in'], locale: string): string {
	return new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' }).formatRange(min, max)
}

/** How far it is by car: "1.2 km, 4 min", or "about 1.2 km, 4 min" where nobody has measured the way. */
export function describeDrive(drive: Drive, locale: string): string {
	const long = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' })
	const minutes = long.format(Math.max(1, Math.round(drive.durationSeconds / 60)))
	const text = `${describeLength(drive.distanceMeters, locale)}, ${minutes}`
	return drive.isEstimated ? `about ${text}` : text
}

/** "150 m", "1.2 km", "15 km": no finer than a driver cares about. */
function describeLength(meters: number, locale: string): string {
	const steps = Math.max(1, Math.round(meters / STEP_M))
	const isShort = steps * STEP_M < 1000
	const unit = isShort ? 'meter' : 'kilometer'
	const digits = isShort || meters >= 10_000 ? 0 : 1
	const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits })
	return format.format(isShort ? steps * STEP_M : meters / 1000)
}

/** Empty today, otherwise "tomorrow ", the day of the week, or for later the date, in the branch's zone. */
function dayName(instant: number, now: number, timezone: string, locale: string): string {
	const dayOf = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(time)
	const days = Math.round((Date.parse(dayOf(instant)) - Date.parse(dayOf(now))) / DAY_MS)
	if (days === 0) return ''
	if (days === 1) return 'tomorrow '
	const parts = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
	return `${new Intl.DateTimeFormat(locale, { ...parts, timeZone: timezone }).format(instant)} `
}
