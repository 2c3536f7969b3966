import * as v from 'valibot'
import { isLocalPath } from './local-path.ts'
import { LooseIdSchema } from './values.ts'

/** As long as the column that keeps it. */
const MAX_PATH_LENGTH = 255

/** POST /capi/payments/sessions body. */
export const PaymentSessionRequestSchema = v.object({
	order_id: LooseIdSchema,
	slug: v.pipe(v.string(), v.maxLength(64)),
	/** A saved card of the signed-in customer. */
	card_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
	/** Keep the card for next time, once it has paid; for signed-in customers only, and without effect for guests. */
	save: v.optional(v.boolean(), false),
	/**
	 * Path of the storefront that the hosted page and the confirmation step come back to; anything but a local path is
	 * refused.
	 */
	return_path: v.optional(
		v.nullable(v.pipe(v.string(), v.maxLength(MAX_PATH_LENGTH), v.check(isLocalPath, 'must be a local path'))),
		null,
	),
})
export type PaymentSessionRequest = v.InferOutput<typeof PaymentSessionRequestSchema>

/** POST /capi/payments/sessions `data`. */
export const PaymentSessionSchema = v.object({
	provider: v.string(),
	payment_ref: v.string(),
	/**
	 * What the card form needs: of the sandbox `confirm_url`, which takes the card; of Stripe `client_secret` and
	 * `publishable_key`.
	 */
	client: v.record(v.string(), v.unknown()),
	hosted_url: v.string(),
})
export type PaymentSession = v.InferOutput<typeof PaymentSessionSchema>

const digits = (min: number, max: number, message: string) =>
	v.pipe(v.string(), v.regex(new RegExp(`^\\d{${min},${max}}$`), message))

/** Spaces and dashes are what people type between the groups of a card number. */
export const CardSchema = v.object({
	number: v.pipe(
		v.string(),
		v.maxLength(40),
		v.transform((text) => text.replace(/[\s-]/g, '')),
		digits(12, 19, 'must be a card number'),
	),
	exp_month: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(12)),
	/** Two or four digits. */
	exp_year: v.pipe(
		v.union([v.number(), v.string()]),
		v.transform(Number),
		v.integer(),
		v.minValue(0),
		v.transform((year) => (year < 100 ? year + 2000 : year)),
		v.maxValue(2100),
	),
	cvc: digits(3, 4, 'must have 3 or 4 digits'),
	name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
})
export type Card = v.InferOutput<typeof CardSchema>

/** POST /capi/payments/sandbox/confirm body. */
export const SandboxConfirmRequestSchema = v.object({
	payment_ref: v.pipe(v.string(), v.maxLength(64)),
	card: v.optional(CardSchema),
	card_id: v.optional(v.pipe(v.string(), v.maxLength(64))),
	save: v.optional(v.boolean(), false),
})
export type SandboxConfirmRequest = v.InferOutput<typeof SandboxConfirmRequestSchema>

export const DeclineCodeSchema = v.picklist([
	'card_declined',
	'insufficient_funds',
	'processing_error',
	'authentication_failed',
	'expired_card',
])
export type DeclineCode = v.InferOutput<typeof DeclineCodeSchema>

/** POST /capi/payments/sandbox/confirm `data`. */
export const PaymentConfirmationSchema = v.object({
	status: v.picklist(['paid', 'failed', 'action_required']),
	payment_ref: v.string(),
	decline_code: v.optional(DeclineCodeSchema),
	action_url: v.optional(v.string()),
})
export type PaymentConfirmation = v.InferOutput<typeof PaymentConfirmationSchema>

/** POST /capi/payments/check body: the attempt's reference is proof enough, nobody guesses it. */
export const PaymentCheckRequestSchema = v.object({ payment_ref: v.pipe(v.string(), v.maxLength(64)) })

/** POST /capi/payments/check `data`. */
export const PaymentCheckSchema = v.object({
	status: v.picklist(['pending', 'action_required', 'paid', 'failed', 'expired', 'refunded']),
	payment_ref: v.string(),
	decline_code: v.optional(DeclineCodeSchema),
})
export type PaymentCheck = v.InferOutput<typeof PaymentCheckSchema>

/** A card that a customer has saved: a token at the gateway, never a number. */
export const SavedCardSchema = v.object({
	id: v.string(),
	/** `visa`, `mastercard` …; `card` where the gateway does not say. */
	brand: v.string(),
	last4: v.string(),
	exp_month: v.number(),
	exp_year: v.number(),
	/** As it is printed: `04/29`. */
	expiry: v.string(),
	/** The one that is offered first. */
	default: v.boolean(),
})
export type SavedCard = v.InferOutput<typeof SavedCardSchema>

/** GET /capi/payments/cards `data`: the default card first, then the newest. */
export const SavedCardsSchema = v.object({ cards: v.array(SavedCardSchema) })

/** `data` of the calls that add or change one card. */
export const SavedCardReplySchema = v.object({ card: SavedCardSchema })

/** POST /capi/payments/cards/setup `data`: a card is about to be saved without an order. */
export const CardSetupSchema = v.object({
	provider: v.string(),
	/** Name of the set-up at the gateway, for POST /capi/payments/cards. */
	setup_ref: v.string(),
	/** Of the sandbox `confirm_url`, which takes the card; of Stripe `client_secret` and `publishable_key`. */
	client: v.record(v.string(), v.unknown()),
})
export type CardSetup = v.InferOutput<typeof CardSetupSchema>

/** POST /capi/payments/cards body: the gateway has the card, and we are to remember it. */
export const SaveCardRequestSchema = v.object({ setup_ref: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) })

/** POST /capi/payments/sandbox/cards body. */
export const SandboxSaveCardRequestSchema = v.object({ card: CardSchema })
