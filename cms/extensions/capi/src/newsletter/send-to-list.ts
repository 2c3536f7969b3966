import type { MailLanguage } from '@app/language/mails'
import { inLanguage } from '@app/language/tags'
import { sendMail } from '../mail/send-mail.ts'
import type { NotificationDeps } from '../messages/notification.ts'
import type { Subscription } from '../repositories/newsletter.ts'
import { tokenOf } from './links.ts'

interface ListMail {
	language: MailLanguage
	subject: string
	template: string
	data: Record<string, unknown>
	/** Names the message for good. */
	id: string
}

/** A page of the storefront that follows a link of a mail. */
export function linkTo(
	{ config }: Pick<NotificationDeps, 'config'>,
	{ tag }: Pick<MailLanguage, 'tag'>,
	link: { token: string } | { unsubscribe: string },
): string {
	const url = new URL(inLanguage(tag, '/confirm-subscription'), config.storefrontUrl)
	for (const [name, token] of Object.entries(link)) url.searchParams.set(name, token)
	return url.href
}

/** A mail to an address on the list, or on its way there, with its one-click end (RFC 8058). */
export async function sendToList(
	deps: NotificationDeps,
	{ email, nonce }: Pick<Subscription, 'email' | 'nonce'>,
	{ language, subject, template, data, id }: ListMail,
): Promise<void> {
	const { config } = deps
	const token = tokenOf('leave', nonce, config.account.key)
	const oneClick = new URL('capi/newsletter/unsubscribe', `${config.publicUrl.href.replace(/\/$/, '')}/`)
	oneClick.searchParams.set('token', token)
	await sendMail(deps, {
		to: email,
		language,
		subject,
		template,
		data: { ...data, leaveUrl: linkTo(deps, language, { unsubscribe: token }) },
		headers: {
			'List-Unsubscribe': `<${oneClick.href}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
		messageId: `${id}@${config.publicUrl.hostname}`,
	})
}
