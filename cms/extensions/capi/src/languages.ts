import { germanMails } from '@app/language/german-mails'
import { createMailLanguage, type MailLanguage } from '@app/language/mails'
import { LANGUAGE_TAGS, type LanguageTag } from '@app/language/tags'

const SPOKEN: Readonly<Record<LanguageTag, MailLanguage>> = {
	en: createMailLanguage('en'),
	de: createMailLanguage('de', germanMails),
}

/**
 * The language of ours that a browser or a row names: `de` of `de-AT`; null for one that we do not speak, and for
 * none.
 */
export function languageTagOf(named: unknown): LanguageTag | null {
	const [primary] = String(named ?? '')
		.toLowerCase()
		.split(/[-_]/)
	return LANGUAGE_TAGS.find((tag) => tag === primary) ?? null
}

/** The first language among these that we write in; English where there is none. */
export function languageFor(...named: readonly unknown[]): MailLanguage {
	for (const name of named) {
		const tag = languageTagOf(name)
		if (tag !== null) return SPOKEN[tag]
	}
	return SPOKEN.en
}
