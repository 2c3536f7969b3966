import type { Coupon } from '@app/contract/coupons'
import { formatMoney, toMinor } from './money.ts'

/** What a coupon is worth, in a few words: "10% off", "€5 off", "Classic Fries for free". */
export function describeCoupon(
	{ kind, value, currency, product_name }: Pick<Coupon, 'kind' | 'value' | 'currency' | 'product_name'>,
	locale: string,
): string {
	if (kind === 'percent') {
		const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
		return `${percent.format(value / 100)} off`
	}
	const amount = shortMoney(value, currency, locale)
	if (kind === 'fixed') return `${amount} off`
	return `${product_name ?? 'One item'} for ${value === 0 ? 'free' : amount}`
}

/** What must be so for it to count: "From €25", "Only at Docklands", "Until 31 December". `timezone` names the day of its end. */
export function couponConditions(
	{ minimum, currency, branch_name, ends_at, state, used_at }: Coupon,
	{ locale, timezone }: { locale: string; timezone?: string },
): string[] {
	const day = (instant: string) =>
		new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: timezone }).format(
			Date.parse(instant),
		)
	const conditions: string[] = []
	if (minimum > 0) conditions.push(`From ${shortMoney(minimum, currency, locale)}`)
	if (branch_name) conditions.push(`Only at ${branch_name}`)
	if (state === 'used') conditions.push(used_at ? `Used on ${day(used_at)}` : 'Used')
	else if (ends_at) conditions.push(`${state === 'expired' ? 'Ended on' : 'Until'} ${day(ends_at)}`)
	return conditions
}

/** Whole amounts without their zeros: a coupon says "€5 off". */
function shortMoney(amount: number, currency: string, locale: string): string {
	return formatMoney(toMinor(amount, currency), currency, locale).replace(/[.,]00(?!\d)/, '')
}
