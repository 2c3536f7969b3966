import * as v from 'valibot'
import { DEFAULT_PRODUCT_CATEGORY, DEFAULT_PRODUCT_TYPE } from './constants.ts'
import { ChangeTokenSchema } from './values.ts'

/**
 * Records in the browser (section 3): flat JSON with exactly these fields. Ids are written as strings and numbers are
 * accepted when read. Times are epoch milliseconds.
 */

/** Keys of local storage. Section 3 names payment-state; the others are ours. */
export const STORAGE_KEYS = {
	cart: 'cart-state',
	payment: 'payment-state',
	/** Slug of the order that is being paid, beside payment-state; it proves who asks for the order's status. */
	paymentSlug: 'payment-slug',
	/** A payment whose window has run out while nobody could say what became of it, beside payment-state. */
	paymentUnresolved: 'payment-unresolved',
	/** Where the customer of the tracked payment was sent to: the bank's confirmation step, or the gateway's page. */
	paymentStep: 'payment-step',
	/** The notice that the customer has not closed yet, with the cart that was lost with its branch. */
	cartNotice: 'cart-notice',
	/** A cart that its customer keeps until its branch takes orders again. */
	keptCart: 'kept-cart',
	/** The order that is being placed from the present cart. */
	orderAttempt: 'order-attempt',
	/** Name of the present cart: the shop keeps at most one unpaid order of it. */
	cartId: 'cart-id',
	/** The time that was chosen to fetch the present cart. */
	pickup: 'pickup',
	orders: 'recent-orders',
	/** OrderProofsSchema: guests' orders that this browser may change. */
	orderProofs: 'order-proofs',
	/** Who is signed in: AuthRecordSchema of account.ts. */
	auth: 'directus_auth',
	theme: 'theme',
	/** The number of the message with which the loader began last. */
	loaderMessage: 'loader-message',
	/** InstallHiddenSchema: the visitor does not want to hear of installing the app. */
	installHidden: 'install-prompt-hidden',
	/** Orders whose purchase was measured, so that each is counted once; only where analytics was accepted. */
	measuredOrders: 'measured-orders',
	/** When the customer last said NOT NOW to notifications: PushDeclinedSchema. */
	pushDeclined: 'push-declined',
	/** DeviceIdSchema of device.ts; the same as in the device database. */
	deviceId: 'device_id',
} as const

/** Keys of session storage: of one tab, gone with it. */
export const TAB_KEYS = {
	/** Where to go after Google sends the customer back: Directus drops the query of the address that it returns to. */
	returnPath: 'return-path',
	/**
	 * When this tab left for Google, in epoch milliseconds: without it the return page asks before it signs anybody in.
	 */
	googleStartedAt: 'google-started-at',
	/** The token of the reset mail's link, from the address until the new password is set. */
	resetToken: 'reset-token',
	/** Name of this tab's visit, for what protects accounts and payments. */
	sessionId: 'session-id',
	/** When a part of the app did not load and this tab was reloaded for it: epoch milliseconds. */
	chunkReload: 'chunk-reload',
	/** The guest's order that this tab asked a one-time code for, and until when that holds. */
	orderCode: 'order-code',
	/** What this tab has noticed: LogEntriesSchema of device-log.ts. */
	deviceLog: 'device-log',
} as const

const StoredIdSchema = v.pipe(
	v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.finite())]),
	v.transform(String),
)
const nullableId = v.optional(v.nullable(StoredIdSchema), null)

export const StoredCustomizationSchema = v.object({
	attribute_id: StoredIdSchema,
	value_id: StoredIdSchema,
	template_attribute_value_id: StoredIdSchema,
})
export type StoredCustomization = v.InferOutput<typeof StoredCustomizationSchema>

