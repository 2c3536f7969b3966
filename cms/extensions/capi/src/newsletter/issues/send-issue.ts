import { languageFor } from '../../languages.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { MessageDeps, Sender } from '../../messages/message.ts'
import { findSubscription } from '../../repositories/newsletter.ts'
import { findNewsletter, NEWSLETTER_TOPIC, type Newsletter } from '../../repositories/newsletters.ts'
import { findAccount } from '../../repositories/users.ts'
import { sendToList } from '../send-to-list.ts'

/** Sends what newsletters owe. Who has left the list meanwhile, and who has not confirmed, gets nothing. */
export const NEWSLETTER_SENDER: Sender = {
	topic: NEWSLETTER_TOPIC,
	atOnce: 4,
	async send(deps, { id, payload }) {
		const newsletter = await findNewsletter(deps.database, Number(payload.newsletter))
		if (!newsletter) return
		if (typeof payload.user === 'string')
			return sendTest(deps, newsletter, { user: payload.user, messageId: `test-${id}` })
		const subscription = await findSubscription(deps.database, { id: Number(payload.subscription) })
		if (!subscription?.isConfirmed) return
		await sendToList(deps, subscription, {
			language: languageFor(subscription.language),
			subject: newsletter.subject,
			template: 'newsletter',
			data: wordsOf(deps, newsletter),
			id: `newsletter-${id}`,
		})
	},
}

/** To whoever pressed the button, at the address of their account. */
async function sendTest(
	deps: MessageDeps,
	newsletter: Newsletter,
	{ user, messageId }: { user: string; messageId: string },
): Promise<void> {
	const account = await findAccount(deps.database, user)
	if (account?.status !== 'active') return
	await sendMail(deps, {
		to: account.email,
		language: languageFor(),
		subject: `[Test] ${newsletter.subject}`,
		template: 'newsletter',
		data: { ...wordsOf(deps, newsletter), leaveUrl: null },
		messageId: `${messageId}@${deps.config.publicUrl.hostname}`,
	})
}

/** The words with whole addresses: a mail has no page of its own. */
function wordsOf({ config }: Pick<MessageDeps, 'config'>, newsletter: Newsletter): Record<string, unknown> {
	const { subject, preview, html, button_label, button_url } = newsletter
	const shop = config.storefrontUrl.href.replace(/\/$/, '')
	return {
		subject,
		preview,
		html: html.replace(/\shref="\/(?!\/)/g, ` href="${shop}/`),
		buttonLabel: button_label,
		buttonUrl: button_url && new URL(button_url, `${shop}/`).href,
	}
}
