import { languageFor } from '../languages.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { NotificationDeps } from '../messages/notification.ts'

interface StaffMail {
	subject: string
	template: string
	data: Record<string, unknown>
	replyTo?: { name: string; address: string }
	/** The row in the Studio. */
	collection: string
	id: number
	messageId: string
}

/**
 * Mails to the shop's own address of the settings; nobody is told where there is none, and the Studio has the letter
 * all the same.
 */
export async function notifyStaff(
	deps: NotificationDeps,
	{ collection, id, messageId, data, ...mail }: StaffMail,
): Promise<void> {
	const { supportEmail } = (await deps.catalogue.read()).settings
	if (supportEmail === null) return
	const url = new URL(`admin/content/${collection}/${id}`, `${deps.config.publicUrl.href.replace(/\/$/, '')}/`)
	await sendMail(deps, {
		...mail,
		to: supportEmail,
		language: languageFor(),
		data: { ...data, url: url.href },
		messageId: `${messageId}@${deps.config.publicUrl.hostname}`,
	})
}
