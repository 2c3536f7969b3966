import type { Letter } from '../forms/letter.ts'
import { tellStaff } from '../forms/tell-staff.ts'
import type { MessageDeps } from '../messages/message.ts'
import { findLetter } from '../repositories/letters.ts'

/**
 * Mails that somebody has applied: who and for what. Letter and document stay in the Studio, for whoever may read
 * them.
 */
export async function sendApplication(deps: MessageDeps, { row, id }: Letter): Promise<void> {
	const application = await findLetter(deps.database, 'job_applications', row)
	if (!application) return
	await tellStaff(deps, {
		subject: `Application ${row}: ${application.job_title}`,
		template: 'job-application',
		replyTo: { name: String(application.name), address: String(application.email) },
		data: { name: application.name, title: application.job_title, has_document: application.document !== null },
		collection: 'job_applications',
		id: row,
		messageId: id,
	})
}
