import { ApplicationRequestSchema, ContactRequestSchema, MAX_DOCUMENT_BYTES } from '@app/contract/forms'
import { english, type Language } from '@app/language/language'
import type { PlainMessage } from '@app/language/messages'

/** Fields of the contact form and of an application, by their names in the form. */
export type ContactField = 'name' | 'email' | 'topic' | 'order_reference' | 'branch' | 'message'
export type ApplicationField = 'name' | 'email' | 'phone' | 'message' | 'document'
type FormField = ContactField | ApplicationField

export type FormErrors<F extends FormField> = Partial<Record<F, string>>

/** What a field says when it is empty, and when what is in it cannot be sent. */
const TEXTS: Readonly<Record<FormField, { missing?: PlainMessage; wrong: PlainMessage }>> = {
	name: { missing: 'Enter your name.', wrong: 'Use at most 120 characters for your name.' },
	email: { missing: 'Enter your email address.', wrong: 'Enter an email address like name@example.com.' },
	topic: { wrong: 'Choose what it is about.' },
	order_reference: { wrong: 'This is longer than any reference of ours.' },
	branch: { wrong: 'Choose one of our branches.' },
	phone: { wrong: 'Enter a phone number like +353 1 234 5678, or none.' },
	message: { missing: 'Write us a few words.', wrong: 'Use between 10 and 5,000 characters.' },
	document: { wrong: 'Choose a PDF of at most 5 MB.' },
}

type Entry = { readonly '~standard': { validate(value: unknown): unknown } }

function errorOf(field: FormField, entry: Entry, typed: string): PlainMessage | undefined {
	const text = typed.trim()
	const { missing, wrong } = TEXTS[field]
	if (text === '') return missing
	const result = entry['~standard'].validate(text) as { issues?: unknown }
	return result.issues === undefined ? undefined : wrong
}

function judge<F extends FormField>(
	entries: Readonly<Record<F, Entry>>,
	typed: Readonly<Partial<Record<F, string>>>,
	{ t }: Language,
): FormErrors<F> {
	const errors: FormErrors<F> = {}
	for (const field of Object.keys(entries) as F[]) {
		const error = errorOf(field, entries[field], typed[field] ?? '')
		if (error !== undefined) errors[field] = t(error)
	}
	return errors
}

const { name, email, topic, order_reference, branch, message } = ContactRequestSchema.entries
const CONTACT = { name, email, topic, order_reference, branch, message }
const APPLICATION = { name, email, phone: ApplicationRequestSchema.entries.phone, message }

/** What is wrong with a message, by field; empty where it can be sent. The rules are those of the server. */
export function judgeContact(
	typed: Readonly<Partial<Record<ContactField, string>>>,
	language: Language = english,
): FormErrors<ContactField> {
	return judge(CONTACT, typed, language)
}

/** A chosen file, as far as its first bytes tell. */
export interface ChosenDocument {
	size: number
	/** The first four bytes or more. */
	head: Uint8Array
}

/** The same of an application; `document` is null where none was chosen. */
export function judgeApplication(
	typed: Readonly<Partial<Record<Exclude<ApplicationField, 'document'>, string>>>,
	document: ChosenDocument | null,
	language: Language = english,
): FormErrors<ApplicationField> {
	const errors: FormErrors<ApplicationField> = judge(APPLICATION, typed, language)
	const isWrong = document && (document.size > MAX_DOCUMENT_BYTES || !isPdf(document.head))
	if (isWrong) errors.document = language.t(TEXTS.document.wrong)
	return errors
}

/** `%PDF`. */
const isPdf = (head: Uint8Array) => [0x25, 0x50, 0x44, 0x46].every((byte, index) => head[index] === byte)
