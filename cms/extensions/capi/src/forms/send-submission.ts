import { sendApplication } from '../careers/send-application.ts'
import { sendContactMessage } from '../contact/send-contact-message.ts'
import type { NotificationDeps, Sender } from '../messages/notification.ts'
import { sendNewsletterMail } from '../newsletter/send-newsletter-mail.ts'
import { SUBMISSION_TOPIC, type Submission, type SubmissionKind } from './submission.ts'

const SEND: Readonly<Record<SubmissionKind, (deps: NotificationDeps, letter: Submission) => Promise<void>>> = {
	'newsletter.confirm': sendNewsletterMail,
	'newsletter.welcome': sendNewsletterMail,
	contact: sendContactMessage,
	application: sendApplication,
}

/** Sends what forms owe a mail; where the row is gone there is nothing to send any more. */
export const SUBMISSION_SENDER: Sender = {
	topic: SUBMISSION_TOPIC,
	atOnce: 1,
	async send(deps, { id, payload }) {
		const kind = payload.kind as SubmissionKind
		await SEND[kind]?.(deps, { kind, row: Number(payload.row), id: `letter-${id}` })
	},
}
