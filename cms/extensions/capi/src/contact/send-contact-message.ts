import { CONTACT_TOPIC_NAMES, type ContactTopic } from '@app/contract/forms'
import { notifyStaff } from '../forms/notify-staff.ts'
import type { Submission } from '../forms/submission.ts'
import type { NotificationDeps } from '../messages/notification.ts'
import { findSubmission } from '../repositories/submissions.ts'

/** Mails a message of the contact form to the shop; an answer goes to its writer. The subject has no word of theirs. */
export async function sendContactMessage(deps: NotificationDeps, { row, id }: Submission): Promise<void> {
	const letter = await findSubmission(deps.database, 'contact_messages', row)
	if (!letter) return
	const topic = CONTACT_TOPIC_NAMES[letter.topic as ContactTopic] ?? String(letter.topic)
	const branch = letter.branch === null ? null : (await deps.catalogue.read()).branches.get(Number(letter.branch))
	await notifyStaff(deps, {
		subject: `Message ${row}: ${topic}`,
		template: 'contact-message',
		replyTo: { name: String(letter.name), address: String(letter.email) },
		data: {
			topic,
			name: letter.name,
			email: letter.email,
			reference: letter.order_reference,
			branch: branch?.title ?? null,
			lines: String(letter.message).split('\n'),
		},
		collection: 'contact_messages',
		id: row,
		messageId: id,
	})
}
