import { BLOG_PAGE_SIZE } from '@app/contract/constants'
import { CONTENT_FIELDS, PostTeaserSchema } from '@app/contract/content'
import { inEveryLanguage, pickLanguage } from '@app/contract/translations'
import { blogSearchFilter } from '@app/domain/content/blog-search'
import * as v from 'valibot'
import { browserContent } from '../content-store.ts'
import { mapPostCard, type PostCardData } from './post-card-data.ts'

const PostsSchema = v.array(inEveryLanguage(PostTeaserSchema))
/** Databases count in numbers or in texts. */
const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number())
const CountSchema = v.tuple([v.object({ countDistinct: v.object({ id: count }) })])

export interface FoundPosts {
	posts: readonly PostCardData[]
	/** How many there are on all pages. */
	total: number
}

/** A page of the posts that fit a search, the latest first. @throws RequestError */
export async function searchPosts(
	cmsUrl: string,
	{ search, page, language }: { search: string; page: number; language: string },
): Promise<FoundPosts> {
	const content = browserContent(cmsUrl)
	const filter = blogSearchFilter(search, language)
	const list = {
		fields: [CONTENT_FIELDS.postTeaser],
		filter,
		sort: ['-date_created', '-id'],
		limit: BLOG_PAGE_SIZE,
		page,
	}
	const [found, counted] = await Promise.all([
		content.read('posts', list, PostsSchema),
		content.read('posts', { filter, aggregate: { countDistinct: ['id'] } }, CountSchema),
	])
	return {
		posts: found.rows.map((rows) => mapPostCard(pickLanguage(rows, language))),
		total: counted.rows[0].countDistinct.id,
	}
}
