import type { BreadcrumbList } from 'schema-dts'
import { BRAND } from '../../brand.ts'

/** A page on the way to another. */
interface Crumb {
	name: string
	path: string
}

export const BRANCHES: Crumb = { name: 'Branches', path: '/branches' }
export const BLOG: Crumb = { name: 'News', path: '/blog' }
export const CAREERS: Crumb = { name: 'Careers', path: '/careers' }

/** The way to a page as search engines show it: the home page, then `trail`, whose last is the page itself. */
export function breadcrumbs(publicUrl: string, trail: readonly Crumb[]): BreadcrumbList {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: BRAND.name, path: '/' }, ...trail].map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: publicUrl + path,
		})),
	}
}
