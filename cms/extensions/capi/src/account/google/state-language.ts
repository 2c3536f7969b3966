import { LANGUAGE_TAGS, type LanguageTag } from '@app/language/tags'

/** Directus's states are base64url, which has no dot. */
const SEPARATOR = '.'

/**
 * Adds a language to the state of a provider's address. Providers hand the state back as it was, so it outlives the
 * cookie of the sign-in, which holds for five minutes only. Anybody may write another language there: it decides in
 * which one a failure is told, and nothing else.
 */
export function addLanguage(providerAddress: string, language: LanguageTag): string {
	const address = URL.canParse(providerAddress) ? new URL(providerAddress) : null
	const state = address?.searchParams.get('state')
	if (!address || !state) return providerAddress
	address.searchParams.set('state', state + SEPARATOR + language)
	return address.href
}

/** Takes the two apart again; null where none of our languages is there. */
export function takeLanguage(handedBack: unknown): { state: string; language: LanguageTag } | null {
	const text = typeof handedBack === 'string' ? handedBack : ''
	const language = LANGUAGE_TAGS.find((tag) => text.endsWith(SEPARATOR + tag))
	return language ? { state: text.slice(0, -(SEPARATOR + language).length), language } : null
}
