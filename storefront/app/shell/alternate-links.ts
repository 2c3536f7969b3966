import type { MetaDescriptor } from 'react-router'

/** The same page in one language: `lang` as in `de` or `en-IE`, `path` on our origin. */
export interface LanguageLink {
	lang: string
	path: string
	/** For visitors whose language is none of these. */
	isDefault?: boolean
}

/** Links to the page in each of its languages, its own included, as search engines want them; none where there is one language only. */
export function alternateLinks(publicUrl: string, languages: readonly LanguageLink[]): MetaDescriptor[] {
	if (languages.length < 2) return []
	const link = (hrefLang: string, path: string) => ({
		tagName: 'link' as const,
		rel: 'alternate',
		hrefLang,
		href: new URL(path, publicUrl).href,
	})
	return languages.flatMap(({ lang, path, isDefault }) => [
		link(lang, path),
		...(isDefault ? [link('x-default', path)] : []),
	])
}
