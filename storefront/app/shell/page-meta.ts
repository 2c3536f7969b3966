import type { MetaDescriptor } from 'react-router'
import { BRAND } from '../brand.ts'

/** Title, description and their Open Graph twins of a page. Private and error pages are kept out of search engines by `noindex`. */
export function pageMeta(page: { title: string; description?: string; noindex?: boolean }): MetaDescriptor[] {
	const title = `${page.title} · ${BRAND.name}`
	const description = page.description ?? BRAND.description
	return [
		{ title },
		{ name: 'description', content: description },
		{ property: 'og:title', content: page.title },
		{ property: 'og:description', content: description },
		...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
	]
}
