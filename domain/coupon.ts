import type { ProblemCode } from '@app/contract/orders'
import { formatMoney } from './money.ts'

/** A coupon as the CMS has it, amounts in minor units, instants in epoch milliseconds. */
export interface CouponRule {
	code: string
	kind: 'percent' | 'fixed'
	/** Percent (12.5 is twelve and a half), or minor units. */
	value: number
	minimumMinor: number
	startsAt: number | null
	/** From this instant on it has expired. */
	endsAt: number | null
	maxUses: number | null
	uses: number
	loginRequired: boolean
	perCustomer: number | null
	customerUses: number
	active: boolean
	/** The company that it is for; null: every company of the chain. */
	companyId: number | null
}

export type CouponProblemCode = Extract<ProblemCode, `COUPON_${string}`>

export interface CouponContext {
	subtotalMinor: number
	currency: string
	now: number
	signedIn: boolean
	companyId: number
}

export type CouponDecision =
	| { kind: 'applied'; code: string; discountMinor: number }
	| { kind: 'refused'; code: CouponProblemCode; message: string }

/** Texts of refused coupons; that of the minimum names the amount. */
const COUPON_MESSAGES = {
	COUPON_INVALID: 'This coupon code is not valid.',
	COUPON_EXPIRED: 'This coupon has expired.',
	COUPON_USED_UP: 'This coupon has been used up.',
	COUPON_LOGIN_REQUIRED: 'Please sign in to use this coupon.',
} as const

/**
 * Whether a coupon applies to an order, and what it takes off: never more than the subtotal. `null` stands for a code that nobody
 * knows; a coupon that is switched off, has not begun or belongs to another company is answered alike, so that codes cannot be fished.
 */
export function decideCoupon(rule: CouponRule | null, context: CouponContext): CouponDecision {
	if (!rule?.active) return refuse('COUPON_INVALID')
	if (rule.companyId !== null && rule.companyId !== context.companyId) return refuse('COUPON_INVALID')
	if (rule.startsAt !== null && context.now < rule.startsAt) return refuse('COUPON_INVALID')
	if (rule.endsAt !== null && context.now >= rule.endsAt) return refuse('COUPON_EXPIRED')
	if (rule.maxUses !== null && rule.uses >= rule.maxUses) return refuse('COUPON_USED_UP')
	if (rule.loginRequired && !context.signedIn) return refuse('COUPON_LOGIN_REQUIRED')
	if (rule.perCustomer !== null && rule.customerUses >= rule.perCustomer) return refuse('COUPON_USED_UP')
	if (context.subtotalMinor < rule.minimumMinor) {
		const minimum = formatMoney(rule.minimumMinor, context.currency)
		return { kind: 'refused', code: 'COUPON_MINIMUM', message: `This coupon needs an order of at least ${minimum}.` }
	}
	return { kind: 'applied', code: rule.code, discountMinor: discountOf(rule, context.subtotalMinor) }
}

/** A code as it is stored and compared: customers type it in any case, with spaces around it. */
export function normaliseCouponCode(text: string): string {
	return text.trim().toUpperCase()
}

function refuse(code: keyof typeof COUPON_MESSAGES): CouponDecision {
	return { kind: 'refused', code, message: COUPON_MESSAGES[code] }
}

function discountOf(rule: CouponRule, subtotalMinor: number): number {
	// Hundredths of a percent are whole numbers, so that exactly one division rounds.
	const discount =
		rule.kind === 'percent' ? Math.round((subtotalMinor * Math.round(rule.value * 100)) / 10_000) : rule.value
	return Math.min(Math.max(discount, 0), subtotalMinor)
}
