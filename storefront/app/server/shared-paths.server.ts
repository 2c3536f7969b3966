import type { Menu } from '@app/contract/menu'
import { branchPath } from '../features/branch/branch-path.ts'

/**
 * Pages whose server rendering is the same for everybody: rendered once for each state of the CMS's data, compressed, and sent from
 * memory. Such a page must not look at the query, cookies or headers while it renders on the server.
 */
const SHARED_PATHS: ReadonlySet<string> = new Set([
	'/',
	'/order',
	'/order/cart',
	'/track',
	'/offline',
	'/settings',
	'/settings/cards',
	'/settings/orders',
	'/settings/coupons',
	'/settings/notifications',
	'/branches',
	'/logger',
	'/robots.txt',
	'/sitemap.xml',
	'/manifest.webmanifest',
])

/** Whether a page is shared. Of the branches' own pages only those that exist are: nobody fills the memory with others. */
export function isSharedPath(path: string, menu: Menu | null): boolean {
	return SHARED_PATHS.has(path) || (menu?.branches.some((branch) => path === branchPath(branch)) ?? false)
}
