import { NEWSLETTER_CONFIRM_DAYS } from '@app/contract/newsletter'
import type { Submission } from '../forms/submission.ts'
import { languageFor } from '../languages.ts'
import type { NotificationDeps } from '../messages/notification.ts'
import { findSubscription } from '../repositories/newsletter.ts'
import { tokenOf } from './links.ts'
import { linkTo, sendToList } from './send-to-list.ts'

/** Asks an address to confirm, or greets it. */
export async function sendNewsletterMail(deps: NotificationDeps, { kind, row, id }: Submission): Promise<void> {
	const subscription = await findSubscription(deps.database, { id: row })
	const isConfirmation = kind === 'newsletter.confirm'
	// Confirmed or erased meanwhile: this mail has nothing to say any more.
	if (!subscription || subscription.isConfirmed === isConfirmation) return
	const confirm = tokenOf('confirm', subscription.nonce, deps.config.account.key)
	const language = languageFor(subscription.language)
	const { say } = language
	await sendToList(deps, subscription, {
		language,
		subject: isConfirmation ? say('Please confirm your newsletter') : say('You are on the list'),
		template: isConfirmation ? 'newsletter-confirm' : 'newsletter-welcome',
		data: { url: isConfirmation ? linkTo(deps, language, { token: confirm }) : null, days: NEWSLETTER_CONFIRM_DAYS },
		id,
	})
}
