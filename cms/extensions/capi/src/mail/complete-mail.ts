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
const SUBJECTS: Readonly<Record<string, (brand: string) => string>> = {
	'user-registration': () => 'Verify your email address',
	'password-reset': () => 'Reset your password',
	'user-invitation': (brand) => `You are invited to ${brand}`,
}

/** Names that may greet somebody: whoever registers a foreign address must not be able to write a message to it. */
const GREETABLE = /^[\p{L}\p{M} '’-]{1,40}$/u

/** A message with its words in HTML and as plain text. Messages without a template are left as they are. */
export function completeMail(mail: DirectusMail, { templates, settings, storefrontUrl }: Options): DirectusMail {
	if (!mail.template) return mail
	const { name, data } = mail.template
	const { brandName, brandLine, supportEmail } = settings
	const html = templates.render(name, {
		brand: brandName,
		brandLine,
		supportEmail,
		storefrontUrl: storefrontUrl.href.replace(/\/$/, ''),
		...data,
		first_name: GREETABLE.test(String(data.first_name ?? '')) ? data.first_name : null,
	})
	return {
		...mail,
		subject: SUBJECTS[name]?.(brandName) ?? mail.subject ?? brandName,
		html,
		text: htmlToText(html),
		// Nobody's holiday reply shall answer.
		headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
	}
}
