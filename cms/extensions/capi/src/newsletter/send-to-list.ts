import { sendMail } from '../mail/send-mail.ts'
import type { MessageDeps } from '../messages/message.ts'
import type { Subscription } from '../repositories/newsletter.ts'
import { tokenOf } from './links.ts'

interface ListMail {
	subject: string
	template: string
	data: Record<string, unknown>
	/** Names the message for good. */
	id: string
}

/** A page of the storefront that follows a link of a mail. */
export function linkTo({ config }: Pick<MessageDeps, 'config'>, name: 'token' | 'unsubscribe', token: string): string {
	const url = new URL('/confirm-subscription', config.storefrontUrl)
	url.searchParams.set(name, token)
	return url.href
}

/** A mail to an address on the list, or on its way there, with its one-click end (RFC 8058). */
export async function sendToList(
	deps: MessageDeps,
	{ email, nonce }: Pick<Subscription, 'email' | 'nonce'>,
	{ subject, template, data, id }: ListMail,
): Promise<void> {
	const { config } = deps
	const token = tokenOf('leave', nonce, config.account.key)
	const oneClick = new URL('capi/newsletter/unsubscribe', `${config.publicUrl.href.replace(/\/$/, '')}/`)
	oneClick.searchParams.set('token', token)
	await sendMail(deps, {
		to: email,
		subject,
		template,
		data: { ...data, leaveUrl: linkTo(deps, 'unsubscribe', token) },
		headers: {
			'List-Unsubscribe': `<${oneClick.href}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
		messageId: `${id}@${config.publicUrl.hostname}`,
	})
}
