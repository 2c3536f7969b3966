import type { CouponKind, CouponState } from '@app/contract/coupons'
import type { ProblemCode } from '@app/contract/orders'
import { english } from '@app/language/language'
import type { PlainMessage } from '@app/language/messages'
import { formatMoney } from './money.ts'

/** A coupon as the CMS has it, amounts in minor units, instants in epoch milliseconds. */
export interface CouponRule {
	code: string
	kind: CouponKind
	/**
	 * Percent (12.5 is twelve and a half), minor units off the order, or for an item the minor units that one piece
	 * costs with it.
	 */
	value: number
	minimumMinor: number
	startsAt: number | null
	/** From this instant on it has expired. */
	endsAt: number | null
	maxUses: number | null
	uses: number
	perCustomer: number | null
	customerUses: number
	active: boolean
	/** The company that it is for; null: every company of the chain. */
	companyId: number | null
	/** The branch that it is for; null: every branch. */
	branchId: number | null
	/** The product that an item coupon makes cheaper; without one it applies to nothing. */
	productId: number | null
}

/** A line of the order as an item coupon sees it. */
export interface CouponLine {
	/** Product id. */
	id: number
	/** One piece as chosen, and the same product as the menu has it: paid extras stay paid. */
	unitMinor: number
	menuMinor: number
}

export type CouponProblemCode = Extract<ProblemCode, `COUPON_${string}`>

export interface CouponContext {
	subtotalMinor: number
	currency: string
	now: number
	signedIn: boolean
	companyId: number
	branchId: number
	lines: readonly CouponLine[]
}

export type CouponDecision =
	/** `productId` names the product whose lines the discount belongs to; without it the whole order shares it. */
	| { kind: 'applied'; code: string; discountMinor: number; productId?: number | null }
	| { kind: 'refused'; code: CouponProblemCode; message: string }

/**
 * Texts of refused coupons, in the API's English; that of the minimum names the amount, and there is one more for
 * another branch.
 */
const COUPON_MESSAGES: Record<CouponProblemCode, PlainMessage> = {
	COUPON_INVALID: 'This coupon code is not valid.',
	COUPON_EXPIRED: 'This coupon has expired.',
	COUPON_USED_UP: 'This coupon has been used up.',
	COUPON_MINIMUM: 'This coupon needs a larger order.',
	COUPON_LOGIN_REQUIRED: 'Please sign in to use this coupon.',
}

/**
 * Whether a coupon applies to an order, and what it takes off: never more than the subtotal. Coupons are for
 * customers who are signed in (section 6): a guest is asked to sign in whatever the code, so that codes cannot be
 * tried out. `null` stands for a code that nobody knows; a coupon that is switched off or has not begun is answered
 * alike.
 */
export function decideCoupon(rule: CouponRule | null, context: CouponContext): CouponDecision {
	if (!context.signedIn) return refuse('COUPON_LOGIN_REQUIRED')
	if (!rule?.active) return refuse('COUPON_INVALID')
	if (rule.startsAt !== null && context.now < rule.startsAt) return refuse('COUPON_INVALID')
	if (!isInScope(rule, context)) return refuse('COUPON_INVALID', english.t('This coupon is not valid at this branch.'))
	if (rule.endsAt !== null && context.now >= rule.endsAt) return refuse('COUPON_EXPIRED')
	if (isUsedUp(rule)) return refuse('COUPON_USED_UP')
	if (context.subtotalMinor < rule.minimumMinor) {
		const minimum = formatMoney(rule.minimumMinor, context.currency)
		return refuse('COUPON_MINIMUM', english.t('This coupon needs an order of at least {amount}.', { amount: minimum }))
	}
	if (rule.kind === 'item') return decideItem(rule, context.lines)
	return { kind: 'applied', code: rule.code, discountMinor: discountOf(rule, context.subtotalMinor) }
}

/** Whether all of its uses are taken, or all that this customer has. */
export function isUsedUp({ maxUses, uses, perCustomer, customerUses }: CouponRule): boolean {
	return (maxUses !== null && uses >= maxUses) || (perCustomer !== null && customerUses >= perCustomer)
}

/**
 * Where a coupon stands in a customer's list; null for one that is none of the customer's business: switched off, not
 * begun, or used up by others.
 */
export function couponState(rule: CouponRule, now: number): CouponState | null {
	if (!rule.active || (rule.startsAt !== null && now < rule.startsAt)) return null
	if (isUsedUp(rule)) return rule.customerUses > 0 ? 'used' : null
	return rule.endsAt !== null && now >= rule.endsAt ? 'expired' : 'usable'
}

/** A code as it is stored and compared: customers type it in any case, with spaces around it. */
export function normaliseCouponCode(text: string): string {
	return text.trim().toUpperCase()
}

function isInScope(rule: CouponRule, { companyId, branchId }: CouponContext): boolean {
	return (rule.companyId ?? companyId) === companyId && (rule.branchId ?? branchId) === branchId
}

function refuse(code: CouponProblemCode, message?: string): CouponDecision {
	return { kind: 'refused', code, message: message ?? COUPON_MESSAGES[code] }
}

/** One piece costs what the coupon says; of several lines with the product the dearest counts. */
function decideItem({ code, productId, value }: CouponRule, lines: readonly CouponLine[]): CouponDecision {
	const own = lines.filter((line) => line.id === productId)
	if (own.length === 0)
		return refuse('COUPON_MINIMUM', english.t('Add the item that this coupon is for to your order.'))
	const savings = own.map(({ unitMinor, menuMinor }) => Math.min(unitMinor, menuMinor) - Math.max(value, 0))
	return { kind: 'applied', code, discountMinor: Math.max(0, ...savings), productId }
}

function discountOf(rule: CouponRule, subtotalMinor: number): number {
	// Hundredths of a percent are whole numbers, so that exactly one division rounds.
	const discount =
		rule.kind === 'percent' ? Math.round((subtotalMinor * Math.round(rule.value * 100)) / 10_000) : rule.value
	return Math.min(Math.max(discount, 0), subtotalMinor)
}
