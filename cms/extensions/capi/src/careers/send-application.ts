import { notifyStaff } from '../forms/notify-staff.ts'
import type { Submission } from '../forms/submission.ts'
import type { NotificationDeps } from '../messages/notification.ts'
import { findSubmission } from '../repositories/submissions.ts'

/**
 * Mails that somebody has applied: who and for what. Letter and document stay in the Studio, for whoever may read
 * them.
 */
export async function sendApplication(deps: NotificationDeps, { row, id }: Submission): Promise<void> {
	const application = await findSubmission(deps.database, 'job_applications', row)
	if (!application) return
	await notifyStaff(deps, {
		subject: `Application ${row}: ${application.job_title}`,
		template: 'job-application',
		replyTo: { name: String(application.name), address: String(application.email) },
		data: { name: application.name, title: application.job_title, has_document: application.document !== null },
		collection: 'job_applications',
		id: row,
		messageId: id,
	})
}
