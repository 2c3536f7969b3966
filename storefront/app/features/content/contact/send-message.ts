import { type ContactRequest, SubmissionReplySchema } from '@app/contract/forms'
import type { CmsClient } from '../../../lib/http/cms-client.ts'

/** Sends a message of the contact form. Rejects like the call; the same message twice is kept once. */
export async function sendMessage(cms: CmsClient, texts: Readonly<Record<string, string>>): Promise<void> {
	const { name = '', email = '', topic, order_reference, branch, message = '', website, stamp } = texts
	const letter = { name, email, topic, order_reference, branch, message, website, stamp } as ContactRequest
	await cms.post('/capi/contact', letter, SubmissionReplySchema, { isPublic: true })
}
