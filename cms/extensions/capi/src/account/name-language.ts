import { inLanguage, splitLanguage } from '@app/language/tags'
import { languageFor } from '../languages.ts'
import type { DirectusMail } from '../mail/complete-mail.ts'
import { findAccountByEmail } from '../repositories/users.ts'
import type { Runtime } from '../runtime.ts'

/** Directus's own messages to customers. Those to people of the Studio are English. */
const TO_CUSTOMERS: ReadonlySet<string> = new Set(['user-registration', 'password-reset'])

/**
 * Directus's filter `email.send`: its messages to customers speak the language of their account, else that of the
 * page which asked for them, and their links lead to that language's pages. Changes the message in place, as
 * replaceLink does.
 */
export async function nameLanguage({ database }: Pick<Runtime, 'database'>, { template }: DirectusMail): Promise<void> {
	if (!template || !TO_CUSTOMERS.has(template.name)) return
	const { data } = template
	const account = await findAccountByEmail(database, String(data.email))
	const url = new URL(String(data.url))
	const page = splitLanguage(url.pathname)
	const { tag } = languageFor(account?.language, page.tag)
	url.pathname = inLanguage(tag, page.path)
	Object.assign(data, { language: tag, url: url.href })
}