/** Section 3's `{token}` after the product's fields is an unreadable placeholder and is left out. */
export const CartItemSchema = v.object({
	id: StoredIdSchema,
	name: v.string(),
	/** Decimal, customizations included, for one. */
	price: v.pipe(v.number(), v.finite(), v.minValue(0)),
	count: v.pipe(v.number(), v.integer(), v.minValue(1)),
	requests: v.array(v.string()),
	note: v.string(),
	customizations: v.array(StoredCustomizationSchema),
	product: v.object({
		id: StoredIdSchema,
		name: v.string(),
		price: v.number(),
		code: v.string(),
		category: v.optional(v.string(), DEFAULT_PRODUCT_CATEGORY),
		type: v.optional(v.string(), DEFAULT_PRODUCT_TYPE),
		taxes: v.array(v.unknown()),
		company_id: nullableId,
		customization_options: v.array(v.unknown()),
	}),
	/** Product id plus a hash of requests, note and sorted customizations. */
	key: v.string(),
	directusBranchId: nullableId,
	odooBranchId: nullableId,
	company_id: nullableId,
})
export type CartItem = v.InferOutput<typeof CartItemSchema>

export const GuestInfoSchema = v.object({
	first_name: v.string(),
	last_name: v.string(),
	email: v.string(),
	phone: v.string(),
})
export type GuestInfo = v.InferOutput<typeof GuestInfoSchema>

/**
 * The selected branch as the cart keeps it; parsed loosely, because /capi/shop/branches is asked again at every
 * start.
 */
export const StoredBranchSchema = v.object({
	id: StoredIdSchema,
	title: v.string(),
	odooID: StoredIdSchema,
	outlet_reference: v.optional(v.string(), ''),
	company: v.object({ id: StoredIdSchema }),
})
export type StoredBranch = v.InferOutput<typeof StoredBranchSchema>

/** Lines that cannot be read are left out: one of them must not cost the customer the others. */
const StoredLinesSchema = v.pipe(
	v.array(v.unknown()),
	v.transform((lines): CartItem[] =>
		lines.flatMap((line) => {
			const parsed = v.safeParse(CartItemSchema, line)
			return parsed.success ? [parsed.output] : []
		}),
	),
)

export const PersistedCartSchema = v.object({
	items: StoredLinesSchema,
	branch: v.nullable(StoredBranchSchema),
	guestInfo: v.nullable(GuestInfoSchema),
	selectedCategory: nullableId,
	appliedCouponCode: v.nullable(v.string()),
	couponDiscount: v.number(),
})
export type PersistedCart = v.InferOutput<typeof PersistedCartSchema>

/** Local storage key kept-cart: what a customer loses with a branch. */
export const LostCartSchema = v.pick(PersistedCartSchema, ['items', 'branch', 'appliedCouponCode', 'couponDiscount'])
export type LostCart = v.InferOutput<typeof LostCartSchema>

/** Local storage key cart-notice: what went out of the cart is kept until the customer has said what becomes of it. */
export const CartNoticeSchema = v.object({
	title: v.string(),
	message: v.string(),
	/** The cart as it was, where all of it is gone. */
	lost: v.nullable(LostCartSchema),
})
export type CartNotice = v.InferOutput<typeof CartNoticeSchema>

export const CompletedPaymentSchema = v.object({
	orderRef: v.string(),
	paymentRef: v.string(),
	orderId: StoredIdSchema,
	successUrl: v.string(),
	completedAt: v.number(),
})
export type CompletedPayment = v.InferOutput<typeof CompletedPaymentSchema>

export const PaymentTrackingStatusSchema = v.picklist(['idle', 'processing', 'completed'])
export type PaymentTrackingStatus = v.InferOutput<typeof PaymentTrackingStatusSchema>

/** Local storage key payment-state. */
export const PaymentTrackingRecordSchema = v.object({
	currentOrderRef: v.nullable(v.string()),
	currentOrderId: v.nullable(StoredIdSchema),
	paymentStatus: PaymentTrackingStatusSchema,
	completedPayment: v.nullable(CompletedPaymentSchema),
	paymentStartTime: v.nullable(v.number()),
	lastSaved: v.number(),
})
export type PaymentTrackingRecord = v.InferOutput<typeof PaymentTrackingRecordSchema>

/** Local storage key payment-slug. */
export const PaymentSlugSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/**
 * Local storage key payment-unresolved: the shop is asked about it until it tells, and until then nothing else is
 * charged.
 */
