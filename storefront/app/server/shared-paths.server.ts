import { blogPath } from '@app/domain/content/blog-pages'
import { inLanguage, splitLanguage } from '@app/language/tags'
import { branchPath } from '../features/branch/branch-path.ts'
import { findBlogPage } from './content/find-blog-page.server.ts'
import { findRow } from './content/find-row.server.ts'
import { readJobs } from './content/read-jobs.server.ts'
import { readLegalPages, readPageRefs } from './content/read-pages.server.ts'
import { readPostRefs } from './content/read-posts.server.ts'
import { isPreview } from './content/read-preview.server.ts'
import type { PageContext } from './page-context.server.ts'

/**
 * Pages whose server rendering is the same for everybody: rendered once for each state of the CMS's data, compressed,
 * and sent from memory. Such a page must not look at cookies or headers while it renders on the server, nor at what
 * of a query its address here leaves out.
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
	'/contacts',
	'/logger',
	'/careers',
	'/blog/rss.xml',
	'/robots.txt',
	'/manifest.webmanifest',
])

type Known = Pick<PageContext, 'snapshot' | 'content'>

/**
 * The address under which a page is kept for everybody, with what of its query counts; null where it is rendered for
 * one person. Of the CMS's pages only those that exist are kept: nobody fills the memory with others.
 */
export async function sharedPathOf(url: URL, known: Known): Promise<string | null> {
	if (isPreview(url)) return null
	const { tag, path } = splitLanguage(url.pathname)
	const shared = await sharedPage(path, url, known)
	return shared && inLanguage(tag, shared)
}

async function sharedPage(path: string, url: URL, known: Known): Promise<string | null> {
	if (path === '/sitemap.xml') return url.searchParams.has('part') ? null : path
	if (path === '/shop') return sharedShopPage(url, known)
	if (path === '/blog') return sharedBlogPage(url, known)
	const isKnown = SHARED_PATHS.has(path) || (await isRowOfCms(path, known))
	return isKnown ? path : null
}

/** The menu with a dish, which is shared under the dish's name. */
function sharedShopPage(url: URL, { snapshot }: Known): string {
	const dish = snapshot.menu?.products.find(({ id }) => String(id) === url.searchParams.get('product'))
	return dish ? `/shop?product=${dish.id}` : '/shop'
}

async function sharedBlogPage(url: URL, { content }: Known): Promise<string | null> {
	const page = findBlogPage(await readPostRefs(content), url.searchParams)
	return page && blogPath(page.number, page.tag?.slug)
}

async function isRowOfCms(path: string, { snapshot, content }: Known): Promise<boolean> {
	const [, folder, slug, more] = path.split('/')
	if (!folder || more !== undefined) return false
	const has = async (readRows: Parameters<typeof findRow>[1], wanted: string) =>
		(await findRow(content, readRows, wanted)) !== null
	if (!slug) return path === `/${folder}` && has(readPageRefs, folder)
	switch (folder) {
		case 'branches':
			return snapshot.menu?.branches.some((branch) => path === branchPath(branch)) ?? false
		case 'blog':
			return has(readPostRefs, slug)
		case 'careers':
			return has(readJobs, slug)
		case 'legal':
			return has(readLegalPages, slug)
		default:
			return false
	}
}
