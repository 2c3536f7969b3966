import * as v from 'valibot'
import {
	MAX_COUPON_LENGTH,
	MAX_CUSTOMIZATIONS_PER_ITEM,
	MAX_EMAIL_LENGTH,
	MAX_LINES_PER_ORDER,
	MAX_NAME_LENGTH,
	MAX_NOTE_LENGTH,
	MAX_PHONE_LENGTH,
	MAX_REQUEST_LENGTH,
	MAX_REQUESTS_PER_ITEM,
	ORDER_CODE_LENGTH,
} from './constants.ts'
import { successOf } from './errors.ts'
import { DeclineCodeSchema } from './payments.ts'
import { ChangeTokenSchema, IdSchema, InstantSchema, LooseIdSchema, MoneySchema } from './values.ts'

export const OrderStatusSchema = v.picklist([
	'pending_payment',
	'confirmed',
	'accepted',
	'preparing',
	'ready',
	'completed',
	'cancelled',
	'expired',
])
export type OrderStatus = v.InferOutput<typeof OrderStatusSchema>

export const PaymentStatusSchema = v.picklist(['pending', 'paid', 'failed', 'expired', 'refunded'])
export type PaymentStatus = v.InferOutput<typeof PaymentStatusSchema>

export const PickupTypeSchema = v.picklist(['now', 'later'])
export type PickupType = v.InferOutput<typeof PickupTypeSchema>

export const CustomizationSchema = v.object({
	attribute_id: LooseIdSchema,
	value_id: LooseIdSchema,
	template_attribute_value_id: LooseIdSchema,
})
export type Customization = v.InferOutput<typeof CustomizationSchema>

const shortText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `must have at most ${max} characters`))
const name = v.pipe(shortText(MAX_NAME_LENGTH), v.minLength(1, 'must not be empty'))

/** One line of a draft. The price is never part of it: the server looks it up. */
export const DraftItemSchema = v.object({
	id: LooseIdSchema,
	quantity: v.pipe(
		v.number(),
		v.integer('must be a whole number'),
		v.minValue(1, 'must be at least 1'),
		v.maxValue(999, 'is too many'),
	),
	note: v.optional(v.nullable(shortText(MAX_NOTE_LENGTH)), ''),
	requests: v.optional(v.pipe(v.array(shortText(MAX_REQUEST_LENGTH)), v.maxLength(MAX_REQUESTS_PER_ITEM)), []),
	customizations: v.optional(v.pipe(v.array(CustomizationSchema), v.maxLength(MAX_CUSTOMIZATIONS_PER_ITEM)), []),
})
export type DraftItem = v.InferOutput<typeof DraftItemSchema>

const draftFields = {
	branch: LooseIdSchema,
	items: v.pipe(
		v.array(DraftItemSchema),
		v.minLength(1, 'must not be empty'),
		v.maxLength(MAX_LINES_PER_ORDER, `must have at most ${MAX_LINES_PER_ORDER} lines`),
	),
	coupon_code: v.optional(v.nullable(shortText(MAX_COUPON_LENGTH)), null),
	pickup_type: v.optional(PickupTypeSchema, 'now'),
	/** Start of the chosen slot, empty for none; ignored for pickup now. */
	pickup_time: v.optional(
		v.nullable(v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())], 'must be an ISO 8601 time')),
		null,
	),
}

const earlierFields = {
	/** Slug of this cart's earlier unpaid order, which the new one expires. */
	replaces: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
	/**
	 * Random name of the browser's cart. A cart has one unpaid order, also where two tabs check out in the same moment:
	 * the same content is answered with the order that is there, other content expires it.
	 */
	cart_id: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be a random name'))), null),
}

/** POST /capi/shop/quote body: an order draft without guest info. What the cart's unpaid order holds is free for it. */
export const QuoteRequestSchema = v.object({ ...draftFields, ...earlierFields })
export type QuoteRequest = v.InferOutput<typeof QuoteRequestSchema>

/**
 * POST /capi/shop/orders body: section 3's order draft. `order_status`, `payment_status`, `user` and `order_create`
 * are accepted and ignored: the server decides them.
 */
