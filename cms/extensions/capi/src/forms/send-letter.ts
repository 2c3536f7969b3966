import { sendApplication } from '../careers/send-application.ts'
import { sendContactMessage } from '../contact/send-contact-message.ts'
import type { MessageDeps, Sender } from '../messages/message.ts'
import { sendNewsletterMail } from '../newsletter/send-newsletter-mail.ts'
import { LETTER_TOPIC, type Letter, type LetterKind } from './letter.ts'

const SEND: Readonly<Record<LetterKind, (deps: MessageDeps, letter: Letter) => Promise<void>>> = {
	'newsletter.confirm': sendNewsletterMail,
	'newsletter.welcome': sendNewsletterMail,
	contact: sendContactMessage,
	application: sendApplication,
}

/** Sends what forms owe a mail; where the row is gone there is nothing to send any more. */
export const LETTER_SENDER: Sender = {
	topic: LETTER_TOPIC,
	atOnce: 1,
	async send(deps, { id, payload }) {
		const kind = payload.kind as LetterKind
		await SEND[kind]?.(deps, { kind, row: Number(payload.row), id: `letter-${id}` })
	},
}
