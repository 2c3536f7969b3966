import * as v from 'valibot'

/** What every form of this kind begins with; no address of ours does otherwise. */
const PREFIX = 'deleted-'

/** The client's last edit of an account (section 7), in one body. */
const FormSchema = v.strictObject({
	email: v.string(),
	first_name: v.literal('Deleted', 'must be Deleted'),
	last_name: v.literal('User', 'must be User'),
})

/** Whether the body of an edit means to end the account. */
export function isDeletionForm(body: unknown): boolean {
	const email = (body as { email?: unknown } | null)?.email
	return typeof email === 'string' && email.startsWith(PREFIX)
}

/** The form, null where something in it is missing, wrong or too much. */
export function readDeletionForm(body: unknown): { email: string } | null {
	const form = v.safeParse(FormSchema, body)
	return form.success ? { email: form.output.email } : null
}

/** Whether it names this address: 'deleted-', a timestamp in digits or as ISO 8601, and the address. */
export function namesAddress(formEmail: string, email: string): boolean {
	const [given, own] = [formEmail.toLowerCase(), email.toLowerCase()]
	if (own === '' || !given.endsWith(own)) return false
	return /^(?:\d{10,16}|\d{4}-\d\d-\d\dt[\d:.]+z?)[-_]?$/.test(given.slice(PREFIX.length, -own.length))
}