/** Random name that a browser gives itself. */
const DeviceNameSchema = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null)

export const OrderRequestSchema = v.object({
	...draftFields,
	first_name: name,
	last_name: name,
	email: v.pipe(shortText(MAX_EMAIL_LENGTH), v.email('must be an email address')),
	phone: v.pipe(shortText(MAX_PHONE_LENGTH), v.minLength(1, 'must not be empty')),
	/** What the customer was shown; another total of ours is answered with 409 CART_CHANGED. */
	expected_total: v.optional(v.nullable(MoneySchema), null),
	/** One device has few unpaid orders at a time. */
	device_id: DeviceNameSchema,
	...earlierFields,
})
export type OrderRequest = v.InferOutput<typeof OrderRequestSchema>

/** The draft as section 3 has it, as the storefront sends it. */
export interface OrderDraft {
	order_status: 'pending_payment'
	payment_status: 'pending'
	user: string | null
	branch: string
	first_name: string
	last_name: string
	email: string
	phone: string
	items: { id: string; quantity: number; note: string; requests: string[]; customizations: Customization[] }[]
	/** JSON string of products and timestamp. */
	order_create: string
	coupon_code: string | null
	pickup_type: PickupType
	pickup_time: string | null
}

/** Why a cart cannot be ordered as it stands. */
export const ProblemCodeSchema = v.picklist([
	'BRANCH_UNAVAILABLE',
	'PRODUCT_UNAVAILABLE',
	'OUT_OF_STOCK',
	'INVALID_CUSTOMIZATION',
	'CUSTOMIZATION_REQUIRED',
	'QUANTITY_LIMIT',
	'SLOT_UNAVAILABLE',
	'PRICE_CHANGED',
	'COUPON_INVALID',
	'COUPON_EXPIRED',
	'COUPON_USED_UP',
	'COUPON_MINIMUM',
	'COUPON_LOGIN_REQUIRED',
])
export type ProblemCode = v.InferOutput<typeof ProblemCodeSchema>

export const ProblemSchema = v.object({
	code: ProblemCodeSchema,
	message: v.string(),
	/** Index into the request's items, where one line is to blame. */
	line: v.optional(v.number()),
	product_id: v.optional(IdSchema),
	/** The field at fault, as in `items.0.customizations.1`. */
	field: v.optional(v.string()),
	/** How many pieces of the product an order can have, where too many were asked for. */
	available: v.optional(v.number()),
})
export type Problem = v.InferOutput<typeof ProblemSchema>

export const LineSchema = v.object({
	id: IdSchema,
	name: v.string(),
	quantity: v.number(),
	unit_price: MoneySchema,
	total: MoneySchema,
	note: v.string(),
	requests: v.array(v.string()),
	customizations: v.array(v.object({ ...CustomizationSchema.entries, name: v.string(), price_extra: MoneySchema })),
	/**
	 * Of an order: what the line says in the menu's other languages, by language. Choices and requests are in the order
	 * of those above.
	 */
	translations: v.optional(
		v.record(v.string(), v.object({ name: v.string(), choices: v.array(v.string()), requests: v.array(v.string()) })),
	),
})
export type Line = v.InferOutput<typeof LineSchema>

const totals = {
	subtotal: MoneySchema,
	discount: MoneySchema,
	/** Tax inside the total: prices include it. */
	tax: MoneySchema,
	total: MoneySchema,
	currency: v.string(),
}

/** POST /capi/shop/quote `data`, and `errors[0].extensions.quote` of a 409 CART_CHANGED. */
export const QuoteSchema = v.object({ lines: v.array(LineSchema), ...totals, problems: v.array(ProblemSchema) })
export type Quote = v.InferOutput<typeof QuoteSchema>

/** POST /capi/shop/orders/{slug}/cancel body; a token that is sent must belong to the order. */
export const CancelRequestSchema = v.object({ change_token: v.optional(v.nullable(ChangeTokenSchema), null) })

/** POST /capi/shop/orders/{slug}/code body: mails a one-time code to the order's address. */
export const OrderCodeRequestSchema = v.object({ order_id: LooseIdSchema, device_id: DeviceNameSchema })

