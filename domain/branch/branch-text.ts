import type { Branch } from '@app/contract/menu'
import { english, type Language } from '@app/language/language'
import type { PlainMessage } from '@app/language/messages'
import { mayClocksChange } from '../text/clock-changes.ts'
import { formatClock, readOwnTime } from '../text/clock-time.ts'
import { dateFormat, numberFormat } from '../text/formats.ts'
import { staticMinutes } from '../text/static-formats.ts'
import type { Drive } from './distance.ts'

/** Its instants bring the branch's own offset, from the API. */
type Hours = Pick<Branch, 'is_open' | 'closes_at' | 'next_open_at' | 'timezone'>

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Below a kilometre. */
const STEP_M = 50

/** Whether a branch is open and until when, or when it opens next: "Open until 22:00", "Opens Sunday 12:00". */
export function describeHours(branch: Hours, now: number, language: Language = english): string {
	const { t } = language
	if (branch.is_open) {
		if (!branch.closes_at) return t('Open 24 hours')
		return t('Open until {time}', { time: clockAt(branch.closes_at, branch, language) })
	}
	if (!branch.next_open_at) return t('Closed until further notice')
	const time = clockAt(branch.next_open_at, branch, language)
	const days = daysUntil(branch.next_open_at, now, branch.timezone)
	if (days === 0) return t('Opens {time}', { time })
	if (days === 1) return t('Opens tomorrow {time}', { time })
	const parts = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
	const format = dateFormat(language.locale, { ...parts, timeZone: branch.timezone })
	return t('Opens {day} {time}', { day: format.format(Date.parse(branch.next_open_at)), time })
}

/** Why a branch takes no online order now, in a few words; null when it does. */
export function reasonAgainstOrdering(
	branch: Pick<Branch, 'can_order_online' | 'kitchen_computed_status'>,
): PlainMessage | null {
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
export function describeReadyTime({ min, max }: Branch['ready_in'], language: Language = english): string {
	const { locale } = language
	return (
		staticMinutes(min, max, locale) ?? numberFormat(locale, { style: 'unit', unit: 'minute' }).formatRange(min, max)
	)
}

/** How far it is by car: "1.2 km, 4 min", or "about 1.2 km, 4 min" where nobody has measured the way. */
export function describeDrive(drive: Drive, language: Language = english): string {
	const long = numberFormat(language.locale, { style: 'unit', unit: 'minute' })
	const minutes = long.format(Math.max(1, Math.round(drive.durationSeconds / 60)))
	const way = `${describeLength(drive.distanceMeters, language)}, ${minutes}`
	return drive.isEstimated ? language.t('about {way}', { way }) : way
}

/** "150 m", "1.2 km", "15 km": no finer than a driver cares about. */
function describeLength(meters: number, { locale }: Language): string {
	const steps = Math.max(1, Math.round(meters / STEP_M))
	const isShort = steps * STEP_M < 1000
	const unit = isShort ? 'meter' : 'kilometer'
	const digits = isShort || meters >= 10_000 ? 0 : 1
	const format = numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits })
	return format.format(isShort ? steps * STEP_M : meters / 1000)
}

const clockAt = (instant: string, { timezone }: Hours, language: Language) =>
	readOwnTime(instant)?.time ?? formatClock(instant, timezone, language)

/** How many calendar days an instant is ahead, in the branch's zone. */
function daysUntil(instant: string, now: number, timezone: string): number {
	const own = readOwnTime(instant)
	if (own) {
		const here = now + own.offsetMs
		const sinceMidnight = here % DAY_MS
		// Close to midnight it is another day where clocks are put forward or back between the two.
		const isFarFromMidnight = sinceMidnight >= HOUR_MS && sinceMidnight < DAY_MS - HOUR_MS
		if (isFarFromMidnight || !mayClocksChange(now, Date.parse(instant), timezone))
			return Math.round((Date.parse(own.day) - (here - sinceMidnight)) / DAY_MS)
	}
	const dayOf = (time: number) => Date.parse(dateFormat('en-CA', { timeZone: timezone }).format(time))
	return Math.round((dayOf(Date.parse(instant)) - dayOf(now)) / DAY_MS)
}
