import type { Coupon } from '@app/contract/coupons'
import { english, type Language } from '@app/language/language'
import { formatMoney, toMinor } from './money.ts'

/** What a coupon is worth, in a few words: "10% off", "€5 off", "Classic Fries for free". */
export function describeCoupon(
	{ kind, value, currency, product_name }: Pick<Coupon, 'kind' | 'value' | 'currency' | 'product_name'>,
	language: Language = english,
): string {
	const { t } = language
	if (kind === 'percent') {
		const percent = new Intl.NumberFormat(language.locale, { style: 'percent', maximumFractionDigits: 2 })
		return t('{amount} off', { amount: percent.format(value / 100) })
	}
	const amount = shortMoney(value, currency, language)
	if (kind === 'fixed') return t('{amount} off', { amount })
	const product = product_name ?? t('One item')
	return value === 0 ? t('{product} for free', { product }) : t('{product} for {amount}', { product, amount })
}

/**
 * What must be so for it to count: "From €25", "Only at Docklands", "Until 31 December". `timezone` names the day of
 * its end.
 */
export function couponConditions(
	{ minimum, currency, branch_name, ends_at, state, used_at }: Coupon,
	{ language = english, timezone }: { language?: Language; timezone?: string } = {},
): string[] {
	const { t } = language
	const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: timezone } as const
	const day = (instant: string) => new Intl.DateTimeFormat(language.locale, parts).format(Date.parse(instant))
	const conditions: string[] = []
	if (minimum > 0) conditions.push(t('From {amount}', { amount: shortMoney(minimum, currency, language) }))
	if (branch_name) conditions.push(t('Only at {branch}', { branch: branch_name }))
	if (state === 'used') conditions.push(used_at ? t('Used on {date}', { date: day(used_at) }) : t('Used'))
	else if (ends_at && state === 'expired') conditions.push(t('Ended on {date}', { date: day(ends_at) }))
	else if (ends_at) conditions.push(t('Until {date}', { date: day(ends_at) }))
	return conditions
}

/** Whole amounts without their zeros: a coupon says "€5 off". */
function shortMoney(amount: number, currency: string, language: Language): string {
	return formatMoney(toMinor(amount, currency), currency, language).replace(/[.,]00(?!\d)/, '')
}
