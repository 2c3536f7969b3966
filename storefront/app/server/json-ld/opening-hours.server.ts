import type { Opening, OpeningException, WeeklyHours } from '@app/contract/menu'
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'

/** schema.org's words, Monday first. */
const DAYS: readonly DayOfWeek[] = [
	'https://schema.org/Monday',
	'https://schema.org/Tuesday',
	'https://schema.org/Wednesday',
	'https://schema.org/Thursday',
	'https://schema.org/Friday',
	'https://schema.org/Saturday',
	'https://schema.org/Sunday',
]

/** The hours of a branch's week, and of the days that differ from it. */
export function openingHours({ weekly, exceptions }: Opening) {
	const special = exceptions.flatMap(mapException)
	return {
		...(weekly.length > 0 && { openingHoursSpecification: mapWeek(weekly) }),
		...(special.length > 0 && { specialOpeningHoursSpecification: special }),
	}
}

/** Days with the same hours share an entry. */
function mapWeek(weekly: readonly WeeklyHours[]): OpeningHoursSpecification[] {
	const groups = new Map<string, WeeklyHours[]>()
	for (const entry of weekly) {
		const key = `${entry.open} ${entry.close}`
		groups.set(key, [...(groups.get(key) ?? []), entry])
	}
	return [...groups.values()].map((entries) => ({
		'@type': 'OpeningHoursSpecification',
		dayOfWeek: entries.map(({ day }) => DAYS[day - 1]!),
		...mapHours(entries[0]!),
	}))
}

/** A day that is closed opens and closes at midnight: so search engines read it. */
function mapException({ date, closed, open, close }: OpeningException): OpeningHoursSpecification[] {
	if (!closed && (open === null || close === null)) return []
	const hours =
		closed || open === null || close === null ? { opens: '00:00', closes: '00:00' } : mapHours({ open, close })
	return [{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...hours }]
}

/** schema.org's times end at 23:59; a close at or before the open is the next day's there, too. */
function mapHours({ open, close }: { open: string; close: string }) {
	const isAllDay = open === '00:00' && (close === '24:00' || close === '00:00')
	return { opens: open, closes: isAllDay ? '23:59' : close === '24:00' ? '00:00' : close }
}
