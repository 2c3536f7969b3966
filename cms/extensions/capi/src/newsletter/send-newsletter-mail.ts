import { NEWSLETTER_CONFIRM_DAYS } from '@app/contract/newsletter'
import type { Letter } from '../forms/letter.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { MessageDeps } from '../messages/message.ts'
import { findSubscription } from '../repositories/newsletter.ts'
import { tokenOf } from './links.ts'

/** A mail to an address on the list, or on its way there, with its one-click end (RFC 8058). */
export async function sendNewsletterMail(deps: MessageDeps, { kind, row, id }: Letter): Promise<void> {
	const { database, config } = deps
	const subscription = await findSubscription(database, { id: row })
	const isConfirmation = kind === 'newsletter.confirm'
	// Confirmed or erased meanwhile: this mail has nothing to say any more.
	if (!subscription || subscription.isConfirmed === isConfirmation) return
	const { email, nonce } = subscription
	const token = tokenOf('leave', nonce, config.account.key)
	const page = (name: string, value: string) => {
		const url = new URL('/confirm-subscription', config.storefrontUrl)
		url.searchParams.set(name, value)
		return url.href
	}
	const oneClick = new URL('capi/newsletter/unsubscribe', `${config.publicUrl.href.replace(/\/$/, '')}/`)
	oneClick.searchParams.set('token', token)
	await sendMail(deps, {
		to: email,
		subject: isConfirmation ? 'Please confirm your newsletter' : 'You are on the list',
		template: isConfirmation ? 'newsletter-confirm' : 'newsletter-welcome',
		data: {
			url: isConfirmation ? page('token', tokenOf('confirm', nonce, config.account.key)) : null,
			leaveUrl: page('unsubscribe', token),
			days: NEWSLETTER_CONFIRM_DAYS,
		},
		headers: {
			'List-Unsubscribe': `<${oneClick.href}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
		messageId: `${id}@${config.publicUrl.hostname}`,
	})
}
