/** The languages of the interface. The first one's pages have no prefix, and its texts stand in the code itself. */
export const LANGUAGES = {
	en: { locale: 'en-IE', name: 'English' },
	de: { locale: 'de-DE', name: 'Deutsch' },
} as const

export type LanguageTag = keyof typeof LANGUAGES
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as LanguageTag[]

/** What the pages of a language begin with: `/de`; nothing for English. */
export const prefixOf = (tag: LanguageTag): '' | `/${LanguageTag}` => (tag === 'en' ? '' : `/${tag}`)

/**
 * Tells apart language and page of a path of the storefront: `/de/order` is `/order` in German, `/deals` a page in
 * English.
 */
export function splitLanguage(path: string): { tag: LanguageTag; path: string } {
	for (const tag of LANGUAGE_TAGS) {
		const prefix = prefixOf(tag)
		if (prefix && (path === prefix || path.startsWith(`${prefix}/`))) {
			return { tag, path: path.slice(prefix.length) || '/' }
		}
	}
	return { tag: 'en', path }
}

/**
 * The address of a page in a language: `/de/order`. `path` begins with a slash, has no prefix, and may bring a query.
 */
export function inLanguage(tag: LanguageTag, path: string): string {
	const prefix = prefixOf(tag)
	return prefix && /^\/(?=$|[?#])/.test(path) ? prefix + path.slice(1) : prefix + path
}
