import * as v from 'valibot'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from './constants.ts'
import { successOf } from './errors.ts'
import { LooseIdSchema } from './values.ts'

/** What people write to the chain: messages of the contact form, and applications for a job. */

export const MIN_MESSAGE_LENGTH = 10
export const MAX_MESSAGE_LENGTH = 5_000
export const MAX_REFERENCE_LENGTH = 40
/** The PDF of an application. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024
/** A stamp has to be this old before a form with it is sent, and says nothing any more after a day. */
export const MIN_FORM_AGE_MS = 2_000
export const MAX_FORM_AGE_MS = 24 * 3_600_000

export const CONTACT_TOPICS = ['order', 'food', 'allergens', 'branch', 'event', 'press', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const CONTACT_TOPIC_NAMES = {
	order: 'An order',
	food: 'The food',
	allergens: 'Allergens and diets',
	branch: 'A branch or its people',
	event: 'Groups and events',
	press: 'Press',
	other: 'Something else',
} as const satisfies Readonly<Record<ContactTopic, string>>

/** A line break in a name or an address would be a header of its own in a mail. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
const ONE_LINE = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
const SEVERAL_LINES = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/

const line = (max: number) =>
	v.pipe(
		v.string(),
		v.trim(),
		v.maxLength(max, `must have at most ${max} characters`),
		v.regex(ONE_LINE, 'must be one line of text'),
	)
const filledLine = (max: number) => v.pipe(line(max), v.minLength(1, 'must not be empty'))
const blankToNull = (text: string | null) => text || null
const optionalLine = (max: number) => v.optional(v.pipe(v.nullable(line(max)), v.transform(blankToNull)), null)

const writerFields = {
	name: filledLine(MAX_NAME_LENGTH * 2),
	email: v.pipe(filledLine(MAX_EMAIL_LENGTH), v.email('must be an email address')),
	message: v.pipe(
		v.string(),
		v.trim(),
		v.transform((text) => text.replace(/\r\n?/g, '\n')),
		v.minLength(MIN_MESSAGE_LENGTH, `must have at least ${MIN_MESSAGE_LENGTH} characters`),
		v.maxLength(MAX_MESSAGE_LENGTH, `must have at most ${MAX_MESSAGE_LENGTH} characters`),
		v.regex(SEVERAL_LINES, 'must not contain control characters'),
	),
	/** A field that people do not see: what is in it was written by a program. */
	website: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1_000, 'is too long'))), null),
	/** From GET /capi/forms/stamp: when the form was opened, sealed by the server. */
	stamp: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1_000, 'is too long'))), null),
}

/** POST /capi/contact. */
export const ContactRequestSchema = v.object({
	...writerFields,
	topic: v.optional(v.picklist(CONTACT_TOPICS, `must be one of ${CONTACT_TOPICS.join(', ')}`), 'other'),
	/** Of the order that it is about. */
	order_reference: optionalLine(MAX_REFERENCE_LENGTH),
	/** Id of the branch that it is about. */
	branch: v.optional(
		v.nullable(
			v.union(
				[
					v.pipe(
						v.literal(''),
						v.transform(() => null),
					),
					LooseIdSchema,
				],
				'must be an id',
			),
		),
		null,
	),
})
export type ContactRequest = v.InferInput<typeof ContactRequestSchema>
export type ContactMessage = v.InferOutput<typeof ContactRequestSchema>

/** The text fields of POST /capi/careers/{slug}/apply; beside them a file, a PDF, in a part of any name. */
export const ApplicationRequestSchema = v.object({
	...writerFields,
	phone: optionalLine(MAX_PHONE_LENGTH),
})
export type Application = v.InferOutput<typeof ApplicationRequestSchema>

/** GET /capi/forms/stamp `data`. */
export const FormTimestampSchema = v.object({ stamp: v.string() })
export const FormTimestampReplySchema = successOf(FormTimestampSchema)

/** The reply to both forms, 201; the same for everybody. */
export const SubmissionReplySchema = v.object({ success: v.literal(true), message: v.string() })
