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

/** The tag in `?tag=`: undefined without the parameter, null where no tag can be called like that. */
export function readBlogTag(param: string | null): string | null | undefined {
	if (param === null) return undefined
	return /^[a-z\d][a-z\d-]{0,119}$/.test(param) ? param : null
}

/**
 * The number in `?page=`: null where it is none that a link of ours has. Without the parameter it is the first page.
 */
export function readBlogPage(param: string | null): number | null {
	if (param === null) return 1
	return /^[1-9]\d{0,3}$/.test(param) ? Number(param) : null
}

/**
 * The latest four posts are featured, the others follow ten a page (section 9); among those of a tag none is
 * featured. Null beyond the last page; the first is always there, but for a tag that no post has.
 */
export function decideBlogPage(total: number, number: number, { isTagged = false } = {}): BlogPage | null {
	const ahead = isTagged ? 0 : BLOG_FEATURED_COUNT
	const count = Math.max(isTagged ? 0 : 1, Math.ceil((total - ahead) / BLOG_PAGE_SIZE))
	if (number < 1 || number > count) return null
	return {
		number,
		count,
		featured: number === 1 && ahead > 0 ? { offset: 0, limit: ahead } : null,
		listed: { offset: ahead + (number - 1) * BLOG_PAGE_SIZE, limit: BLOG_PAGE_SIZE },
	}
}

/** The address of a page of the blog, of all posts or of those with a tag; the first has no number. */
export function blogPath(number: number, tag?: string): string {
	const query = [...(tag === undefined ? [] : [`tag=${tag}`]), ...(number === 1 ? [] : [`page=${number}`])]
	return ['/blog', query.join('&')].filter(Boolean).join('?')
}

/** The tags that posts have, those of most posts first. */
export function listTags<T extends { slug: string }>(posts: readonly { tags: readonly T[] }[]): T[] {
	const counts = new Map<string, { tag: T; count: number }>()
	for (const tag of posts.flatMap(({ tags }) => tags)) {
		const known = counts.get(tag.slug)
		if (known) known.count += 1
		else counts.set(tag.slug, { tag, count: 1 })
	}
	return [...counts.values()].sort((one, other) => other.count - one.count).map(({ tag }) => tag)
}

/** The posts before and after one in a list of all, the latest first: `newer` was published after it. */
export function neighboursOf<T extends { slug: string }>(
	posts: readonly T[],
	slug: string,
): { newer: T | null; older: T | null } {
	const place = posts.findIndex((post) => post.slug === slug)
	if (place === -1) return { newer: null, older: null }
	return { newer: posts[place - 1] ?? null, older: posts[place + 1] ?? null }
}
