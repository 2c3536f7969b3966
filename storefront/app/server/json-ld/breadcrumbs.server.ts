import { currentLanguage, t } from '@app/language/current'
import type { PlainMessage } from '@app/language/messages'
import { inLanguage, splitLanguage } from '@app/language/tags'
import type { BreadcrumbList } from 'schema-dts'
import { BRAND } from '../../brand.ts'

/** A page on the way to another; its path may have the language's prefix already. */
interface Crumb {
	readonly name: string
	readonly path: string
}

const ownPage = (name: PlainMessage, path: string): Crumb => ({
	/** In the language of whoever asks. */
	get name() {
		return t(name)
	},
	path,
})

export const BRANCHES = ownPage('Branches', '/branches')
export const BLOG = ownPage('News', '/blog')
export const CAREERS = ownPage('Careers', '/careers')

/** The way to a page as search engines show it: the home page, then `trail`, whose last is the page itself. */
export function breadcrumbs(publicUrl: string, trail: readonly Crumb[]): BreadcrumbList {
	const { tag } = currentLanguage()
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: BRAND.name, path: '/' }, ...trail].map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: publicUrl + inLanguage(tag, splitLanguage(path).path),
		})),
	}
}