export const UnresolvedPaymentSchema = v.object({
	orderId: StoredIdSchema,
	orderRef: v.string(),
	slug: PaymentSlugSchema,
	/** When Pay was pressed. */
	startedAt: v.number(),
})
export type UnresolvedPayment = v.InferOutput<typeof UnresolvedPaymentSchema>

/** Local storage key payment-step. */
export const PaymentStepSchema = v.object({
	orderId: v.string(),
	url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
})

/** What an order took from the cart: lines by their key, with the pieces that were ordered. */
export const PlacedLinesSchema = v.object({
	orderId: StoredIdSchema,
	lines: v.array(v.object({ key: v.string(), count: v.number() })),
	/** Its coupon, null without one; missing in older records. */
	coupon: v.optional(v.nullable(v.string())),
})
export type PlacedLines = v.InferOutput<typeof PlacedLinesSchema>

/** Local storage key order-attempt. */
export const OrderAttemptSchema = v.object({
	/** Idempotency-Key of the request: the same content never makes a second order. */
	key: v.pipe(v.string(), v.minLength(1)),
	/** What was ordered; another content is another attempt. */
	fingerprint: v.string(),
	startedAt: v.number(),
	/** Slug of the unpaid order that this one takes the place of. */
	replaces: v.nullable(v.string()),
	/** Slug of the order, once it is known. */
	slug: v.nullable(v.string()),
	/** Of the order that was placed last: when it is paid these lines go, and what was added since stays. */
	placed: v.optional(v.nullable(PlacedLinesSchema), null),
})
export type OrderAttempt = v.InferOutput<typeof OrderAttemptSchema>

/** Local storage key cart-id. */
export const CartIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

/** Local storage key pickup; there is no record while the order is fetched as soon as it is ready. */
export const StoredPickupSchema = v.object({
	branchId: v.string(),
	/** YYYY-MM-DD in the branch's time zone. */
	day: v.pipe(v.string(), v.isoDate()),
	/** ISO 8601 start of the slot; null before one was chosen. */
	time: v.nullable(v.string()),
})
export type StoredPickup = v.InferOutput<typeof StoredPickupSchema>

export const PickupPassSchema = v.object({
	reference: v.string(),
	slug: v.string(),
	branch: v.string(),
	address: v.string(),
	/** When the food is ready, as it was shown; null where that was not known. */
	ready: v.nullable(v.string()),
	/** Until when that was promised, epoch milliseconds; null where the kitchen is not at work on it. */
	promisedUntil: v.optional(v.nullable(v.number()), null),
	/** The branch's number, for an order that takes longer. */
	phone: v.optional(v.nullable(v.string()), null),
	savedAt: v.number(),
	/** What is in the bag; unknown to passes of former versions. */
	lines: v.optional(v.array(v.object({ quantity: v.number(), name: v.string() })), []),
	/** How far the order was when it was last heard of, in words, and when that was. */
	status: v.optional(v.nullable(v.object({ title: v.string(), at: v.number(), isOver: v.boolean() })), null),
	/** Of somebody who was signed in: it goes with the sign-out. */
	isOwn: v.optional(v.boolean(), false),
})
/** What is needed at the counter, without a network. */
export type PickupPass = v.InferOutput<typeof PickupPassSchema>

/** Local storage key recent-orders: the newest first. */
export const PickupPassesSchema = v.array(PickupPassSchema)

/**
 * Local storage key order-proofs, the newest first: the server's token for each guest's order that was placed or
 * unlocked in this browser.
 */
export const OrderProofsSchema = v.array(v.object({ slug: PaymentSlugSchema, token: ChangeTokenSchema }))

/** Local storage key push-declined: epoch milliseconds. */
export const PushDeclinedSchema = v.pipe(v.number(), v.finite())

/** Local storage key measured-orders: references, the newest last. */
export const MeasuredOrdersSchema = v.array(v.string())

/** Local storage key theme. */
export const ThemeSchema = v.picklist(['system', 'light', 'dark'])
export type Theme = v.InferOutput<typeof ThemeSchema>

/** Local storage key install-prompt-hidden. */
export const InstallHiddenSchema = v.literal(true)
