import * as v from 'valibot'
import { LooseIdSchema } from './values.ts'

/** As long as the column that keeps it. */
const MAX_PATH_LENGTH = 255
/** Browsers leave tabs and line ends out of an address, so that a slash, a tab and a slash would name another host. */
const LOCAL_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/

/** POST /capi/payments/sessions body. */
export const PaymentSessionRequestSchema = v.object({
	order_id: LooseIdSchema,
	slug: v.pipe(v.string(), v.maxLength(64)),
	card_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
	/** Path of the storefront that the hosted page and the confirmation step come back to; anything but a local path is refused. */
	return_path: v.optional(
		v.nullable(v.pipe(v.string(), v.maxLength(MAX_PATH_LENGTH), v.regex(LOCAL_PATH, 'must be a local path'))),
		null,
	),
})
export type PaymentSessionRequest = v.InferOutput<typeof PaymentSessionRequestSchema>

/** POST /capi/payments/sessions `data`. */
export const PaymentSessionSchema = v.object({
	provider: v.string(),
	payment_ref: v.string(),
	/** What the card form needs; the sandbox takes the card at `confirm_url`. */
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
