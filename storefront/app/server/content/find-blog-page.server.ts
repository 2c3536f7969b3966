import { type BlogPage, decideBlogPage, listTags, readBlogPage, readBlogTag } from '@app/domain/content/blog-pages'
import type { PostRef } from './read-posts.server.ts'

type Tag = PostRef['tags'][number]

export interface FoundBlogPage extends BlogPage {
	/** The tag whose posts it shows; undefined where it shows all. */
	tag: Tag | undefined
	/** All that can be chosen. */
	tags: Tag[]
}

/** The page of the blog that a query asks for; null where there is none. */
export function findBlogPage(posts: readonly PostRef[], query: URLSearchParams): FoundBlogPage | null {
	const number = readBlogPage(query.get('page'))
	const slug = readBlogTag(query.get('tag'))
	if (number === null || slug === null) return null
	const tags = listTags(posts)
	const isTagged = slug !== undefined
	const shown = isTagged ? posts.filter((post) => post.tags.some((tag) => tag.slug === slug)) : posts
	const page = decideBlogPage(shown.length, number, { isTagged })
	return page && { ...page, tag: tags.find((tag) => tag.slug === slug), tags }
}
