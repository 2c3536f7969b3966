import { BLOG_FEATURED_COUNT, BLOG_PAGE_SIZE } from '@app/contract/constants'

/** Which posts a page of the blog shows: places among all posts, the latest being 0. */
export interface BlogPage {
	number: number
	/** How many pages there are. */
	count: number
	/** The latest posts, on the first page only. */
	featured: { offset: number; limit: number } | null
	listed: { offset: number; limit: number }
}

/** The number in `?page=`: null where it is none that a link of ours has. Without the parameter it is the first page. */
export function readBlogPage(param: string | null): number | null {
	if (param === null) return 1
	return /^[1-9]\d{0,3}$/.test(param) ? Number(param) : null
}

/**
 * The latest four posts are featured, the others follow ten a page (section 9). Null beyond the last page; the first is always there.
 */
export function decideBlogPage(total: number, number: number): BlogPage | null {
	const count = Math.max(1, Math.ceil((total - BLOG_FEATURED_COUNT) / BLOG_PAGE_SIZE))
	if (number < 1 || number > count) return null
	return {
		number,
		count,
		featured: number === 1 ? { offset: 0, limit: BLOG_FEATURED_COUNT } : null,
		listed: { offset: BLOG_FEATURED_COUNT + (number - 1) * BLOG_PAGE_SIZE, limit: BLOG_PAGE_SIZE },
	}
}

/** The address of a page of the blog; the first has no number. */
export const blogPath = (number: number): string => (number === 1 ? '/blog' : `/blog?page=${number}`)

/** The posts before and after one in a list of all, the latest first: `newer` was published after it. */
export function neighboursOf<T extends { slug: string }>(
	posts: readonly T[],
	slug: string,
): { newer: T | null; older: T | null } {
	const place = posts.findIndex((post) => post.slug === slug)
	if (place === -1) return { newer: null, older: null }
	return { newer: posts[place - 1] ?? null, older: posts[place + 1] ?? null }
}
