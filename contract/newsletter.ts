import * as v from 'valibot'
import { MAX_EMAIL_LENGTH } from './constants.ts'

/** A link that confirms an address holds this long. */
export const NEWSLETTER_CONFIRM_DAYS = 7

/** Where the form stood: part of the proof of consent. */
export const NEWSLETTER_PLACES = ['home', 'page'] as const
export type NewsletterPlace = (typeof NEWSLETTER_PLACES)[number]

/** The answer to everybody who signs up, known or not. */
export const NEWSLETTER_ASKED =
	'Almost there: please open the mail that we have just sent you, and confirm your address.'

/** POST /capi/newsletter/subscribe. */
export const NewsletterRequestSchema = v.object({
	email: v.pipe(
		v.string(),
		v.trim(),
		v.maxLength(MAX_EMAIL_LENGTH, `must have at most ${MAX_EMAIL_LENGTH} characters`),
		v.email('must be an email address'),
	),
	place: v.optional(v.nullable(v.picklist(NEWSLETTER_PLACES, 'must be home or page')), null),
})
export type NewsletterRequest = v.InferInput<typeof NewsletterRequestSchema>

/** POST /capi/newsletter/confirm and /unsubscribe: the token of the mailed link. */
export const NewsletterTokenSchema = v.object({
	token: v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(200, 'is not valid')),
})

/** Their replies, and that of /subscribe. */
export const NewsletterReplySchema = v.object({ success: v.literal(true), message: v.string() })