/** POST /capi/shop/orders/{slug}/code `data`: whether the order has a code that can be mailed. */
export const OrderCodeReplySchema = v.object({ mailed: v.boolean() })

/** POST /capi/shop/orders/{slug}/code/check body. */
export const OrderCodeCheckSchema = v.object({
	order_id: LooseIdSchema,
	code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, `must be ${ORDER_CODE_LENGTH} digits`)),
	device_id: DeviceNameSchema,
})

/** POST /capi/shop/orders/{slug}/code/check `data`. */
export const ChangeProofSchema = v.object({ change_token: ChangeTokenSchema })

/** POST /capi/shop/orders `data.order`. */
export const CreatedOrderSchema = v.object({
	id: IdSchema,
	reference: v.string(),
	slug: v.string(),
	amount: MoneySchema,
	currency: v.string(),
	order_status: OrderStatusSchema,
	payment_status: PaymentStatusSchema,
	/** Proof that this browser placed a guest's order; null for an account's order. */
	change_token: v.optional(v.nullable(ChangeTokenSchema), null),
})
export type CreatedOrder = v.InferOutput<typeof CreatedOrderSchema>

/** GET /capi/shop/orders/{slug} `data.order`, and the `data` of each event of its stream. Holds no email or phone. */
export const TrackedOrderSchema = v.object({
	id: IdSchema,
	reference: v.string(),
	slug: v.string(),
	order_status: OrderStatusSchema,
	payment_status: PaymentStatusSchema,
	history: v.array(v.object({ order_status: OrderStatusSchema, at: InstantSchema })),
	pickup_type: PickupTypeSchema,
	pickup_time: v.nullable(InstantSchema),
	/** Ready time as a range; null before payment and after the order has ended. */
	ready_at: v.nullable(v.object({ min: InstantSchema, max: InstantSchema })),
	can_cancel: v.boolean(),
	/** Whether the customer's bank has returned a refund: the money has to go back another way. */
	refund_failed: v.optional(v.boolean(), false),
	/** Whether it belongs to an account, whose sign-in alone pays, cancels or changes it. */
	of_account: v.optional(v.boolean(), false),
	/**
	 * Whether a one-time code can be mailed to the order's address, with which another browser changes a guest's
	 * order.
	 */
	can_mail_code: v.optional(v.boolean(), false),
	created_at: InstantSchema,
	first_name: v.string(),
	lines: v.array(LineSchema),
	...totals,
	branch: v.object({
		id: IdSchema,
		title: v.string(),
		slug: v.string(),
		address: v.string(),
		phone: v.string(),
		timezone: v.string(),
		location: v.object({ type: v.literal('Point'), coordinates: v.tuple([v.number(), v.number()]) }),
	}),
})
export type TrackedOrder = v.InferOutput<typeof TrackedOrderSchema>

/** GET /capi/shop/orders/{slug} and POST …/cancel: the order as it is now. */
export const TrackedOrderReplySchema = successOf(v.object({ order: TrackedOrderSchema }))

/** GET /capi/shop/status `data.directusOrder`. */
export const OrderStatusReplySchema = v.object({
	directusOrder: v.object({
		id: IdSchema,
		order_status: OrderStatusSchema,
		payment_status: PaymentStatusSchema,
		reference: v.string(),
		amount: MoneySchema,
		currency: v.string(),
		/** Reference of the latest payment attempt, null before the first. */
		payment_ref: v.nullable(v.string()),
		/** Why that attempt was declined; null where it was not, or the gateway did not say. */
		decline_code: v.optional(v.nullable(DeclineCodeSchema), null),
		/** Whether that attempt may still take money: a card was given for it, and its outcome is not known. */
		payment_open: v.optional(v.boolean(), true),
	}),
})
export type OrderStatusReply = v.InferOutput<typeof OrderStatusReplySchema>

/** GET /capi/shop/orders `data`. */
export const OrderListSchema = v.object({
	orders: v.array(TrackedOrderSchema),
	page: v.number(),
	limit: v.number(),
	total: v.number(),
})
export type OrderList = v.InferOutput<typeof OrderListSchema>
