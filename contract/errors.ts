import * as v from 'valibot'

/** Every code that a /capi reply carries in `errors[].extensions.code`. */
export const ERROR_CODES = [
	'INVALID_PAYLOAD',
	'INVALID_QUERY',
	'IDEMPOTENCY_KEY_REQUIRED',
	'IDEMPOTENCY_KEY_REUSED',
	'INVALID_CREDENTIALS',
	'INVALID_TOKEN',
	'TOKEN_EXPIRED',
	'PASSWORD_NEEDED',
	'USER_INACTIVE',
	'USER_SUSPENDED',
	'REAUTHENTICATION_REQUIRED',
	'RECORD_NOT_UNIQUE',
	'RECORD_IN_USE',
	'FAILED_VALIDATION',
	'UNAUTHENTICATED',
	'FORBIDDEN',
	'NOT_FOUND',
	'CART_CHANGED',
	'TOO_LATE_TO_CANCEL',
	'CODE_INVALID',
	'ORDER_NOT_PAYABLE',
	'PAYMENT_IN_PROGRESS',
	'PAYLOAD_TOO_LARGE',
	'UNSUPPORTED_MEDIA_TYPE',
	'INVALID_CARD',
	'CARD_LIMIT_REACHED',
	'CARD_NOT_CONFIRMED',
	'INVALID_TRANSITION',
	'COUPON_INVALID',
	'COUPON_EXPIRED',
	'COUPON_USED_UP',
	'COUPON_MINIMUM',
	'COUPON_LOGIN_REQUIRED',
	'REQUESTS_EXCEEDED',
	'TOO_MANY_OPEN_ORDERS',
	'SERVICE_UNAVAILABLE',
	'INTERNAL_SERVER_ERROR',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Directus's own error shape plus `success` and `message`: the body of every /capi failure. */
export const FailureSchema = v.object({
	success: v.literal(false),
	message: v.string(),
	errors: v.array(
		v.object({
			message: v.string(),
			extensions: v.looseObject({ code: v.string() }),
		}),
	),
})
export type Failure = v.InferOutput<typeof FailureSchema>

/** The envelope of a /capi success around its `data`. */
export const successOf = <TSchema extends v.GenericSchema>(data: TSchema) =>
	v.object({ success: v.literal(true), message: v.optional(v.string()), data })
