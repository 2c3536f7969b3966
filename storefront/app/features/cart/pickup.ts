import { successOf } from '@app/contract/errors'
import { type Slots, SlotsSchema } from '@app/contract/menu'
import { currentLanguage, t } from '@app/language/current'
import type { CmsClient } from '../../lib/http/cms-client.ts'

/** Days ahead that can be chosen, today included. */
const DAYS = 7
const DAY_MS = 86_400_000

export interface PickupDay {
	/** YYYY-MM-DD in the branch's time zone. */
	day: string
	label: string
}

/** The days that can be chosen, from today on, as the branch's calendar has them. */
export function pickupDays(now: number, timezone: string): PickupDay[] {
	const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now)
	const { locale } = currentLanguage()
	const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
	return Array.from({ length: DAYS }, (_, index) => {
		// Calendar days have no clock changes in UTC.
		const at = Date.parse(today) + index * DAY_MS
		const label = index === 0 ? t('Today') : index === 1 ? t('Tomorrow') : format.format(at)
		return { day: new Date(at).toISOString().slice(0, 10), label }
	})
}

/** The day of a pickup time on the branch's calendar: `Monday, 23 November`. */
export function formatPickupDay(time: string, timezone: string): string {
	const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: timezone } as const
	return new Intl.DateTimeFormat(currentLanguage().locale, parts).format(Date.parse(time))
}

const ReplySchema = successOf(SlotsSchema)

/** GET /capi/shop/slots: the times of a day in the branch's zone. @throws RequestError */
export async function loadSlots(cms: CmsClient, branchId: string, day: string, signal: AbortSignal): Promise<Slots> {
	const query = new URLSearchParams({ branchId, date: day })
	const { data } = await cms.get(`/capi/shop/slots?${query}`, ReplySchema, { isPublic: true, signal })
	return data
}
