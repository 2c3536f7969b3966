import { inLanguage, type LanguageTag, splitLanguage } from '@app/language/tags'
import { languageFor } from '../../languages.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { NotificationDeps, Sender } from '../../messages/notification.ts'
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
		const language = languageFor(subscription.language)
		const words = wordsOf(deps, newsletter, language.tag)
		await sendToList(deps, subscription, {
			language,
			subject: words.subject,
			template: 'newsletter',
			data: words,
			id: `newsletter-${id}`,
		})
	},
}

/** To whoever pressed the button, at the address of their account: a mail for each of its languages. */
async function sendTest(
	deps: NotificationDeps,
	newsletter: Newsletter,
	{ user, messageId }: { user: string; messageId: string },
): Promise<void> {
	const account = await findAccount(deps.database, user)
	if (account?.status !== 'active') return
	for (const tag of new Set(['en', ...Object.keys(newsletter.translations)])) {
		const language = languageFor(tag)
		const words = wordsOf(deps, newsletter, language.tag)
		await sendMail(deps, {
			to: account.email,
			language,
			subject: `[Test] ${words.subject}`,
			template: 'newsletter',
			data: { ...words, leaveUrl: null },
			messageId: `${messageId}-${tag}@${deps.config.publicUrl.hostname}`,
		})
	}
}

/**
 * The words for readers of a language, with whole addresses: a mail has no page of its own. Paths of the shop lead to
 * pages in the words' language.
 */
function wordsOf({ config }: Pick<NotificationDeps, 'config'>, newsletter: Newsletter, reader: LanguageTag) {
	const translation = newsletter.translations[reader]
	const tag = translation ? reader : 'en'
	const { subject, preview, html, button_label } = translation ?? newsletter
	const shop = config.storefrontUrl.href.replace(/\/$/, '')
	// One that names a language has been meant so.
	const whole = (path: string) => shop + (splitLanguage(path).tag === 'en' ? inLanguage(tag, path) : path)
	const { button_url } = newsletter
	return {
		subject,
		preview,
		html: html.replace(/\shref="(\/(?!\/)[^"]*)"/g, (_, path: string) => ` href="${whole(path)}"`),
		wordsLanguage: tag,
		buttonLabel: button_label ?? newsletter.button_label,
		buttonUrl: button_url?.startsWith('/') ? whole(button_url) : button_url && new URL(button_url, `${shop}/`).href,
	}
}
