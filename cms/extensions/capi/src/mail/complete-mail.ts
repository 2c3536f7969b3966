import type { MailLanguage } from '@app/language/mails'
import { prefixOf } from '@app/language/tags'
import { languageFor } from '../languages.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import { htmlToText } from './html-to-text.ts'
import type { Templates } from './templates.ts'

/** What Directus is about to send. Its own messages come with a template, and so do ours. */
export interface DirectusMail {
	to?: unknown
	from?: unknown
	subject?: string
	template?: { name: string; data: Record<string, unknown> }
	messageId?: string
	html?: string
	text?: string
	headers?: Record<string, string>
}

interface Options {
	templates: Templates
	settings: Catalogue['settings']
	storefrontUrl: URL
}

/** Directus's own messages, in our words. */
const SUBJECTS: Readonly<Record<string, (language: MailLanguage, brand: string) => string>> = {
	'user-registration': ({ say }) => say('Verify your email address'),
	'password-reset': ({ say }) => say('Reset your password'),
	// To people of the Studio, which speaks English.
	'user-invitation': (_language, brand) => `You are invited to ${brand}`,
}

/** Names that may greet somebody: whoever registers a foreign address must not be able to write a message to it. */
const GREETABLE = /^[\p{L}\p{M} '’-]{1,40}$/u

/** A message with its words in HTML and as plain text. Messages without a template are left as they are. */
export function completeMail(mail: DirectusMail, { templates, settings, storefrontUrl }: Options): DirectusMail {
	if (!mail.template) return mail
	const { name, data } = mail.template
	const { brandName, brandLine, supportEmail } = settings
	// Who sends it says in which language it is; without a word it is English.
	const language = languageFor(data.language)
	const values = {
		brand: brandName,
		brandLine,
		supportEmail,
		// Whatever a template adds leads to pages in its language.
		storefrontUrl: storefrontUrl.href.replace(/\/$/, '') + prefixOf(language.tag),
		...data,
		language: language.tag,
		first_name: GREETABLE.test(String(data.first_name ?? '')) ? data.first_name : null,
	}
	const html = templates.render(name, values, language)
	return {
		...mail,
		subject: SUBJECTS[name]?.(language, brandName) ?? mail.subject ?? brandName,
		html,
		text: htmlToText(html),
		// Nobody's holiday reply shall answer.
		headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
	}
}
