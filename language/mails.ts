import type { germanMails } from './german-mails.ts'
import { createLanguage, type Language } from './language.ts'
import type { LanguageTag } from './tags.ts'
import type { PlaceholderOf, Translations, Values } from './translations.ts'

/** A text of mails and push messages, in English. One that a catalogue lacks does not compile. */
export type MailMessage = keyof typeof germanMails & string

/**
 * A language that writes to people: only the server does, so its texts are in a catalogue of their own, which no
 * browser loads.
 */
export interface MailLanguage extends Language {
	say: <M extends MailMessage>(message: M, ...values: PlaceholderOf<M> extends never ? [] : [Values<M>]) => string
}

/** Without a catalogue it says the English texts. */
export function createMailLanguage(tag: LanguageTag, translations: Translations = {}): MailLanguage {
	const language = createLanguage(tag, translations)
	return { ...language, say: language.t as MailLanguage['say'] }
}
