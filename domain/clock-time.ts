import { english, type Language } from '@app/language/language'
import { dateFormat } from './formats.ts'

/** Wall-clock time in a time zone: `18:42`. `instant` is ISO 8601. */
export function formatClock(instant: string, timezone: string, language: Language = english): string {
	const parts = { timeZone: timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
	return dateFormat(language.locale, parts).format(new Date(instant))
}
