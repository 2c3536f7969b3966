import * as v from 'valibot'
import { IdSchema, InstantSchema, MoneySchema } from './values.ts'

/** `percent` and `fixed` take something off the order, `item` makes one piece of a product cheaper or free. */
export const CouponKindSchema = v.picklist(['percent', 'fixed', 'item'])
export type CouponKind = v.InferOutput<typeof CouponKindSchema>

/** `used`: this customer has used it as often as it may be used, or it is used up; `expired`: its time is over. */
export const CouponStateSchema = v.picklist(['usable', 'used', 'expired'])
export type CouponState = v.InferOutput<typeof CouponStateSchema>

export const CouponSchema = v.object({
	code: v.string(),
	kind: CouponKindSchema,
	/** Per cent; an amount off the order; for `item` what one piece costs with it, 0 for free. */
	value: v.number(),
	/** Smallest order that it applies to. */
	minimum: MoneySchema,
	currency: v.string(),
	starts_at: v.nullable(InstantSchema),
	ends_at: v.nullable(InstantSchema),
	/** Where it counts; null for everywhere. */
	company_id: v.nullable(IdSchema),
	branch_id: v.nullable(IdSchema),
	branch_name: v.nullable(v.string()),
	/** What an `item` coupon is for. */
	product_id: v.nullable(IdSchema),
	product_name: v.nullable(v.string()),
	description: v.string(),
	state: CouponStateSchema,
	/** When this customer used it last. */
	used_at: v.nullable(InstantSchema),
})
export type Coupon = v.InferOutput<typeof CouponSchema>

/** GET /capi/shop/coupons `data`. */
export const CouponListSchema = v.object({
	/** What the customer can use now. */
	coupons: v.array(CouponSchema),
	/** What the customer has used up, and what has expired within the last three months; the latest first. */
	past: v.array(CouponSchema),
})
export type CouponList = v.InferOutput<typeof CouponListSchema>

/** POST /capi/shop/coupons/check `data`. */
export const CouponCheckSchema = v.object({ code: v.string(), discount: MoneySchema, currency: v.string() })
export type CouponCheck = v.InferOutput<typeof CouponCheckSchema>
