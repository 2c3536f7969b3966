import { inLanguage, type LanguageTag } from '@app/language/tags'
import type { MetaDescriptor } from 'react-router'

/**
 * Links to a page in each of its languages, its own included, as search engines want them; none where there is one
 * language only.
 */
export function alternateLinks(publicUrl: string, path: string, languages: readonly LanguageTag[]): MetaDescriptor[] {
	if (languages.length < 2) return []
	const link = (hrefLang: string, tag: LanguageTag) => ({
		tagName: 'link' as const,
		rel: 'alternate',
		hrefLang,
		href: new URL(inLanguage(tag, path), publicUrl).href,
	})
	// For visitors whose language is none of these.
	return [...languages.map((tag) => link(tag, tag)), link('x-default', 'en')]
}
