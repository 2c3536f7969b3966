import { BLOG_FEATURED_COUNT } from '@app/contract/constants'
import {
	CONTENT_DEEP,
	CONTENT_FIELDS,
	type Post,
	PostSchema,
	type PostTeaser,
	PostTeaserSchema,
} from '@app/contract/content'
import { InstantSchema } from '@app/contract/values'
import * as v from 'valibot'
import type { ContentReader } from '../../features/content/content-reader.ts'

const NEWEST_FIRST = ['-date_created', '-id']

const PostRefSchema = v.object({
	slug: v.string(),
	title: v.string(),
	date_created: InstantSchema,
	date_updated: v.nullish(InstantSchema, null),
})
/** A post as far as a link to it goes. */
export type PostRef = v.InferOutput<typeof PostRefSchema>

/** Every post, the latest first: for counting, neighbours, the sitemap, and to know which addresses there are. */
export function readPostRefs(content: ContentReader): Promise<PostRef[]> {
	const query = { fields: ['slug', 'title', 'date_created', 'date_updated'], sort: NEWEST_FIRST, limit: -1 }
	return content.read('posts', query, v.array(PostRefSchema))
}

/** Posts for a list, the latest first. */
export function readTeasers(
	content: ContentReader,
	{ offset, limit }: { offset: number; limit: number },
): Promise<PostTeaser[]> {
	const query = { fields: [CONTENT_FIELDS.postTeaser], sort: NEWEST_FIRST, offset, limit }
	return content.read('posts', query, v.array(PostTeaserSchema))
}

/** The latest posts for a page that is there without them too. */
export function readLatestTeasers(content: ContentReader): Promise<PostTeaser[]> {
	const query = { fields: [CONTENT_FIELDS.postTeaser], sort: NEWEST_FIRST, offset: 0, limit: BLOG_FEATURED_COUNT }
	return content.readOr([], 'posts', query, v.array(PostTeaserSchema))
}

/** Whole posts, the latest first. */
export function readLatestPosts(content: ContentReader, limit: number): Promise<Post[]> {
	const query = { fields: [CONTENT_FIELDS.post], deep: CONTENT_DEEP, sort: NEWEST_FIRST, limit }
	return content.read('posts', query, v.array(PostSchema))
}

/** One post; null where there is none. */
export async function readPost(content: ContentReader, slug: string): Promise<Post | null> {
	const query = {
		fields: [CONTENT_FIELDS.post],
		deep: CONTENT_DEEP,
		filter: { slug: { _eq: slug } },
		limit: 1,
	}
	const [post] = await content.read('posts', query, v.array(PostSchema))
	return post ?? null
}
